"""`make mutants`: plant faults in a room of the bot, and tell which ones no test finds.

python -m tests.mutants engine --count 100 --seed 1
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from tests.mutants.forking import warm_up
from tests.mutants.looking import Lookers, is_noted, note_lookers, read_lookers
from tests.mutants.planting import Planted, faults_of
from tests.mutants.running import Found, run_with

_NOTES: Final = Path("build/mutants")

_OF_ALL: Final = (
    *("tests/unit/content", "tests/unit/features", "tests/unit/match"),
    "tests/unit/kit/test_snapshots.py",
)
"""Tests of services that others call, and of what every room shows."""


@dataclass(frozen=True, slots=True)
class Site:
    """A fault and where it is planted."""

    file: Path
    fault: Planted

    def __str__(self) -> str:
        source = self.file.read_text(encoding="utf-8")
        line = self.fault.apply(source).splitlines()[self.fault.line - 1].strip()
        return f"{self.file}:{self.fault.line} {self.fault.kind}: {line}"


def main() -> None:
    """Plant faults by lot, and end with code 1 if any of them lives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", help="engine, match, or a feature")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="what the lines of faults in question contain")
    parser.add_argument("--again", action="store_true", help="note anew which tests look where")
    parser.add_argument("--every", action="store_true", help="count tests that nothing depends on")
    told = parser.parse_args()
    room, notes = _room(told.room), _NOTES / told.room
    warm_up(".".join(room.parts))
    if told.again or not is_noted(notes):
        note_lookers(room, _tests(told.room), notes)
    lookers = read_lookers(notes)
    sites = [site for site in _sites(room) if told.only in str(site)]
    chosen = Random(told.seed).sample(sites, min(told.count, len(sites)))
    outcomes = list(_planted(chosen, lookers, every=told.every))
    lived = [outcome for outcome in outcomes if outcome is None]
    print(f"{len(chosen) - len(lived)} of {len(chosen)} found, of {len(sites)} that can be planted")  # noqa: T201 - a report
    if told.every:
        print(_spare(lookers, [outcome for outcome in outcomes if outcome is not None]))  # noqa: T201 - (same)
    sys.exit(bool(lived))


def _room(name: str) -> Path:
    """Return the package of a room; ends with a sentence where there is none."""
    for folder in (Path("bot", name), Path("bot", "features", name)):
        if folder.is_dir():
            return folder
    sys.exit(f"There is no room {name} in bot/ or bot/features/.")


def _tests(name: str) -> list[str]:
    """Return where the tests of a room stand."""
    folders = [*Path("tests").glob(f"*/{name}"), *Path("tests").glob(f"*/*/{name}")]
    own = [str(folder) for folder in folders if "support" not in folder.parts]
    return [*own, *_OF_ALL] if own else ["tests/unit"]


def _sites(room: Path) -> Iterator[Site]:
    for file in sorted(room.rglob("*.py")):
        for fault in faults_of(file.read_text(encoding="utf-8")):
            yield Site(file, fault)


def _planted(sites: Sequence[Site], lookers: Lookers, *, every: bool) -> Iterator[Found | None]:
    """Plant each fault by itself; print those that live, and yield what found the others."""
    for site in sites:
        found = _found(site, lookers, every=every)
        if found is None:
            print(site, flush=True)  # noqa: T201 - (same)
        yield found


def _found(site: Site, lookers: Lookers, *, every: bool) -> Found | None:
    lines = range(site.fault.line, site.fault.line + 1)
    if not lookers.is_seen(site.file, lines):
        lines = site.fault.statement
    if not lookers.is_seen(site.file, lines):
        return None
    source = site.fault.apply(site.file.read_text(encoding="utf-8"))
    found = filter(
        None,
        (
            run_with(site.file, source, tests, every=every)
            for tests in lookers.rounds(site.file, lines)
        ),
    )
    first = next(found, None)
    if first is None or not every:
        return first
    return Found([*first.tests, *(test for more in found for test in more.tests)])


def _spare(lookers: Lookers, found: Sequence[Found]) -> str:
    """Say how many tests are the only ones that find some fault, and how many find none."""
    times = Counter(test for by in found for test in by.tests)
    needed = {by.tests[0] for by in found if len(by.tests) == 1}
    return (
        f"of {len(lookers.seconds)} tests {len(times)} found faults,"
        f" {len(needed)} of which some that no other test found"
    )


if __name__ == "__main__":
    main()
