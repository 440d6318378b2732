"""docs/commands.md: `python -m tests.support.pages.commands` writes it anew."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from discord.app_commands import Command, CommandTree, ContextMenu, Group, Parameter

from bot.app import build_bot
from bot.config import Settings
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import proof_of
from bot.wiring import WiringOptions

PAGE: Final = Path(__file__).parents[3] / "docs" / "commands.md"

_INTRODUCTION: Final = """# Commands

Every command and its options, as Discord shows them in English while you type `/`; it shows them in
your language if the bot speaks it. An option in brackets can be left out.
"""

_PERSON: Final = """## In the menu of a person

Right-click somebody, or hold your finger on them, and choose *Apps*.
"""

_NEEDS: Final = {
    Proof.MANAGER: "needs *Manage Server*",
    Proof.MODERATOR: "needs *Manage Messages*",
    Proof.RULES: "for those who may make house rules on the server",
    Proof.PLAN: "for those who may hold tournaments on the server",
}


async def page() -> str:
    """Return the page that the commands of a new bot declare."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "farkle.db", solve_minutes=0)
        bot = build_bot(settings, WiringOptions(own_process=False, assesses=False, shard_count=1))
        async with AsyncExitStack() as until_closed:
            await bot.open_features(until_closed)
            return "\n".join(_sections(bot.tree))


def _sections(tree: CommandTree[Any]) -> Iterator[str]:
    yield _INTRODUCTION
    menus = []
    for command in tree.get_commands():
        if isinstance(command, Group):
            yield f"## `/{command.name}`\n\n{command.description}.\n"
            yield from map(_entry, _leaves(command))
        else:
            menus.append(command)
    yield _PERSON
    yield from (f"- *{menu.name}*\n" for menu in menus if isinstance(menu, ContextMenu))


def _leaves(group: Group) -> Iterator[Command[Any, ..., Any]]:
    """Yield the commands of a group that people can run, in the order of their names."""
    commands = (command for command in group.walk_commands() if isinstance(command, Command))
    yield from sorted(commands, key=lambda command: command.qualified_name)


def _entry(command: Command[Any, ..., Any]) -> str:
    usage = " ".join((f"/{command.qualified_name}", *map(_shown, command.parameters)))
    needs = _NEEDS.get(proof_of(command))
    told = f"{command.description}{f' ({needs})' if needs else ''}."
    options = [f"- `{part.display_name}`: {part.description}" for part in command.parameters]
    return "\n".join([f"**`{usage}`**  ", told, *([""] if options else []), *options, ""])


def _shown(option: Parameter) -> str:
    return option.display_name if option.required else f"[{option.display_name}]"


if __name__ == "__main__":
    PAGE.write_text(asyncio.run(page()), encoding="utf-8")
