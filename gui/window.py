"""The one window: a stack of pages, the menus, and the way out."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QUrl
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget

from gui import pages
from gui.banner import Banner
from gui.pages.page import Page
from gui.shell import Shell

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Shows one page at a time; each is made when first asked for. Leaving a page or closing asks the page."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self._pages: dict[str, Page] = {}
        self._closing = False
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.banner = Banner(self.stack)
        self.banner.log.clicked.connect(self.open_log_folder)
        shell.gone.connect(self._go)
        shell.told.connect(self.banner.tell)
        self._menus: list[tuple[QMenu, Callable[[], str]]] = []
        self._actions: list[tuple[QAction, Callable[[], str]]] = []
        self._make_menus()
        self.retranslate()

    @property
    def page(self) -> Page | None:
        """The page now shown."""
        shown = self.stack.currentWidget()
        return shown if isinstance(shown, Page) else None

    def go(self, name: str, /, **arguments: object) -> None:
        """Shows a page of `pages.PAGES`, once the page now shown lets go of the player; while a table is played, the
        rules have a window of their own."""
        page = self.page
        if name == "rules" and page is not None and page.law is not None:
            self._show_rules({**page.law, **arguments})
        elif page is None or page.may_leave(lambda: self._show(name, arguments)):
            self._show(name, arguments)

    def open_log_folder(self) -> None:
        """Opens the folder with the log in the system's file manager, or says where it is."""
        folder = self.shell.data_dir / "logs"
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._tell_of(QCoreApplication.translate("Window", "Log folder"), "version")

    def toggle_full_screen(self) -> None:
        """Goes to the full screen, without the menu bar, and back."""
        full = self.isFullScreen()
        self.menuBar().setVisible(full)
        if full:
            self.showNormal()
        else:
            self.showFullScreen()

    def retranslate(self) -> None:
        """Writes title and menus anew."""
        self.setWindowTitle(QCoreApplication.translate("Window", "Sanfan"))
        for menu, words in self._menus:
            menu.setTitle(words())
        for action, words in self._actions:
            action.setText(words())

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the banner in its place."""
        super().resizeEvent(event)
        self.banner.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closes when the page agrees; a page that asks first closes the window itself on a yes."""
        page = self.page
        if self._closing or page is None or page.may_leave(self.close_at_once):
            if page is not None:
                page.left()
            event.accept()
        else:
            event.ignore()

    def close_at_once(self) -> None:
        """Closes without asking; a match under way is kept."""
        self._closing = True
        self.close()

    def _go(self, name: str, arguments: dict[str, object]) -> None:
        self.go(name, **arguments)

    def _show(self, name: str, arguments: dict[str, object]) -> None:
        before = self.page
        if name not in self._pages:
            self._pages[name] = pages.PAGES[name](self.shell)
            self.stack.addWidget(self._pages[name])
        page = self._pages[name]
        if before is not None and before is not page:
            before.left()
        self.stack.setCurrentWidget(page)
        page.enter(**arguments)
        self.banner.raise_()

    def _show_rules(self, arguments: dict[str, object]) -> None:
        from gui.pages.rules import law_of  # loaded when first asked for, so that the window opens sooner
        from gui.rules.window import RulesWindow

        window = self.findChild(RulesWindow) or RulesWindow(self, self.shell)
        window.view.show_law(*law_of(self.shell, arguments))
        window.show()
        window.activateWindow()

    def _make_menus(self) -> None:
        game = self._menu(lambda: QCoreApplication.translate("Window", "&Game"))
        self._add(game, lambda: QCoreApplication.translate("Window", "Start page"), lambda: self.go("start"))
        self._add(game, lambda: QCoreApplication.translate("Window", "Settings"), lambda: self.go("settings"))
        game.addSeparator()
        full = (lambda: QCoreApplication.translate("Window", "Full screen"), self.toggle_full_screen, "F11")
        self._add(game, *full)
        self._add(game, lambda: QCoreApplication.translate("Window", "Quit"), self.close, "Ctrl+Q")
        menu = self._menu(lambda: QCoreApplication.translate("Window", "&Help"))
        if "rules" in pages.PAGES:
            self._add(menu, lambda: QCoreApplication.translate("Window", "Rules"), lambda: self.go("rules"))
        self._add_text(menu, lambda: QCoreApplication.translate("Window", "Keys"), "keys", "F1")
        menu.addSeparator()
        self._add(menu, lambda: QCoreApplication.translate("Window", "Log folder"), self.open_log_folder)
        self._add_text(menu, lambda: QCoreApplication.translate("Window", "Version"), "version")
        self._add_text(menu, lambda: QCoreApplication.translate("Window", "Licences"), "licences")
        self._add_text(menu, lambda: QCoreApplication.translate("Window", "About Sanfan"), "about")

    def _menu(self, words: Callable[[], str]) -> QMenu:
        menu = self.menuBar().addMenu("")
        self._menus.append((menu, words))
        return menu

    def _add(self, menu: QMenu, words: Callable[[], str], do: Callable[[], object], key: str = "") -> None:
        action = QAction(self)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda _checked=False: do())
        action.setShortcut(QKeySequence(key))
        menu.addAction(action)
        self.addAction(action)  # so that the key works while the menu bar is hidden
        self._actions.append((action, words))

    def _add_text(self, menu: QMenu, words: Callable[[], str], kind: str, key: str = "") -> None:
        self._add(menu, words, lambda: self._tell_of(words(), kind), key)

    def _tell_of(self, title: str, kind: str) -> None:
        from gui import dialogs  # loaded when first asked for, so that the window opens sooner

        version = self.shell.opening.version
        html: dict[str, Callable[[], str]] = {
            "keys": dialogs.keys_text,
            "version": lambda: dialogs.version_text(version, str(self.shell.data_dir)),
            "licences": dialogs.licences_text,
            "about": lambda: dialogs.about_text(version),
        }
        dialogs.TextDialog(self, title, html[kind]()).show()
