"""Which texts the code asks for, read from the code itself."""

import ast
import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discord.app_commands import Command, Group, locale_str

from bot.app import build_bot
from bot.cli.doctor.permissions import NEEDED, WISHED
from bot.cli.doctor.server_choices import FOR_CHOICES
from bot.config import Settings
from bot.wiring import WiringOptions

ROOT = Path(__file__).parents[3]
PACKAGES = ("bot", "cogs", "sandbox")

UNSEEN = frozenset({"model", "service", "store"})
"""The parts of a feature from which people read nothing."""

LOOKS_UP = frozenset({"texts", "command_text", "english", "own_texts", "shared_texts"})
"""Names of what is called with a key: `texts("key")`, `catalogue().english("key")`."""
ON_THE_COMMAND_LINE = frozenset({"text"})
"""The same in `bot/cli`; elsewhere `text` is a part of a layout."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A text asked for by its key: with which values, None when they are not written out there."""

    key: str
    values: frozenset[str] | None
    where: str


@cache
def asked() -> tuple[Asked, ...]:
    """Return every call in the code that looks up a text whose key is written out."""
    written = [asked for file, tree in trees() for asked in _asked_in(file, tree)]
    of_commands = [Asked(key, frozenset(), "a command") for key in sorted(command_keys())]
    return (*written, *of_commands)


async def _commands() -> list[Command[Any, ..., Any] | Group]:
    """Return every command of a bot, and every group of commands."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "farkle.db", solve_minutes=0)
        async with build_bot(settings, WiringOptions(own_process=False, shard_count=1)) as bot:
            await bot.open()
            return [*bot.tree.walk_commands()]


@cache
def command_keys() -> frozenset[str]:
    """Return the keys of what commands are called and described by, which `localized` finds."""
    commands = asyncio.run(_commands())
    texts = [
        text
        for command in commands
        for text in (command._locale_name, command._locale_description)  # noqa: SLF001 - and else?
    ] + [
        text
        for command in commands
        if isinstance(command, Command)
        for option in command._params.values()  # noqa: SLF001 - `parameters` has only strings
        for text in (option._rename, option.description)  # noqa: SLF001 - (same)
    ]
    named = (text.extras for text in texts if isinstance(text, locale_str))
    return frozenset(extras["key"] for extras in named if "key" in extras)


def constants() -> frozenset[str]:
    """Return every string in the code, and the keys of commands: all that may be asked for."""
    return command_keys() | {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def trees(*packages: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield each file of `packages` (all of the code when left out) with its syntax tree."""
    for package in packages or PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def shown_trees(*packages: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield what `trees` does, without what people see nothing of."""
    for file, tree in trees(*packages):
        if not UNSEEN & {part.removesuffix(".py") for part in file.parts}:
            yield file, tree


def called(node: ast.Call) -> str:
    """Return the name of what is called: `english` for `catalogue().english(...)`."""
    function = node.func
    if isinstance(function, ast.Call):
        return called(function)
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def keywords(node: ast.Call) -> frozenset[str] | None:
    """Return the names of the keyword arguments, None when some come from a mapping."""
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _asked_in(file: Path, tree: ast.Module) -> Iterator[Asked]:
    looks_up = LOOKS_UP
    if file.is_relative_to(ROOT / "bot" / "cli"):
        looks_up |= ON_THE_COMMAND_LINE
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args or called(node) not in looks_up:
            continue
        for key in _literals(node.args[0]):
            yield Asked(key, keywords(node), f"{file.relative_to(ROOT)}:{node.lineno}")


def _literals(node: ast.expr) -> Iterator[str]:
    """Yield the strings that an argument can be: itself, or either side of `a if b else c`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def permissions() -> Iterator[str]:
    """Yield the key of each permission that `cogs.permissions`, or the doctor, finds missing."""
    yield from (f"permission-{name}" for name in (*NEEDED, *WISHED, *FOR_CHOICES))
    for file, tree in trees("cogs"):
        for node in ast.walk(tree) if file.stem == "permissions" else ():
            if isinstance(node, ast.Yield) and node.value is not None:
                for constant in ast.walk(node.value):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        yield f"permission-{constant.value}"
