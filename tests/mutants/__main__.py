"""`make mutants`: plant faults in a room of the bot, and tell which ones no test finds.

python -m tests.mutants engine --count 100

The tests run in a copy of the tree, one fault after another, and those that look at its line alone.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tests.mutants.looking import Lookers, note_lookers, read_lookers
from tests.mutants.planting import Planted, faults_of

_NOTES: Final = Path("build/mutants")
_MOST_TESTS: Final = 150
"""The tests that are run for a fault, the first ones of each file before others."""

_SLOWEST: Final = 180.0
"""Seconds after which tests that are still running have found the fault: it is a loop."""

_OF_ALL: Final = ("tests/unit/kit", "tests/e2e/client")
"""Tests of every layout, and of presses that nobody was offered."""

_COPIED: Final = ("bot", "cogs", "data", "sandbox", "tests", "pyproject.toml", "README.md", "docs")


@dataclass(frozen=True)
class Site:
    """Where a fault may be planted, and the tests that look there."""

    file: Path
    fault: Planted
    tests: Sequence[str]


def main() -> None:
    """Plant faults by lot, and end with code 1 if any of them lives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", help="engine, match, or a feature")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="part of a path")
    told = parser.parse_args()
    room = _room(told.room)
    file = _NOTES / f"{told.room}.coverage"
    if not file.exists():
        note_lookers(room, _tests(told.room), file)
    sites = [site for site in _sites(read_lookers(file)) if told.only in str(site.file)]
    unseen = [site for site in sites if not site.tests]
    seen = [site for site in sites if site.tests]
    chosen = Random(told.seed).sample(seen, min(told.count, len(seen)))
    print(f"{len(sites)} places for faults, {len(unseen)} of which no test looks at")  # noqa: T201 - a report
    lived = [site for site in _planted(chosen) if site is not None]
    print(f"{len(chosen) - len(lived)} of {len(chosen)} found")  # noqa: T201 - (same)
    sys.exit(bool(lived))


def _room(name: str) -> Path:
    """Return the package of a room; ends with a sentence where there is none."""
    for folder in (Path("bot", name), Path("bot", "features", name)):
        if folder.is_dir():
            return folder
    sys.exit(f"There is no room {name} in bot/ or bot/features/.")


def _tests(name: str) -> list[str]:
    """Return where the tests of a room stand."""
    folders = Path("tests").glob("*/**")
    own = [
        str(folder) for folder in folders if folder.name == name and "support" not in folder.parts
    ]
    return [*own, *_OF_ALL] if own else ["tests/unit"]


def _sites(lookers: Lookers) -> Iterator[Site]:
    for file, lines in sorted(lookers.items()):
        for fault in faults_of(file.read_text(encoding="utf-8")):
            yield Site(file.relative_to(Path.cwd()), fault, lines.get(fault.line, ()))


def _planted(sites: Sequence[Site]) -> Iterator[Site | None]:
    """Plant each fault by itself in a copy of the tree; yield those that live."""
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in _COPIED:
            source = Path(name)
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, copy / name)
        for site in sites:
            file = copy / site.file
            whole = file.read_text(encoding="utf-8")
            file.write_text(site.fault.apply(whole), encoding="utf-8")
            lives = _is_green(copy, site.tests)
            file.write_text(whole, encoding="utf-8")
            if lives:
                line = whole.splitlines()[site.fault.line - 1].strip()
                print(f"{site.file}:{site.fault.line} {site.fault.kind}: {line}", flush=True)  # noqa: T201 - (same)
            yield site if lives else None


def _is_green(copy: Path, tests: Sequence[str]) -> bool:
    options = ("-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider", "--no-header")
    command = [sys.executable, "-B", "-m", "pytest", *options, *_spread(tests)]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=_SLOWEST, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def _spread(tests: Sequence[str]) -> list[str]:
    """Return as many of the tests as are run, from each file some."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.partition("::")[0], []).append(test)
    each = max(1, _MOST_TESTS // max(1, len(files)))
    return [test for found in files.values() for test in found[:each]][:_MOST_TESTS]


if __name__ == "__main__":
    main()
