"""Names that tell: a loop says what it runs over, and a class whose it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SAYS_NOTHING = frozenset({"each", "one", "other"})

RIDDLES = frozenset(
    {
        "arrivals",
        "asker",
        "changing",
        "choosing",
        "customs",
        "deciding",
        "deeds",
        "doing",
        "entering",
        "giving_back",
        "going_on",
        "happenings",
        "herald",
        "here",
        "lacking",
        "leaving",
        "looking",
        "news",
        "pulse",
        "shown",
        "starting",
        "telling",
        "till",
        "when",
        "words",
    }
)
"""Names that modules had, and that did not say what is inside."""


def test_a_module_is_called_by_what_is_inside(modules: dict[str, Path]) -> None:
    shipped = (path for file, path in modules.items() if file.startswith(("bot/", "cogs/")))
    assert [path for path in shipped if path.stem in RIDDLES] == []


@pytest.fixture(scope="module")
def suspects(modules: dict[str, Path]) -> dict[str, ast.Module]:
    """Return the modules with one of the words that say nothing, by their paths from the root."""
    texts = {file: path.read_text(encoding="utf-8") for file, path in modules.items()}
    found = re.compile(rf"\b(?:{'|'.join(SAYS_NOTHING)})\b")
    return {file: ast.parse(text) for file, text in texts.items() if found.search(text)}


def test_nothing_is_called_each(suspects: dict[str, ast.Module]) -> None:
    assert [
        f"{file}:{node.lineno}"
        for file, tree in suspects.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.arg | ast.Name) and _called(node) == "each"
    ] == []


def test_a_loop_variable_is_the_noun_of_what_is_iterated(suspects: dict[str, ast.Module]) -> None:
    assert [
        f"{file}:{name.lineno}: {_called(name)}"
        for file, tree in suspects.items()
        for name in _loop_variables(tree)
        if _called(name) in SAYS_NOTHING
    ] == []


def _loop_variables(tree: ast.Module) -> Iterator[ast.Name | ast.arg]:
    """Yield what loops and comprehensions assign to, and what a lambda is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            for part in ast.walk(node.target):
                if isinstance(part, ast.Name):
                    yield part
        elif isinstance(node, ast.Lambda):
            yield from (part for part in ast.walk(node.args) if isinstance(part, ast.arg))


def _called(name: ast.Name | ast.arg) -> str:
    return name.id if isinstance(name, ast.Name) else name.arg


def test_no_two_public_classes_have_one_name(modules: dict[str, Path]) -> None:
    found: dict[str, list[str]] = {}
    for file, path in modules.items():
        if file.startswith(("bot/", "cogs/")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found.setdefault(node.name, []).append(file)
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
