"""Messages are read as Fluent's own parser reads them."""

import pytest
from fluent.syntax import FluentParser, ast

from bot.content.folder import data_folder
from bot.kit.locale_check.parsing import parse

FILES = sorted((data_folder() / "locales").glob("*/*.ftl"))


def entries(text: str) -> list[ast.EntryType]:
    return [
        entry for entry in FluentParser(with_spans=False).parse(text).body if not comment(entry)
    ]


def comment(entry: ast.EntryType) -> bool:
    return isinstance(entry, ast.BaseComment)


def same(text: str) -> bool:
    read = [entry for entry in parse(text) if not comment(entry)]
    theirs = entries(text)
    return len(read) == len(theirs) and all(map(alike, read, theirs))


def alike(ours: ast.EntryType, theirs: ast.EntryType) -> bool:
    if isinstance(ours, ast.Junk) and isinstance(theirs, ast.Junk):
        return str(ours.content).strip() == str(theirs.content).strip()  # ends with its line here
    return ours.equals(theirs)


@pytest.mark.parametrize("language", sorted({file.parent.name for file in FILES}))
def test_the_files_that_ship_are_read_alike(language: str) -> None:
    files = [file for file in FILES if file.parent.name == language]
    assert [file.name for file in files if not same(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "text",
    [
        "a = one { $b } two { c-d } three  \n",
        "a =   \u00a0one\u00a0\n",
        "# of a\n# and more\na = one\n",
        "# of nothing\n\na = one\n",
        "## a group\na = one\n",
        "a = { $b }{ $c }\nb = { a }\n\n\nc = x\n",
        'a = { "x" } one\nb = { NUMBER($c) }\n-term = one\n',
        "a =\n    one\n    two\n",
        "a = one\n    two\nb = { $c ->\n    [one] x\n   *[other] y\n}\n",
        "a = { $b\nc = one }\nd = x\n",
        "a = {$b}\n",
        "a =\n",
        "a = one\n    .title = two\n",
        "",
    ],
)
def test_anything_is_read_alike(text: str) -> None:
    assert same(text)
