"""docs/commands.md: `python -m tests.support.pages.commands` writes it anew."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from discord import AppCommandType
from discord.app_commands import Command, CommandTree, Parameter

from bot.app import build_bot
from bot.config import Settings
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import proof_of
from bot.wiring import WiringOptions

PAGE: Final = Path(__file__).parents[3] / "docs" / "commands.md"

_INTRODUCTION: Final = """# Commands

Every command and its options, as Discord shows them in English while you type `/`; it shows them in
your language if the bot speaks it. An option in brackets can be left out.

To play, type `/farkle play`, which shows every way to start, or `/farkle challenge` with somebody's
name. While you play, use the buttons [on the board](#on-a-board). Where the commands work, and who
sees which, is in [On a server](servers.md).
"""

_BOARD: Final = """## On a board

What you press while you play. The bot's private answers are shown only to you.

| button | what it does |
|---|---|
| the dice | choose what to set aside |
| *Roll*, *Bank* | sets the chosen dice aside, then rolls the rest or banks the turn's points |
| *Options* | lists every selection of your roll that scores, best first, to choose by a button |
| *Hint* | says what each choice is worth, and which is best and why; not in rated games |
| *More* | shows what else you can do, such as voting to skip a turn |
| *Watch* | follows the game in a private view ([watching](watching.md)) |
| *I'm back* | takes your seat back from a stand-in, as any other button does |
| *Claim the win* | ends a slow game in which everybody else has missed two turns in a row |
| *Play on* | continues a game against the bot that was set aside for another |
| *Rematch* | starts another game once everybody at the table has pressed it |
| *Review*, *Replay* | explains a finished game, or steps through it ([reviews](review.md)) |
| *Check the dice* | rolls a finished game's dice again ([fair dice](fair-dice.md)) |
"""

_BEFORE_THE_BOARD: Final = "Your games"

_GROUPS: Final = {
    "Starting a game": ("farkle play", "farkle challenge", "farkle bot", "farkle open"),
    "Your games": ("farkle games", "farkle show", "farkle resign"),
    "After a game": ("farkle replay", "farkle history", "farkle verify", "farkle fairness"),
    "On your own": ("farkle learn", "farkle daily", "farkle puzzle"),
    "In the tavern": ("farkle tavern",),
    "Tournaments, the ladder, watching": ("farkle-events",),
    "How well people play": (
        "farkle leaderboard",
        "farkle stats",
        "farkle rivals",
        "farkle achievements",
    ),
    "Rules and odds": ("farkle rules", "farkle score", "farkle odds"),
    "Help, preferences and privacy": ("farkle help", "farkle preferences", "farkle privacy"),
    "For managers of a server": ("farkle-admin",),
    "For moderators": ("farkle-mod",),
}
"""The commands, or groups of them, below each heading of the page."""

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
    commands = {
        command.qualified_name: command
        for command in tree.walk_commands()
        if isinstance(command, Command)
    }
    yield _INTRODUCTION
    for title, names in _GROUPS.items():
        yield f"## {title}\n"
        for name in names:
            below = sorted(known for known in commands if f"{known} ".startswith(f"{name} "))
            yield from (_entry(commands.pop(known)) for known in below)
        if title == _BEFORE_THE_BOARD:
            yield _BOARD
    if commands:
        raise ValueError(f"no heading for {sorted(commands)}")
    yield _PERSON
    menus = tree.walk_commands(type=AppCommandType.user)
    yield from (f"- *{menu.name}*\n" for menu in menus)


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
