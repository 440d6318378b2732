"""Tests that are run while a module has a fault, each time in a new process."""

import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest
from hypothesis import Phase, settings

from tests.mutants.forking import Tell, in_fork

_IMPORTED: Final = "ignore::pytest.PytestAssertRewriteWarning"
"""Plug-ins of pytest are imported before it runs, of which it would warn."""

_REPEATABLE: Final = (
    *("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", _IMPORTED),
    *("--randomly-seed=1", "--randomly-dont-reorganize"),
)

UNBOUND: Final = 40.0
"""Seconds after which a test counts as a loop; all tests have twice as many to be collected."""

_SLOWER: Final = 20
"""How many times as long as before a test may take at least, on a machine that others use too."""


@dataclass(frozen=True, slots=True)
class Found:
    """What found a fault: the tests that failed, none where nothing could be imported."""

    tests: Sequence[str]


class _Faulty(MetaPathFinder):
    """Finds a module in another source than its file's."""

    def __init__(self, file: Path, source: str) -> None:
        parts = file.with_suffix("").parts
        self.name = ".".join(part for part in parts if part != "__init__")
        self._loader = _TextLoader(self.name, str(file.resolve()), source)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


class _TextLoader(SourceFileLoader):
    """Loads a module from the text that it was given."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.get_filename(fullname), "exec")


class _Watching:
    """A plug-in for pytest that runs some tests, tells which fail, and ends what does not end."""

    def __init__(self, seconds: Mapping[str, float], unbound: float, tell: Tell) -> None:
        self._seconds = seconds
        self._unbound = unbound
        self._tell = tell

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self._seconds if test in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._tell(f"begun {item.nodeid}")
        signal.setitimer(
            signal.ITIMER_REAL, max(self._unbound, self._seconds[item.nodeid] * _SLOWER)
        )
        result = yield
        signal.setitimer(signal.ITIMER_REAL, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._tell(f"failed {report.nodeid}")


def run_repeatably(options: Sequence[str], plugins: Sequence[object]) -> int:
    """Run pytest so that each test finds what it found before, and nothing of earlier runs."""
    os.environ.update(FARKLE_TEST_ENGINE="sqlite", HYPOTHESIS_PROFILE="mutants")
    phases = (Phase.explicit, Phase.generate)  # a fault need not be made small
    settings.register_profile(
        "mutants", max_examples=60, deadline=None, database=None, derandomize=True, phases=phases
    )
    return int(pytest.main([*_REPEATABLE, *options], plugins=plugins))


def run_with(
    file: Path,
    source: str,
    seconds: Mapping[str, float],
    *,
    every: bool = False,
    unbound: float = UNBOUND,
) -> Found | None:
    """Run tests while the module in `file` has another source; return what found that, if anything.

    `seconds` are the ids of the tests, in their order, and how long each takes without the fault.
    The first that fails ends the run, unless `every` test is to be run.
    """
    files = list(dict.fromkeys(test.partition("::")[0] for test in seconds))

    def work(tell: Tell) -> int:
        faulty = _Faulty(file, source)
        if faulty.name in sys.modules:
            raise RuntimeError(f"{faulty.name} was imported without its fault")
        sys.meta_path.insert(0, faulty)
        signal.setitimer(signal.ITIMER_REAL, 2 * UNBOUND)
        return run_repeatably(
            [*files, *([] if every else ["-x"])], [_Watching(seconds, unbound, tell)]
        )

    done = in_fork(work)
    if done.code in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        return None
    if done.code == os.EX_SOFTWARE:
        sys.exit("\n".join(done.told))
    failed = [line for line in done.told if line.startswith("failed")]
    if done.code < 0:
        failed += done.told[-1:]  # it was killed while that one ran
    return Found(list(dict.fromkeys(line.partition(" ")[2] for line in failed)))
