"""docs/cli.md: `python -m tests.support.pages.cli` writes it anew."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ["LC_ALL"] = "C.UTF-8"  # the page is in English, whatever the terminal speaks

from typer import Context
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli.app import app

PAGE: Final = Path(__file__).parents[3] / "docs" / "cli.md"

_INTRODUCTION: Final = """# The command line

Every command of `farkle` with its arguments and options, as `farkle COMMAND --help` shows them. If
`farkle` is not found, type `.venv/bin/farkle` in the folder of the bot.

To run the bot, start with [run](#farkle-run) and [doctor](#farkle-doctor); to play without Discord,
with [sandbox](#farkle-sandbox) and [play](#farkle-play). Commands that check something exit with
code 1 if they find anything, and with code 2 if they do not understand what was asked.
"""

_MORE: Final = {
    "farkle run": "[Running the bot](operations.md), [several processes](scaling.md)",
    "farkle status": "[Is it healthy?](operations.md#is-it-healthy)",
    "farkle doctor": (
        "[The doctor](operations.md#the-doctor), [the trial](first-hour-on-discord.md#the-trial)"
    ),
    "farkle odds": "[Exact play](exact-play.md)",
    "farkle solve": (
        "[Exact play](exact-play.md), [the dice of the tavern](dice.md), [the tavern](tavern.md)"
    ),
    "farkle verify": "[Fair dice](fair-dice.md)",
    "farkle league": "[The line protocol](line-protocol.md), [the opponents](opponents.md)",
    "farkle engine": "[The line protocol](line-protocol.md)",
    "farkle play": "[Rules](rules.md)",
    "farkle backup": "[Backing up](operations.md#backing-up)",
    "farkle restore": "[Restoring](operations.md#restoring)",
    "farkle migrate": "[Updating](operations.md#updating)",
    "farkle move": "[Moving to another database](operations.md#moving-to-another-database)",
    "farkle recount": "[What people report](operations.md#what-people-report)",
    "farkle locales check": "[Translating the bot](translating.md)",
    "farkle puzzles mine": "[How puzzles are found](puzzle-files.md)",
    "farkle puzzles check": "[How puzzles are found](puzzle-files.md)",
}
"""Where to read more about a command."""


def page() -> str:
    """Return the page that the commands declare."""
    root = Context(get_command(app), info_name="farkle")
    return "\n".join(_sections(root))


def _sections(root: Context) -> Iterator[str]:
    yield _INTRODUCTION
    yield from _options(root, "Options of `farkle` itself")
    for context in _leaves(root):
        name = context.command_path
        usage = " ".join((name, *context.command.collect_usage_pieces(context)))
        yield f"## `{name}`\n\n{context.command.help}\n\n```console\n$ {usage}\n```\n"
        yield from _options(context)
        if more := _MORE.get(name):
            yield f"More: {more}.\n"


def _leaves(context: Context) -> Iterator[Context]:
    """Yield a context for each command that can be run, in the order of `--help`."""
    command = context.command
    if not isinstance(command, TyperGroup):
        yield context
        return
    for name in command.list_commands(context):
        found = command.get_command(context, name)
        assert found is not None
        yield from _leaves(Context(found, info_name=name, parent=context))


def _options(context: Context, head: str = "argument or option") -> Iterator[str]:
    rows = [record for part in context.command.params if (record := part.get_help_record(context))]
    if rows:
        yield f"| {head} | what it does |\n|---|---|"
        yield from (f"| `{usage}` | {' '.join(told.split())} |" for usage, told in rows)
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
