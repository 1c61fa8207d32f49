"""The match that was interrupted, as the start page offers it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.options import BadOption
from engine.rulesets import ruleset
from gui.opening import Resume
from gui.text import say
from net.store import DATABASE, Saved, Store, StoreError


def last_unfinished(data_dir: Path) -> Resume | None:
    """The latest match in the folder's store that can be continued; None if there is none, or no store to read."""
    if not (data_dir / DATABASE).exists():
        return None
    try:
        store = Store(data_dir / DATABASE)
    except StoreError:
        return None
    try:
        return next((offer for saved in store.unfinished() if (offer := _offer(store, saved))), None)
    except StoreError:
        return None
    finally:
        store.close()


def _offer(store: Store, saved: Saved) -> Resume | None:
    """The match as it is offered; None where it can't be read, or this program does not know its rules."""
    header, _, deals = saved
    try:
        law = ruleset(header.ruleset)
        law.options.from_text(header.code)
        hosted = store.load(header.match_id).setup.hosted is not None
    except (StoreError, BadOption):
        return None
    name = say(law.name)
    detail = QCoreApplication.translate("Start", "In deal {number}").format(number=deals + 1)
    if hosted:
        with_friends = QCoreApplication.translate("Start", "{detail}, with friends").format(detail=detail)
        return Resume(name, with_friends, "lan", {"resume": header.match_id})
    return Resume(name, detail, "table", {"match_id": header.match_id})
