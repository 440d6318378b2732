"""What people read comes from the locale files, and the keys of labels say how long they may be."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.content.folder import data_folder
from bot.kit.locale_check import read_locales
from bot.kit.locale_check.limits import BUTTON, DIALOGUE, HINT, MENU, OPTION, most_characters
from tests.support.texts.source_keys import called, shown_trees

PROSE = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}")
"""Two words."""

NOBODYS = frozenset(
    {
        "DejaVu Sans",
        "offset points",
        "axes fraction",
        "bold green",
        "take back reminder ",
        "bring down ",
        "keep thread ",
        "which is new",
        "it hung up",
        "it is long enough",
        "a request that cannot be read was refused (%d)",
        "no answer in time",
        "nothing is counted: install the extra metrics (prometheus_client), as `make bot` does",
    }
)
"""Names of styles, and what is for the log: names of tasks, and parts of its lines."""

LOGGED = frozenset(
    {
        "Backoff",
        "try_or_persist",
        "Stays",
        "rows_alone",
        "require_text",
        "require_count",
        "require_different",
    }
)
"""What takes as an argument a line of the log, or a reason for who reads the code."""

COMMAND = re.compile(r"farkle(-events|-admin|-mod)? [a-z -]+")
"""The English name of a command, by which discord.py knows it."""

TOOLS = frozenset({"dice_art.py", "limits.py"})
"""Modules that are tools for whoever works on the bot, too."""

METRICS = "metrics"
"""The folder whose help is for who watches the bot, in the language of metrics."""

SLOTS = {
    ("board_button", 1): BUTTON,
    ("link_button", 0): BUTTON,
    ("SelectOption", "label"): OPTION,
    ("board_select", 2): MENU,
    ("Question", "title"): DIALOGUE,
    ("Question", "label"): DIALOGUE,
    ("Question", "hint"): HINT,
}
"""How many characters the arguments of a call may have, by place or by name."""


def told_nobody(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what holds no text for people: docstrings, annotations, log lines, bugs, patterns."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text) | ast.arg(annotation=ast.expr() as text):
                yield text
            case ast.AnnAssign():
                yield node.annotation
            case ast.Raise() | ast.Assert():
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Name(id="_log" | "log" | "re"))):
                yield node
            case ast.Call() if called(node) in LOGGED:
                yield node
            case _:
                pass


def literals() -> Iterator[tuple[str, str]]:
    """Yield each piece of prose in the code that people could meet, and where it is."""
    for file, tree in shown_trees("bot/kit", "bot/features", "bot/client", "bot/cli", "cogs"):
        if file.name in TOOLS or file.parent.name == METRICS:
            continue
        passed = {id(part) for whole in told_nobody(tree) for part in ast.walk(whole)}
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in passed
                and PROSE.search(node.value)
                and not COMMAND.fullmatch(node.value)
            ):
                yield node.value, f"{file.name}:{node.lineno}"


def labels() -> Iterator[tuple[str, int]]:
    """Yield the key of each text on a label, and how many characters fit there."""
    for _, tree in shown_trees("bot/kit", "bot/features", "cogs"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                places: dict[object, ast.expr] = dict(enumerate(node.args))
                places |= {keyword.arg: keyword.value for keyword in node.keywords}
                for (name, place), most in SLOTS.items():
                    if called(node) == name and place in places and (key := _key(places[place])):
                        yield key, most


def _key(node: ast.expr) -> str | None:
    """Return the key of `texts("key")`; of `texts(f"key-{each}")` one of its family."""
    match node:
        case ast.Call(args=[ast.Constant(value=str() as key), *_]) if called(node) == "texts":
            return key
        case ast.Call(args=[ast.JoinedStr(values=[ast.Constant(value=str() as family), *_]), *_]):
            return f"{family}any" if called(node) == "texts" else None
        case _:
            return None


def test_no_text_for_people_is_written_in_the_code() -> None:
    assert [found for found in literals() if found[0] not in NOBODYS] == []


@pytest.mark.parametrize(("key", "most"), sorted(set(labels())))
def test_the_key_of_a_label_tells_how_long_it_may_be(key: str, most: int) -> None:
    limit = most_characters(key)
    assert limit is not None
    assert limit <= most


def test_no_label_names_a_command_since_discord_shows_no_mentions_there() -> None:
    folder = data_folder() / "locales"
    for locale in read_locales(folder, [path.name for path in folder.iterdir()]):
        for key, message in locale.messages.items():
            if most_characters(key) is not None:
                assert not [text for text in message.texts if "/farkle" in text.words], key
