"""The match that was interrupted, as the start page offers it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.rulesets import ruleset
from gui.bridge import DATABASE
from gui.opening import Resume
from gui.text import say
from net.store import Store, StoreError


def last_unfinished(data_dir: Path) -> Resume | None:
    """The latest match in the folder's store that can be continued; None if there is none, or no store to read."""
    if not (data_dir / DATABASE).exists():
        return None
    try:
        store = Store(data_dir / DATABASE)
    except StoreError:
        return None
    try:
        saved = store.unfinished()
        hosted = bool(saved) and store.load(saved[0].header.match_id).setup.hosted is not None
    except StoreError:
        return None
    finally:
        store.close()
    if not saved:
        return None
    header, _, deals = saved[0]
    detail = QCoreApplication.translate("Start", "In deal {number}").format(number=deals + 1)
    name = say(ruleset(header.ruleset).name)
    if hosted:
        with_friends = QCoreApplication.translate("Start", "{detail}, with friends").format(detail=detail)
        return Resume(name, with_friends, "lan", {"resume": header.match_id})
    return Resume(name, detail, "table", {"match_id": header.match_id})
