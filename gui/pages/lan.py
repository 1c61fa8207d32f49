"""Playing with friends: the tables on the network, the way in by invitation, and a table of one's own."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from engine.rulesets import ruleset
from gui.lan.asking import Asking, BadTarget, read_target
from gui.lan.found import FoundList, Search
from gui.lan.host_form import HostForm
from gui.lan.hosting import HostSetup, carry_on, continue_table, open_table, to_carry_on, to_continue
from gui.lan.notice import Notice
from gui.lan.password import PasswordBox
from gui.lan.visit import Visit
from gui.lan.visiting import VisitingPage
from gui.shell import Shell
from gui.text import say
from net.discovery import Found
from net.guest import known_at
from net.invite import Invitation
from net.lobby import Denied
from net.store import StoreError
from net.words import TROUBLES

_SIDE = 400


class LanPage(VisitingPage):
    """Lists tables while it is shown. `enter` takes the `trouble` that led back here, `join` (a code or an address,
    with a `name` and a `password`), `host` (a HostSetup), `resume` (a match of one's own that goes on) or `carry`
    (somebody else's)."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.search = Search()
        self.title, self.lead, self.back, self.help = QLabel(), QLabel(), QPushButton(), QPushButton()
        self.notice = Notice()
        self.found = FoundList(self._join_found)
        self.host, self.host_words = QPushButton(), QLabel()
        self.resume = QPushButton()
        self.carry, self.carry_words = QPushButton(), QLabel()
        self.target, self.paste, self.join, self.problem = QLineEdit(), QPushButton(), QPushButton(), QLabel()
        self.target_words = QLabel()
        self.password: PasswordBox | None = None
        self._asking: Asking | None = None
        self._form: HostForm | None = None
        self._called: tuple[Invitation, str] | None = None
        self._name = self._password = ""
        self._resumed = self._carried = ""
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def form(self) -> HostForm:
        """The form for a table of one's own, made when it is first wanted."""
        if self._form is None:
            self._form = HostForm(self.shell)
            self._form.opened.connect(self.open_table)
            self._form.closed.connect(self._show_list)
            self._stack.addWidget(self._form)
        return self._form

    def enter(self, **arguments: object) -> None:
        """Looks for tables, and does what was asked for."""
        self._show_list()
        self.search.start()
        self._name = str(arguments.get("name", ""))
        self._password = str(arguments.get("password", ""))
        trouble, target, match_id, old = (str(arguments.get(key, "")) for key in ("trouble", "join", "resume", "carry"))
        host = arguments.get("host")
        self.notice.tell(trouble, look="alarm")
        self._offer_old_matches()
        self.host.setFocus()
        if target:
            self.target.setText(target)
            self.go_to(target)
        elif isinstance(host, HostSetup):
            self.open_table(host)
        elif match_id:
            self._open(lambda: continue_table(self.shell, match_id))
        elif old:
            self._open(lambda: carry_on(self.shell, old))

    def left(self) -> None:
        """Looks for tables no more."""
        self.search.stop()
        self._asking = None
        if self.password is not None:
            self.password.close()
        super().left()

    def go_to(self, target: str) -> None:
        """Joins the table that a code or an address means; says beside the field what is wrong with it."""
        self.problem.hide()
        try:
            where = read_target(target)
        except BadTarget as error:
            self._complain(str(error))
            return
        if isinstance(where, Invitation):
            self._call(where, self._password)
            return
        asking = self._asking = Asking(*where)
        asking.answered.connect(lambda answer: self._answered(asking, answer))
        self._tell_calling("{}:{}".format(*where))

    def open_table(self, setup: HostSetup) -> None:
        """Opens a table of one's own and goes into its lobby."""
        self._open(lambda: open_table(self.shell, setup))

    def show_line(self) -> None:
        """Lets in, goes into the lobby; sent away, says why, or asks for the password."""
        visit = self.visit
        if visit is None:
            return
        if visit.guest.state == "here":
            self.hand_on("lobby")
        elif visit.guest.state == "ended":
            trouble, words = visit.guest.trouble, visit.trouble
            self.release()
            visit.close()
            self.notice.clear()
            if trouble is not None and trouble.text == TROUBLES["password"] and self._called is not None:
                self._ask_password(self._called[0], words if self._called[1] else "")
            else:
                self.notice.tell(words, look="alarm")

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("Lan", "Play with friends"))
        self.lead.setText(QCoreApplication.translate("Lan", "Tables on this network"))
        self.back.setText(QCoreApplication.translate("NewTable", "Back"))
        self.help.setText(QCoreApplication.translate("Lan", "My friends’ table does not appear"))
        self.host.setText(QCoreApplication.translate("Lan", "Host a table"))
        self.host_words.setText(
            QCoreApplication.translate("Lan", "You choose the rules and play along; your friends find the table here.")
        )
        self.target_words.setText(QCoreApplication.translate("Lan", "By invitation or address"))
        self.target.setPlaceholderText(QCoreApplication.translate("Lan", "Code, or 192.168.1.20"))
        self.target.setAccessibleName(self.target_words.text())
        self.paste.setText(QCoreApplication.translate("NewTable", "Paste"))
        self.join.setText(QCoreApplication.translate("Lan", "Join"))
        self.found.retranslate()
        self._offer_old_matches()

    def _connect(self) -> None:
        self.search.changed.connect(self.found.show_tables)
        self.back.clicked.connect(lambda: self.shell.go("start"))
        self.help.clicked.connect(self._help)
        self.host.clicked.connect(self._show_form)
        self.resume.clicked.connect(lambda: self._open(lambda: continue_table(self.shell, self._resumed)))
        self.carry.clicked.connect(lambda: self._open(lambda: carry_on(self.shell, self._carried)))
        self.paste.clicked.connect(self._paste)
        self.join.clicked.connect(lambda: self.go_to(self.target.text()))
        self.target.returnPressed.connect(self.join.click)
        self.target.textEdited.connect(self.problem.hide)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self._list, lambda: self.shell.go("start"))

    def _show_list(self) -> None:
        self._stack.setCurrentWidget(self._list)
        self.host.setFocus()

    def _show_form(self) -> None:
        self._stack.setCurrentWidget(self.form)
        self.form.enter()

    def _paste(self) -> None:
        self.target.setText("".join(QGuiApplication.clipboard().text().split()))
        self.go_to(self.target.text())

    def _complain(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.show()
        self.target.setAccessibleDescription(words)
        self.target.setFocus()

    def _join_found(self, found: Found) -> None:
        known = bool(self._password) or known_at(self.shell.data_dir, found.invitation.key)
        if found.notice.password and not known:
            self._ask_password(found.invitation, "")
        else:
            self._call(found.invitation, self._password)

    def _answered(self, asking: Asking, answer: Found | str) -> None:
        if asking is not self._asking:
            return  # given up meanwhile
        self._asking = None
        self.notice.clear()
        if isinstance(answer, str):
            self._complain(answer)
        else:
            self._join_found(answer)

    def _ask_password(self, invitation: Invitation, problem: str) -> None:
        box = PasswordBox(self, problem)
        box.given.connect(lambda password: self._call(invitation, password))
        box.finished.connect(self._password_asked)
        self.password = box
        box.open()

    def _password_asked(self) -> None:
        self.password = None

    def _call(self, invitation: Invitation, password: str) -> None:
        self._give_up()
        self._called = invitation, password
        self._password = ""
        self._tell_calling(f"{invitation.address}:{invitation.port}")
        self.take(Visit(self.shell, invitation, name=self._name, password=password))

    def _tell_calling(self, where: str) -> None:
        words = QCoreApplication.translate("Lan", "Calling {address} …").format(address=where)
        self.notice.tell(words, choices=[(QCoreApplication.translate("Lan", "Cancel"), self._give_up)])

    def _give_up(self) -> None:
        self._asking = None
        self.notice.clear()
        visit = self.release()
        if visit is not None:
            visit.close()

    def _open(self, opened: Callable[[], Visit]) -> None:
        self._give_up()
        self._called = None
        try:
            visit = opened()
        except (OSError, StoreError, ValueError) as error:
            words = QCoreApplication.translate("Lan", "The table can’t be opened: {reason}")
            self._show_list()
            self.notice.tell(words.format(reason=error), look="alarm")
        except Denied as denied:
            self._show_list()
            self.notice.tell(say(TROUBLES[denied.key]), look="alarm")
        else:
            self.take(visit)

    def _offer_old_matches(self) -> None:
        try:
            self._resumed = to_continue(self.shell)
            carried = to_carry_on(self.shell)
        except StoreError:
            self._resumed, carried = "", ()
        self.resume.setText(QCoreApplication.translate("Lan", "Open my interrupted table again"))
        self.resume.setVisible(bool(self._resumed))
        self._carried = carried[0].header.match_id if carried else ""
        for widget in (self.carry, self.carry_words):
            widget.setVisible(bool(carried))
        self.carry.setText(QCoreApplication.translate("Lan", "Carry on a match of a host who is gone"))
        if carried:
            header = carried[0].header
            names = ", ".join(player.name for player in header.players)
            words = QCoreApplication.translate("Lan", "{rules} with {names}; deals finished: {deals}")
            self.carry_words.setText(
                words.format(rules=say(ruleset(header.ruleset).name), names=names, deals=carried[0].deals)
            )

    def _help(self) -> None:
        from gui.dialogs import TextDialog
        from gui.lan.texts import firewall_text

        TextDialog(self, self.help.text(), firewall_text()).show()

    def _lay_out(self) -> None:
        self.title.setProperty("look", "title")
        self.lead.setProperty("look", "large")
        self.problem.setProperty("look", "problem")
        for label in (self.host_words, self.carry_words):
            label.setProperty("look", "hint")
        for label in (self.host_words, self.carry_words, self.problem):
            label.setWordWrap(True)
        self.problem.hide()
        self.host.setProperty("look", "primary")
        self.target_words.setProperty("look", "option")
        self.target_words.setBuddy(self.target)
        self._list = QWidget()
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.back)
        halves = QHBoxLayout()
        halves.setSpacing(18)
        halves.addWidget(self._left(), 1)
        halves.addWidget(self._right(), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self._list)
        column.setContentsMargins(28, 14, 28, 22)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.notice)
        column.addLayout(halves, 1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._list)

    def _left(self) -> QFrame:
        panel, scroll, foot = QFrame(), QScrollArea(), QHBoxLayout()
        panel.setProperty("look", "panel")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.found)
        self.help.setProperty("look", "small")
        foot.addWidget(self.help)
        foot.addStretch(1)
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 16, 14, 14)
        column.setSpacing(10)
        column.addWidget(self.lead)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        return panel

    def _right(self) -> QFrame:
        panel, row = QFrame(), QHBoxLayout()
        panel.setProperty("look", "panel")
        panel.setFixedWidth(_SIDE)
        row.setSpacing(8)
        row.addWidget(self.paste)
        row.addStretch(1)
        row.addWidget(self.join)
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(8)
        above: tuple[QWidget, ...] = (self.host, self.host_words, self.resume, self.carry, self.carry_words)
        for widget in (*above, self.target_words, self.target, self.problem):
            if widget is self.target_words:
                column.addSpacing(16)
            column.addWidget(widget)
        column.addLayout(row)
        return panel
