"""The extremes of its type in every option of every command of `farkle`: a sentence and a code.

The commands are those of the command line itself, so an option that is added is among them.
"""

import io
from collections.abc import Callable, Iterator
from inspect import Parameter, signature
from pathlib import Path
from typing import get_args

import pytest
from typer.models import ArgumentInfo

from bot.cli.app import app
from tests.support.command_line import HereFarkle

NINES = "9" * 30
TEXTS = ("x" * 5000, NINES, f"{NINES},{NINES}", "(" * 5000, "\N{SUPERSCRIPT TWO}", "\udcff")
NUMBERS = ("-1", "0", str(10**7), str(2**63), NINES, "9" * 5000, "x")

LASTING = {"run", "sandbox", "recount", "migrate", "league"}
"""Commands that serve until stopped, that take hours (their extremes are in `test_league`),
or take nothing but a switch."""

GROUPS = [
    ((), app),
    *(
        ((group.name,) if isinstance(group.name, str) else (), group.typer_instance)
        for group in app.registered_groups
    ),
]
COMMANDS: dict[tuple[str, ...], Callable[..., object]] = {
    (*map(str, path), command.callback.__name__): command.callback
    for path, group in GROUPS
    if group is not None
    for command in group.registered_commands
    if command.callback is not None
}


def lines(path: tuple[str, ...], command: Callable[..., object]) -> Iterator[list[str]]:
    """Yield what may be typed for a command, with one option at an extreme."""
    options = signature(command).parameters.values()
    needed = [
        parameter
        for parameter in options
        if _is_argument(parameter) and parameter.default is Parameter.empty
    ]
    for option in options:
        kind = get_args(option.annotation)[0]
        if kind is bool:
            continue
        values = NUMBERS if int in {kind, *get_args(kind)} else TEXTS
        others = ["1" for parameter in needed if parameter is not option]
        name = [] if _is_argument(option) else [f"--{option.name.replace('_', '-')}"]
        for value in values:
            yield [*path, *others, *name, "--" if value.startswith("-") and not name else value]


def _is_argument(option: Parameter) -> bool:
    return isinstance(get_args(option.annotation)[1], ArgumentInfo)


@pytest.mark.parametrize(
    "path", [command for command in COMMANDS if command[0] not in LASTING], ids=" ".join
)
def test_every_option_is_answered(
    path: tuple[str, ...], here: HereFarkle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in lines(path, COMMANDS[path]):
        monkeypatch.setattr("sys.stdin", io.StringIO())
        ended = here(*line)
        assert ended.code in {0, 1, 2}, line
        assert "Traceback" not in ended.errors
        assert ended.errors or ended.code == 0
