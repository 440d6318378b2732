"""Which tests look at a line: from a run of the tests that notes it for each."""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from coverage import CoverageData

Lookers = Mapping[Path, Mapping[int, Sequence[str]]]
"""The ids of tests by file and line."""


def note_lookers(room: Path, tests: Sequence[str], file: Path) -> None:
    """Run `tests`, and note in `file` which of them look at which lines of `room`.

    Tests that draw by lot are run with one seed, so that the same ones look there again.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    settings = file.with_suffix(".ini")
    settings.write_text(f"[run]\ndata_file = {file.resolve()}\n", encoding="utf-8")
    options = [
        *("-q", "-n", "2", "-p", "no:randomly"),
        *(f"--cov={room}", "--cov-context=test", "--cov-report=", f"--cov-config={settings}"),
    ]
    subprocess.run([sys.executable, "-m", "pytest", *options, *tests], check=True)


def read_lookers(file: Path) -> Lookers:
    """Return what `note_lookers` has noted."""
    data = CoverageData(str(file))
    data.read()
    found: dict[Path, dict[int, list[str]]] = {}
    for measured in data.measured_files():
        lines: dict[int, list[str]] = defaultdict(list)
        for line, contexts in data.contexts_by_lineno(measured).items():
            lines[line] = sorted({context.partition("|")[0] for context in contexts if context})
        found[Path(measured)] = lines
    return found
