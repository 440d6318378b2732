"""What is planted is a fault of one place, and it is found by the tests that look there."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.looking import Lookers
from tests.mutants.planting import faults_of

SOURCE = """
def grade(points: int, *, rated: bool = True) -> str:
    if points < 100 and rated:
        note(points)
    while not (points + 1) * 2 in seen:
        points = [point for point in all_points if is_odd(point)]
    match points:
        case 7 if 0 <= points < limit:
            return f"{points > 1}"
        case _:
            assert_never(points)
    return "é" if points is None else "b"
"""

PLANTED = [
    ("comparison", "    if points <= 100 and rated:"),
    ("and-or", "    if ((points < 100) or (rated)):"),
    ("condition", "    if not (points < 100 and rated):"),
    ("number", "    if points < 101 and rated:"),
    ("call", "        pass"),
    ("comparison", "    while not (points + 1) * 2 not in seen:"),
    ("condition", "    while not (not (points + 1) * 2 in seen):"),
    ("number", "    while not (points + 2) * 2 in seen:"),
    ("number", "    while not (points + 1) * 3 in seen:"),
    ("condition", "        points = [point for point in all_points if not (is_odd(point))]"),
    ("number", "        case 8 if 0 <= points < limit:"),
    ("number", "        case 7 if 1 <= points < limit:"),
    ("comparison", "        case 7 if 0 < points < limit:"),
    ("comparison", "        case 7 if 0 <= points <= limit:"),
    ("comparison", '    return "é" if points is not None else "b"'),
]
"""The faults of `SOURCE`: none twice, none in what never runs, nor in the text of an f-string."""

FILE = Path("room/module.py")
LOOKERS = Lookers(
    {
        FILE: {1: [], 2: ["slow", "fast"], 3: ["of the module"]},
        Path("room/other.py"): {1: ["of another"]},
    },
    {"slow": 0.9, "fast": 0.2, "of the module": 0.1, "of another": 0.1},
)

FOUND = """
from pathlib import Path
from tests.mutants.running import run_with

file = Path("bot/engine/errors.py")
source = file.read_text(encoding="utf-8")
path = "tests/unit/engine/notation/test_damaged_games.py"
tests = {
    f"{path}::test_a_line_is_cut_between_moves_at_most": 0.1,
    f"{path}::test_an_error_keeps_what_was_expected_and_the_text": 0.1,
}
for was, fault in (
    ("", ""),
    ('"not {what}', '"no {what}'),
    ("super().__init__(f", "while self: pass\\n        super().__init__(f"),
    ("_SHOWN = 200", "_SHOWN = 200 / 0"),
):
    found = run_with(file, source.replace(was, fault), tests, unbound=2)
    print(None if found is None else [test.removeprefix(path) for test in found.tests])
"""


def test_each_fault_changes_one_place() -> None:
    before = SOURCE.splitlines()
    found = []
    for fault in faults_of(SOURCE):
        after = fault.apply(SOURCE).splitlines()
        [line] = [line for line, old in zip(after, before, strict=True) if line != old]
        assert after[fault.line - 1] == line
        assert fault.line in fault.statement or "case" in line
        found.append((fault.kind, line))
    assert sorted(found) == sorted(PLANTED)


@pytest.mark.parametrize("file", ["bot/engine/rules/ruleset.py", "bot/match/model/match.py"])
def test_every_fault_of_a_module_is_python(file: str) -> None:
    source = Path(file).read_text(encoding="utf-8")
    faults = faults_of(source)
    assert faults
    for fault in faults:
        assert fault.apply(source) != source
        compile(fault.apply(source), file, "exec")


def test_the_quickest_tests_of_the_line_come_first_then_those_of_the_module() -> None:
    first, more = map(list, LOOKERS.rounds(FILE, range(2, 3)))
    assert first == ["fast"]
    assert more == ["slow", "of the module"]


def test_what_is_done_on_import_is_tried_with_the_tests_of_the_module_first() -> None:
    of_module, others = map(list, LOOKERS.rounds(FILE, range(1, 2)))
    assert of_module == ["of the module", "fast", "slow"]
    assert others == ["of another"]
    assert LOOKERS.is_seen(FILE, range(1, 2))
    assert not LOOKERS.is_seen(FILE, range(4, 9))


def test_a_fault_is_found_by_a_test_that_fails_or_never_ends() -> None:
    command = [sys.executable, "-c", FOUND]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    failing = "['::test_an_error_keeps_what_was_expected_and_the_text']"
    looping = "['::test_a_line_is_cut_between_moves_at_most']"
    assert done.stdout.splitlines() == ["None", failing, looping, "[]"]
