"""The style sheet of the pages on the network, beside the program's own."""

from gui.theme import Theme


def lan_sheet(look: Theme) -> str:
    """The style sheet for a theme: `notice` and `alarm` frames, `row` and `place` frames, `code` labels."""
    return _SHEET.format(**vars(look))


_SHEET = """
QFrame[look="notice"] {{ background: {panel}; border: 2px solid {accent}; border-radius: 10px; }}
QFrame[look="alarm"] {{ background: {panel}; border: 2px solid {loss}; border-radius: 10px; }}
QFrame[look="row"] {{ background: {raised}; border: 1px solid {line}; border-radius: 10px; }}
QFrame[look="place"] {{ background: {raised}; border: 1px solid {line}; border-radius: 12px; }}
QFrame[look="place mine"] {{ background: {raised}; border: 2px solid {accent}; border-radius: 12px; }}
QFrame[look="place free"] {{ background: transparent; border: 2px dashed {line}; border-radius: 12px; }}
QPushButton[look="primary"]:disabled {{ background: transparent; color: {muted}; border: 2px dashed {line}; }}
QPushButton[look="corner"] {{ padding: 2px 4px; font-size: 13px; }}
QPushButton[look="corner"]:focus {{ padding: 1px 3px; }}
QLabel[look="code"] {{ font-family: monospace; font-size: 14px; }}
QLabel[look="toast"] {{ background: {panel}; border: 1px solid {accent}; border-radius: 10px; padding: 8px 12px; }}
QLabel[look="good"] {{ color: {gain}; font-size: 14px; }}
QLabel[look="mark"] {{ color: {accent}; font-size: 14px; }}
"""
