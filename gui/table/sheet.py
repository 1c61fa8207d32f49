"""The style sheet of what lies over the table; its letters grow with the table."""

from gui.table.frame import Frame
from gui.theme import Theme

_LETTERS = {"tick": 14, "tiny": 13, "small": 14, "body": 16, "large": 20, "title": 24}  # pixels, on the canvas


def table_sheet(look: Theme, at: Frame) -> str:
    """The style sheet for a theme and a size of the table."""
    sizes = {name: at.text(pixels) for name, pixels in _LETTERS.items()}
    return _SHEET.format(**vars(look), **sizes)


_SHEET = """
QLabel {{ font-size: {body}px; }}
QLabel[look="muted"] {{ font-size: {small}px; }}
QPushButton[look="call"], QPushButton[look="call win"] {{ font-size: {large}px; font-weight: bold; padding: 0 14px;
    border: 2px solid {line}; border-radius: 10px; }}
QPushButton[look="call"]:hover, QPushButton[look="call"]:focus, QPushButton[look="call"]:checked {{
    border-color: {accent}; padding: 0 14px; }}
QPushButton[look="call win"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[look="call win"]:hover, QPushButton[look="call win"]:focus {{ border-color: {text}; padding: 0 14px; }}
QLabel[look="tiny"], QLabel[look="tiny muted"] {{ font-size: {tiny}px; }}
QLabel[look="tiny muted"] {{ color: {muted}; }}
QLabel[look="title"] {{ font-size: {title}px; }}
QLabel[look="large"] {{ font-size: {large}px; font-weight: bold; }}
QLabel[look="worth"] {{ font-weight: bold; }}
QLabel[look="gain"] {{ color: {gain}; font-weight: bold; }}
QLabel[look="loss"], QLabel[look="warning"] {{ color: {loss}; font-weight: bold; }}
QLabel[look="clock"], QLabel[look="clock red"] {{ font-size: {large}px; font-weight: bold; }}
QLabel[look="clock red"] {{ color: {loss}; }}
QFrame[look="rule"] {{ color: {line}; }}
QPushButton[look="call tight"], QPushButton[look="call win tight"] {{ font-size: {small}px; padding: 0 5px;
    border: 2px solid {line}; border-radius: 10px; }}
QPushButton[look="call tight"]:hover, QPushButton[look="call tight"]:focus {{ border-color: {accent}; padding: 0 5px; }}
QCheckBox[look="auto"] {{ font-size: {tiny}px; spacing: 5px; padding: 2px 0; }}
QCheckBox[look="auto"]::indicator {{ width: {tick}px; height: {tick}px; }}
"""
