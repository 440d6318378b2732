"""`farkle` run as a process of its own, or in this one."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cli.app import app

ROOT = Path(__file__).parents[2]
OURS = ("DISCORD_", "FARKLE_")
"""How the names of our settings begin."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended, and what it printed."""

    code: int
    output: str
    errors: str


def farkle(*arguments: str, cwd: Path, given: str = "", root: Path = ROOT, **env: str) -> Ended:
    """Run `farkle` of the clone at `root`, in a folder without a `.env`, with `given` as input."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "bot", *arguments],
        cwd=cwd,
        env={**plain, "PYTHONPATH": str(root), "PYTHONWARNINGS": "", **env},
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=180,
        check=False,
    )
    assert "Traceback" not in ended.stderr
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@dataclass(frozen=True, slots=True)
class HereFarkle:
    """Runs `farkle` in this process, which is quicker."""

    printed: pytest.CaptureFixture[str]

    def __call__(self, *arguments: str) -> Ended:
        with pytest.raises(SystemExit) as caught:
            app(arguments)
        output, errors = self.printed.readouterr()
        assert isinstance(caught.value.code, int)
        return Ended(caught.value.code, output, errors)


def note_progress(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[float]]:
    """Return what commands in this process tell from now on of how far they are, by its name."""
    told: dict[str, list[float]] = {}

    @contextmanager
    def noted(name: str) -> Iterator[Callable[[float], None]]:
        yield told.setdefault(name, []).append

    monkeypatch.setattr("bot.cli.progress.told_how_far", noted)
    return told


def complaint(ended: Ended, code: int) -> str:
    """Return the one line on standard error of a command that ended with `code`."""
    assert (ended.code, ended.output) == (code, "")
    [line] = ended.errors.splitlines()
    return line


def require_refused(here: HereFarkle, commands: Iterable[Sequence[str]], said: str) -> None:
    """Demand that each of `commands` does nothing but say `said`."""
    for command in commands:
        refused = here(*command)
        assert (refused.output, refused.code > 0) == ("", True), command
        assert said in refused.errors, command


def asked(here: HereFarkle, *arguments: str) -> dict[str, object]:
    """Return the object that a command prints with `--json`."""
    ended = here(*arguments, "--json")
    assert (ended.code, ended.errors) == (0, "")
    [line] = ended.output.splitlines()
    answer = json.loads(line)
    assert isinstance(answer, dict)
    return answer
