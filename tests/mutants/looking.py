"""Which tests look at a line, and how long each takes: from a run of the tests that notes it."""

import json
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage, CoverageData

from tests.mutants.forking import Tell, in_fork
from tests.mutants.running import run_repeatably

_AT_FIRST: Final = 1.0
_AT_MOST: Final = 20.0
"""How many seconds the tests that are run first for a fault, and then, take together."""


@dataclass(frozen=True)
class Lookers:
    """What a run of a room's tests has shown: the tests of each line, and the seconds of each test.

    Lines by the name of the file, relative to the tree. What is done on import has no test. Seconds
    are the processor's, so that it does not matter what else the machine did.
    """

    lines: Mapping[Path, Mapping[int, Sequence[str]]]
    seconds: Mapping[str, float]

    def is_seen(self, file: Path, lines: range) -> bool:
        """Tell whether any of `lines` is run, in a test or on import."""
        return any(line in self.lines[file] for line in lines)

    def rounds(self, file: Path, lines: range) -> Iterator[Mapping[str, float]]:
        """Yield tests for a fault on `lines`, with their seconds: a few that look there, then more.

        After all of the lines come those of the module, which may have been given something that
        the lines made for a test before them. What is done on import may concern any test: those
        that run nothing of the module come last, such as one that compares figures with the docs.
        """
        of_file = self.lines[file]
        of_lines = {test for line in lines for test in of_file.get(line, ())}
        of_module = {test for tests in of_file.values() for test in tests}
        first = dict(_within(_AT_FIRST, self._quickest(of_lines)))
        parts = [of_lines - first.keys(), of_module - of_lines]
        more = dict(_within(_AT_MOST, [test for part in parts for test in self._quickest(part)]))
        rest = self._quickest([] if of_lines else self.seconds.keys() - of_module)
        yield from filter(None, (first, more, dict(_within(_AT_MOST, rest))))

    def _quickest(self, tests: Iterable[str]) -> Sequence[tuple[str, float]]:
        return sorted(((test, self.seconds[test]) for test in tests), key=itemgetter(1, 0))


def _within(seconds: float, tests: Sequence[tuple[str, float]]) -> Sequence[tuple[str, float]]:
    """Return as many of the first tests as take no longer together, but at least one."""
    ends = accumulate(taken for _, taken in tests)
    count = sum(end <= seconds for end in ends)
    return tests[: max(1, count)]


def note_lookers(room: Path, tests: Sequence[str], notes: Path) -> None:
    """Run `tests`, and note in the folder `notes` which of them look at which lines of `room`."""
    shutil.rmtree(notes, ignore_errors=True)
    notes.mkdir(parents=True)
    done = in_fork(lambda tell: _run(room, tests, notes, tell))
    if done.code != 0:
        sys.exit("\n".join([f"The tests fail without any fault ({done.code}):", *done.told]))


def is_noted(notes: Path) -> bool:
    """Tell whether `note_lookers` has come to its end."""
    return (notes / "seconds.json").exists()


def read_lookers(notes: Path) -> Lookers:
    """Return what `note_lookers` has noted."""
    data = CoverageData(str(notes / "coverage"))
    data.read()
    lines = {
        Path(file).relative_to(Path.cwd()): {
            line: sorted(filter(None, tests))
            for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    return Lookers(lines, json.loads((notes / "seconds.json").read_text(encoding="utf-8")))


class _Noting:
    """A plug-in for pytest that names each test to `coverage`, and times it."""

    def __init__(self, coverage: Coverage, tell: Tell) -> None:
        self._coverage = coverage
        self._tell = tell
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - begun
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._tell(report.nodeid)


def _run(room: Path, tests: Sequence[str], notes: Path, tell: Tell) -> int:
    coverage = Coverage(str(notes / "coverage"), source=[str(room)], config_file=False)
    noting = _Noting(coverage, tell)
    with coverage.collect():
        code = run_repeatably(tests, [noting])
    coverage.save()
    (notes / "seconds.json").write_text(json.dumps(noting.seconds), encoding="utf-8")
    return code
