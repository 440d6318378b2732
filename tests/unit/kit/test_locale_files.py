"""Each text stands in the file of the room whose code asks for it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from bot.content.folder import data_folder
from bot.kit.locale_check import read_locales
from bot.kit.texts.command_names import NAMES, PREFIX
from tests.support.texts.refusals import REFUSALS
from tests.support.texts.source_keys import ROOT, asked, called, trees

SHARED = "kit.ftl"

NAMED = frozenset({"localized", "command_text"})
"""What is called with the key of a command's name."""

AT_THE_TERMINAL = ("bot/cli/", "bot/kit/locale_check/", "bot/kit/pictures/themes.py:", "sandbox/")
"""The code whose texts only the command line shows."""


@cache
def english_files() -> Mapping[str, str]:
    """Return the file of each English text."""
    (english,) = read_locales(data_folder() / "locales", ["en"])
    return english.files


def file_of(where: str) -> str:
    """Return the file for the texts that the code at `where` alone asks for."""
    if where.startswith(AT_THE_TERMINAL):
        return "cli.ftl"
    _, room, *rest = re.split(r"[/.]", where)
    file = f"{rest[0] if room == 'features' else room}.ftl"
    return file if file in english_files().values() else SHARED


def askers() -> dict[str, set[str]]:
    """Return the files for texts that are asked for by keys written out: each key with its rooms.

    A command counts by its name and its description, and what is refused by its sentence.
    """
    found = defaultdict(set)
    for asked_text in asked():
        if not asked_text.key.startswith((PREFIX, NAMES)):
            found[asked_text.key].add(file_of(asked_text.where))
    for path, tree in trees("bot", "cogs"):
        for node in ast.walk(tree):
            for key in _keys_in(node):
                found[key].add(file_of(f"{path.relative_to(ROOT)}:"))
    return found


def _keys_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Attribute() if ast.unparse(node) in REFUSALS:
            yield f"refusal-{REFUSALS[ast.unparse(node)].value}"
        case ast.Call(args=[ast.Constant(value=str(name)), *_]) if called(node) in NAMED:
            yield from {name, f"{name}-about"} & english_files().keys()


def test_a_text_stands_with_those_of_the_room_that_asks_for_it() -> None:
    rooms = askers()
    assert len(rooms) > 700
    wrong = {
        key: (english_files()[key], files)
        for key, files in rooms.items()
        if english_files()[key] not in (files | {SHARED} if len(files) > 1 else files)
    }
    assert wrong == {}
