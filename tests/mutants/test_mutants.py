"""What is planted is a fault of one place, and the tests that look there are told of it."""

from pathlib import Path

import pytest

from tests.mutants.planting import faults_of

SOURCE = """
def grade(points: int, *, rated: bool = True) -> str:
    if points < 100 and rated:
        note(points)
    return "é" if points is None else "b"
"""

PLANTED = [
    ("comparison", "    if points <= 100 and rated:"),
    ("and-or", "    if ((points < 100) or (rated)):"),
    ("condition", "    if not (points < 100 and rated):"),
    ("number", "    if points < 101 and rated:"),
    ("call", "        pass"),
    ("condition", '    return "é" if not (points is None) else "b"'),
    ("comparison", '    return "é" if points is not None else "b"'),
]


def test_each_fault_changes_one_place() -> None:
    before = SOURCE.splitlines()
    found = []
    for fault in faults_of(SOURCE):
        after = fault.apply(SOURCE).splitlines()
        changed = [line for line, old in zip(after, before, strict=True) if line != old]
        [line] = changed
        assert after[fault.line - 1] == line
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
