"""The pages of buttons, commands, words and the command line say what these declare."""

from collections.abc import Iterator

from typer import Typer
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli.app import app
from tests.support.pages import buttons, cli, commands, glossary


def test_the_table_of_buttons_is_up_to_date() -> None:
    told = buttons.PAGE.read_text(encoding="utf-8")
    assert told == buttons.page(), "write it anew with: make docs"


async def test_the_page_of_commands_is_up_to_date() -> None:
    told = commands.PAGE.read_text(encoding="utf-8")
    assert told == await commands.page(), "write it anew with: make docs"


def test_the_glossary_is_up_to_date() -> None:
    told = glossary.PAGE.read_text(encoding="utf-8")
    assert told == glossary.page(), "write it anew with: make docs"


def test_the_page_of_the_command_line_is_up_to_date() -> None:
    told = cli.PAGE.read_text(encoding="utf-8")
    assert told == cli.page(), "write it anew with: make docs"


def test_every_command_and_option_of_the_terminal_is_on_its_page() -> None:
    told = cli.PAGE.read_text(encoding="utf-8")
    declared = list(names(app))
    assert {"farkle run", "--clusters", "farkle puzzles mine"} <= set(declared)
    assert [name for name in declared if f"`{name}" not in told and f", {name}" not in told] == []


def names(application: Typer) -> Iterator[str]:
    """Yield the commands of `application` that can be run, and the long names of their options."""
    waiting = [("farkle", get_command(application))]
    while waiting:
        name, command = waiting.pop()
        if isinstance(command, TyperGroup):
            waiting += [(f"{name} {word}", found) for word, found in command.commands.items()]
        else:
            yield name
        yield from (option.opts[0] for option in command.params if option.opts[0].startswith("--"))
