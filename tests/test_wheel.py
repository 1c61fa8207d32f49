"""A wheel built from the sources works from any folder, with what it ships and nothing else."""

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, PackageNotFoundError, version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("assets", "engine", "gui", "net")


def run(*arguments: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; a failure shows what it said instead."""
    done = subprocess.run(
        [*map(str, arguments)],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def isolation() -> list[str]:
    """Build with the setuptools at hand if it is new enough, else let pip fetch one."""
    try:
        return ["--no-build-isolation"] if int(version("setuptools").split(".")[0]) >= 71 else []
    except PackageNotFoundError:
        return []


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a fresh installation, built from a copy of the sources."""
    work = tmp_path_factory.mktemp("wheel")
    source, target = work / "source", work / "target"
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("main.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", *isolation(), "--wheel-dir", work, source, cwd=work)
    (wheel,) = work.glob("sanfan-*.whl")
    run(*pip, "install", "--no-deps", "--target", target, wheel, cwd=work)
    return target


def sanfan(installed: Path, elsewhere: Path, *arguments: str) -> str:
    """What the installed program prints when started from a folder that is not the clone."""
    return run(sys.executable, "-m", "main", *arguments, cwd=elsewhere, PYTHONPATH=str(installed), PYTHONSAFEPATH="1")


def test_the_wheel_tells_its_version(installed: Path, tmp_path: Path) -> None:
    (folder,) = installed.glob("sanfan-*.dist-info")
    assert Distribution.at(folder).version in sanfan(installed, tmp_path, "--version")


def test_the_wheel_plays_without_the_clone(installed: Path, tmp_path: Path) -> None:
    printed = sanfan(installed, tmp_path, "simulate", "--rules", "laosanfan", "--deals", "1", "--seed", "1", "--json")
    assert json.loads(printed)["deals"] == 1


def test_the_wheel_carries_every_asset(installed: Path) -> None:
    kinds = {".svg", ".png", ".otf", ".qm", ".bin", ".json", ".wav", ".txt", ".md"}
    wanted = {
        path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in kinds
    }
    assert wanted, "the sources hold no assets at all"
    assert {path for path in wanted if not (installed / path).is_file()} == set()
