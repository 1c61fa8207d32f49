"""Colours, type sizes and the style sheet: the one place that says what the program looks like."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

import assets

FAMILY = "Sanfan Sans"
SMALL, BODY, LARGE, TITLE, DISPLAY = 14, 16, 20, 30, 60

IVORY = "#F5EFDF"
JADE = "#2F8F6B"
INK_RED, INK_GREEN, INK_BLUE = "#B3261E", "#1B6B3A", "#1F4E9C"
GOLD = "#C9A961"

SEAT_COLOURS = {
    "jade": "#2E8B6A",
    "cinnabar": "#C4473A",
    "indigo": "#3F62B5",
    "amber": "#C98A1B",
    "plum": "#8E4A93",
    "slate": "#5F6E7A",
}


@dataclass(frozen=True)
class Theme:
    """The named colours of one look, as #RRGGBB; text reads at 4.5 : 1 or better wherever it is used.

    `felt` is lit in the middle and falls off to `felt_edge`; `accent` is what is yours to do.
    """

    name: str
    felt: str
    felt_edge: str
    rim: str
    panel: str
    raised: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    gain: str
    loss: str


THEMES = {
    theme.name: theme
    for theme in (
        Theme(
            name="green",
            felt="#12523D",
            felt_edge="#06302A",
            rim="#3A2417",
            panel="#0A2C24",
            raised="#123D31",
            line="#2B5A4A",
            text="#F5EFDF",
            muted="#B4C6BA",
            accent=GOLD,
            on_accent="#1D1708",
            gain="#8FD9A4",
            loss="#FFA89E",
        ),
        Theme(
            name="night",
            felt="#1D3D66",
            felt_edge="#0A1A33",
            rim="#2A1F1C",
            panel="#0C1D36",
            raised="#16305A",
            line="#345386",
            text="#F2EEE4",
            muted="#B5C3D8",
            accent=GOLD,
            on_accent="#1D1708",
            gain="#8FD9A4",
            loss="#FFA89E",
        ),
        Theme(
            name="paper",
            felt="#F1EADA",
            felt_edge="#DDD2BA",
            rim="#8A6B4A",
            panel="#FBF7EC",
            raised="#F1E9D6",
            line="#C9BC9E",
            text="#2A2620",
            muted="#5A5244",
            accent="#7A5812",
            on_accent="#FFFBF0",
            gain="#1B6B3A",
            loss="#B3261E",
        ),
    )
}


def font(pixels: int, bold: bool = False) -> QFont:
    """The program's own font at a size in pixels."""
    made = QFont(FAMILY)
    made.setPixelSize(pixels)
    made.setBold(bold)
    return made


def load_fonts() -> None:
    """Registers the shipped fonts, so that a bare system shows every character."""
    for file in sorted(assets.path("fonts").iterdir()):
        if file.suffix in (".otf", ".ttf"):
            QFontDatabase.addApplicationFont(str(file))


def apply(app: QApplication, theme: Theme) -> None:
    """Dresses the whole application: Fusion, palette, font and style sheet."""
    app.setStyle("Fusion")
    app.setFont(font(BODY))
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))


def palette(theme: Theme) -> QPalette:
    """The palette for what the style sheet leaves to Fusion."""
    role = QPalette.ColorRole
    made = QPalette()
    for which, colour in {
        role.Window: theme.felt_edge,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
    }.items():
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.muted))
    return made


def style_sheet(theme: Theme) -> str:
    """The style sheet; widgets ask for a special look by a dynamic property `look`:
    `primary`, `quiet`, `small` and `card` buttons, `number` boxes without arrows, `title`, `display`, `veil`, `muted`,
    `large`, `option` and `problem` labels, `panel` and `foot` frames."""
    return _SHEET.format(**vars(theme), small=SMALL, large=LARGE, title=TITLE, display=DISPLAY)


_SHEET = """
QMainWindow, QDialog {{ background: {felt_edge}; }}
QToolTip {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 6px; }}
QLabel, QCheckBox, QRadioButton {{ background: transparent; color: {text}; }}
QLabel[look="display"] {{ font-size: {display}px; font-weight: bold; color: {text}; }}
QLabel[look="veil"] {{ font-size: {display}px; font-weight: bold; color: #F5EFDF; background: rgba(0, 0, 0, 175); }}
QLabel[look="title"] {{ font-size: {title}px; font-weight: bold; }}
QLabel[look="large"] {{ font-size: {large}px; }}
QLabel[look="muted"], QLabel[look="hint"] {{ color: {muted}; font-size: {small}px; }}
QLabel[look="option"] {{ font-weight: bold; }}
QLabel[look="option changed"] {{ font-weight: bold; color: {accent}; }}
QLabel[look="problem"] {{ color: {loss}; font-size: {small}px; }}
QLabel:disabled {{ color: {muted}; }}
QLabel[look="door primary"] {{ color: {on_accent}; font-size: {large}px; font-weight: bold; }}
QLabel[look="hint primary"] {{ color: {on_accent}; font-size: {small}px; }}
QFrame[look="panel"] {{ background: {panel}; border: 1px solid {line}; border-radius: 14px; }}
QFrame[look="foot"] {{ background: {panel}; border-top: 1px solid {line}; }}
QFrame[look="banner"] {{ background: {panel}; border: 2px solid {loss}; border-radius: 10px; }}
QPushButton {{ background: {raised}; color: {text}; border: 1px solid {line}; border-radius: 9px;
    padding: 9px 18px; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 8px 17px; }}
QPushButton:pressed {{ background: {panel}; }}
QPushButton:disabled {{ color: {muted}; border-style: dashed; }}
QPushButton[look="primary"] {{ background: {accent}; color: {on_accent}; border: 2px solid {accent};
    font-size: {large}px; font-weight: bold; padding: 12px 24px; }}
QPushButton[look="primary"]:hover {{ border-color: {text}; }}
QPushButton[look="primary"]:focus {{ border: 2px solid {text}; padding: 12px 24px; }}
QPushButton[look="quiet"] {{ background: transparent; border-color: transparent; text-align: left; }}
QPushButton[look="quiet"]:hover {{ background: {raised}; border-color: {line}; }}
QPushButton[look="quiet"]:focus {{ border: 2px solid {accent}; }}
QPushButton[look="small"] {{ padding: 4px 8px; font-size: {small}px; }}
QPushButton[look="small"]:focus {{ padding: 3px 7px; }}
QPushButton[look="card"] {{ background: {panel}; border: 2px solid {line}; border-radius: 14px; padding: 0; }}
QPushButton[look="card"]:hover {{ border-color: {muted}; }}
QPushButton[look="card"]:checked {{ background: {raised}; border-color: {accent}; }}
QPushButton[look="card"]:focus {{ border-color: {text}; }}
QPushButton[look="tag"] {{ background: transparent; color: {muted}; border: none; padding: 0 2px; font-size: 12px; }}
QPushButton[look="tag"]:hover:!disabled {{ color: {accent}; }}
QPushButton[look="tag"]:focus {{ color: {accent}; border: none; padding: 0 2px; }}
QFrame[look="seat"], QFrame[look="seat now"], QFrame[look="seat wrong"] {{ background: {panel};
    border: 1px solid {line}; border-radius: 10px; }}
QFrame[look="seat now"] {{ border-color: {accent}; }}
QFrame[look="seat wrong"] {{ border: 2px solid {loss}; }}
QFrame[look="slot wrong"] {{ border: 2px solid {loss}; border-radius: 6px; }}
QFrame[look="win"] {{ border: 2px solid {accent}; border-radius: 6px; }}
QRadioButton[look="small"] {{ padding: 3px 8px; font-size: {small}px; border-width: 1px; }}
QRadioButton:disabled {{ background: transparent; border: 1px dashed {line}; color: {muted}; }}
QCheckBox:disabled {{ color: {muted}; }}
QCheckBox::indicator:disabled {{ border-style: dashed; }}
QCheckBox[look="small"] {{ padding: 1px 4px; font-size: {small}px; spacing: 6px; border-width: 1px; }}
QComboBox[look="small"], QSpinBox[look="small"] {{ padding: 2px 6px; font-size: {small}px; }}
QComboBox[look="small"]:focus, QSpinBox[look="small"]:focus {{ padding: 1px 5px; }}
QPushButton[look="small"]:checked {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextBrowser {{ background: {panel}; color: {text};
    border: 1px solid {line}; border-radius: 7px; padding: 7px 10px; selection-background-color: {accent};
    selection-color: {on_accent}; placeholder-text-color: {muted}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextBrowser:focus {{ border: 2px solid {accent};
    padding: 6px 9px; }}
QSpinBox[look="number"] {{ padding: 2px 4px; }}
QSpinBox[look="number"]:focus {{ padding: 1px 3px; }}
QSpinBox[look="number"]::up-button, QSpinBox[look="number"]::down-button {{ width: 0; border: none; }}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox::down-arrow {{ image: none; width: 0; height: 0; border-left: 5px solid {panel};
    border-right: 5px solid {panel}; border-top: 6px solid {muted}; }}
QComboBox QAbstractItemView {{ background: {panel}; color: {text}; border: 1px solid {line};
    selection-background-color: {accent}; selection-color: {on_accent}; }}
QCheckBox {{ spacing: 10px; padding: 4px 8px 4px 4px; border: 2px solid transparent; border-radius: 7px; }}
QCheckBox:focus {{ border-color: {accent}; }}
QCheckBox::indicator {{ width: 16px; height: 16px; border: 2px solid {muted}; border-radius: 5px;
    background: {panel}; }}
QCheckBox::indicator:checked {{ border-color: {accent}; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
    fx: 0.5, fy: 0.5, stop: 0 {accent}, stop: 0.62 {accent}, stop: 0.72 {panel}); }}
QRadioButton {{ spacing: 0; padding: 6px 12px; border: 2px solid {line}; border-radius: 9px; background: {raised}; }}
QRadioButton::indicator {{ width: 0; height: 0; border: none; background: transparent; image: none; }}
QRadioButton:hover {{ border-color: {muted}; }}
QRadioButton:checked {{ background: {accent}; border-color: {accent}; color: {on_accent}; }}
QRadioButton:focus {{ border-color: {text}; }}
QMenuBar {{ background: {panel}; color: {text}; padding: 2px 6px; }}
QMenuBar::item {{ padding: 5px 10px; border-radius: 5px; background: transparent; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 5px; }}
QMenu::item {{ padding: 6px 28px 6px 18px; border-radius: 5px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 8px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QListWidget {{ background: {panel}; color: {text}; border: 1px solid {line}; border-radius: 7px; padding: 6px; }}
QListWidget:focus {{ border: 2px solid {accent}; padding: 5px; }}
QListWidget::item {{ padding: 3px 8px; border-radius: 5px; }}
QListWidget::item:disabled {{ color: {muted}; padding-top: 12px; }}
QListWidget::item:hover:!disabled {{ background: {raised}; }}
QListWidget::item:selected {{ background: {accent}; color: {on_accent}; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {line}; border-radius: 5px; min-height: 30px; margin: 1px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: 5px; min-width: 30px; margin: 1px; }}
QTabWidget::pane {{ border: 1px solid {line}; border-radius: 7px; }}
QTabBar::tab {{ background: transparent; color: {muted}; padding: 8px 16px; }}
QTabBar::tab:selected {{ color: {text}; border-bottom: 2px solid {accent}; }}
"""
