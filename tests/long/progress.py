"""Where long runs keep how far they are, so that one that was broken off goes on."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("SANFAN_LONG") or Path(tempfile.gettempdir()) / "sanfan-long")


class Progress:
    """The finished parts of a run, by name, with what they measured."""

    def __init__(self, name: str) -> None:
        self.folder = FOLDER / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self._path = self.folder / "progress.json"
        self.parts: dict[str, Any] = json.loads(self._path.read_text()) if self._path.exists() else {}

    def add(self, part: str, measured: object) -> None:
        """A part is finished: keep it and say so."""
        self.parts[part] = measured
        self._path.write_text(json.dumps(self.parts))
        print(f"{self.folder.name}: {part}: {measured}", flush=True)

    def finish(self) -> None:
        """All parts are: the next run begins anew."""
        self._path.unlink(missing_ok=True)
