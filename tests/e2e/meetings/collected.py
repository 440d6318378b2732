"""Which tests `make test` runs: those that pytest finds and does not leave out by a mark."""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from tests.e2e.meetings.page import TESTS

LEFT_OUT: Final = {"container", "release", "soak", "skip", "skipif", "xfail"}
"""Marks of tests that prove nothing whenever the suite is run."""


def is_run(test: str) -> bool:
    """Tell whether a test, such as `e2e/match/test_clocks.py::test_it`, is run with all others."""
    path, _, name = test.partition("::")
    file = TESTS / path
    return file.name.startswith("test_") and name in _tests_of(file)


@cache
def _tests_of(file: Path) -> frozenset[str]:
    """Return the names of the tests at the top of a file that are run; none where it is not."""
    if not file.is_file():
        return frozenset()
    body = ast.parse(file.read_text(encoding="utf-8")).body
    if any(_is_mark_of_all(node) and _marks([node]) & LEFT_OUT for node in body):
        return frozenset()
    functions = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return frozenset(
        node.name
        for node in functions
        if node.name.startswith("test_") and not _marks(node.decorator_list) & LEFT_OUT
    )


def _is_mark_of_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _marks(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names of the marks in some code: what follows `pytest.mark`."""
    return {
        part.attr
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Attribute)
        and part.value.attr == "mark"
    }
