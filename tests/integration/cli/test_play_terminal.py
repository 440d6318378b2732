"""`farkle play` as it is run: from pipes with a plain transcript, and by single keys in a terminal.

After a change of the transcript that is meant, write it anew with FARKLE_SNAPSHOTS=write.
"""

import os
import pty
import select
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bot.cli.app import app
from bot.cli.play.marked import marked
from bot.cli.play.screens import board
from bot.cli.play.view import TableView
from tests.support.table_talk import Evening, Prepared

ROOT = Path(__file__).parents[3]
TRANSCRIPT = Path(__file__).with_name("play_transcript.txt")
FARKLE = (sys.executable, "-m", "bot", "play")
MOVES = "roll most\nroll\nmost\nbank\nhand r ab\nzzz\nrarab\nr"
"""A game of seed 57 to its end: with hot dice, a farkle and a last round."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a command ended, and what it printed."""

    code: int
    output: str
    errors: str


class Here:
    """Runs `farkle play` in this process with `moves` as its standard input."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, printed: pytest.CaptureFixture[str]
    ) -> None:
        self._monkeypatch = monkeypatch
        self._printed = printed

    def __call__(self, *options: str, moves: str = "") -> Ended:
        self._monkeypatch.setattr(sys, "stdin", StringIO(moves))
        with pytest.raises(SystemExit) as caught:
            app(["play", *options])
        output, errors = self._printed.readouterr()
        assert isinstance(caught.value.code, int)
        return Ended(caught.value.code, output, errors)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


def test_transcript_of_a_whole_game(play: Here) -> None:
    rules = "house(target=1000,final_round=yes)"
    ended = play("-r", rules, "--names", "Ann,Bob", "--seed", "57", moves=MOVES)
    if os.environ.get("FARKLE_SNAPSHOTS") == "write":
        TRANSCRIPT.write_text(ended.output, encoding="utf-8")
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output == TRANSCRIPT.read_text(encoding="utf-8")


def test_teams_play_to_20_000_unless_told_otherwise(play: Here) -> None:
    teams = ("--players", "4", "--teams", "2")
    assert play(*teams).output.startswith("Standard: first to bank 20,000.\n")
    assert play(*teams, "--target", "600").output.startswith("Standard: first to bank 600.\n")
    assert play(*teams, "-r", "ten_turns").output.startswith("Ten turns: 10 turns each,")


def test_players_without_names_are_numbered(play: Here) -> None:
    output = play("--players", "3", "--turns", "2").output
    assert "Turn 1 of 2" in output
    assert [f"- Player {number}: 0" in output for number in range(1, 5)] == [True] * 3 + [False]


def test_one_person_may_play_against_opponents(play: Here) -> None:
    output = play("--bots", "perfect, greedy", "--turns", "2").output
    assert "- Player 1: 0 · to play\n- Petra the Perfect: 0\n- Greg the Greedy: 0\n" in output


def test_names_are_shown_as_they_are_written(play: Here) -> None:
    output = play("--names", "*Ann*, B_o_b [1](x) ,\x1b[2JEve").output
    assert "- *Ann*: 0 · to play\n- B_o_b [1](x): 0\n- [2JEve: 0\n" in output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--players 9", "A table has 1 to 8 seats, not 9."),
        ("--players 0", "A table has 1 to 8 seats, not 0."),
        ("--players 1", "A game to a target needs at least two players: use --players 2,"),
        ("--ruleset duel --players 3", "These rules are for at most 2 players, not 3."),
        ("--players 4 --teams 3", "4 seats cannot be split into 3 equal teams of two or more."),
        ("--names Ann,Bob --players 3", "You named 2 players, but 3 play."),
        ("--bots perfect,lucky", "There is no opponent “lucky”. Choose from: perfect, cautious,"),
        ("--names Ann,Ann", "Give every player a different name"),
        ("--ruleset nope", "There is no ruleset called “nope”. Choose one of these: classic,"),
        ("--ruleset house(target=5000", "This is not a ruleset: “house(target=5000”."),
        ("--ruleset house(turns=3,overshoot=welfare)", "Welfare needs a target;"),
        ("--target 499", "For the target, choose a number from 500 to 100,000"),
        ("--target 5000 --turns 3", "Choose one ending: a target of 5,000, or 3 turns"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(
    options: str, sentence: str, play: Here
) -> None:
    ended = play(*options.split(" "))
    assert (ended.code, ended.output) == (2, "")
    assert ended.errors.startswith(sentence)
    assert ended.errors.count("\n") == 1


@pytest.mark.parametrize(
    ("source", "plain"),
    [
        ("**Ann** banked *all* of `it`.", "Ann banked all of it."),
        (r"\*Ann\* and B\_o\_b", "*Ann* and B_o_b"),
        ("### Rules\n- **1** one\n---\nend", "Rules\n- 1 one\n\nend"),
        ("[1] 2 [3]", "[1] 2 [3]"),
    ],
)
def test_markdown_without_its_marks(source: str, plain: str) -> None:
    assert marked(source).plain == plain


def test_markdown_becomes_style() -> None:
    text = marked("**Ann** and *Bob*\n### Title")
    assert [text.plain[s.start : s.end] for s in text.spans if s.style == "bold"] == [
        "Ann",
        "Title",
    ]
    assert [text.plain[s.start : s.end] for s in text.spans if s.style == "italic"] == ["Bob"]


def drawn(view: TableView, width: int = 80, height: int = 24) -> str:
    """Return what a terminal of that size shows of `view`."""
    terminal = StringIO()
    console = Console(
        file=terminal, force_terminal=True, color_system=None, width=width, height=height
    )
    with board(console) as screen:
        terminal.truncate(0)
        screen.show(view)
        return terminal.getvalue()


def chosen_roll(seats: int = 2) -> TableView:
    return Evening(cup=Prepared("135566"), seats=seats).type("r", "1", "5").screen.views[-2]


def test_board_draws_large_dice_and_marks_the_chosen_ones() -> None:
    lines = drawn(chosen_roll()).splitlines()
    assert "╰─ ✓ 1 ─╯ ╰── 3 ──╯ ╰─ ✓ 5 ─╯ ╰── 5 ──╯ ╰── 6 ──╯ ╰── 6 ──╯" in lines
    assert "│       │ │ ●     │ │ ●   ● │ │ ●   ● │ │ ●   ● │ │ ●   ● │" in lines
    assert lines[-2].split("   ")[:2] == [" 1-6  choose", " a  most points"]


def test_board_of_eight_fits_a_terminal_of_24_lines() -> None:
    lines = drawn(chosen_roll(seats=8)).splitlines()
    assert len(lines) <= 24
    assert "quit" in lines[-1]
    assert max(map(len, lines)) <= 80


def test_board_of_a_low_terminal_has_small_dice() -> None:
    lines = drawn(chosen_roll(seats=8), height=20).splitlines()
    assert "[1] 3 [5] 5 6 6" in lines
    assert "quit" in lines[-1]


def test_board_of_a_narrow_terminal_is_cut_nowhere() -> None:
    lines = drawn(chosen_roll(), width=40, height=40).splitlines()
    assert max(map(len, lines)) <= 40
    assert sum("╭" in line for line in lines) == 2


def test_piped_moves_make_a_plain_transcript() -> None:
    ended = subprocess.run(
        [*FARKLE, "--seed", "5"],
        cwd=ROOT,
        input=b"r\xff\nroll most\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    output = ended.stdout.decode()
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "\x1b" not in output
    assert "> most\n" in output
    assert output.endswith("There are no more moves, so the game ends here, unfinished.\n")


class Terminal:
    """`farkle play` in a terminal of its own, whose keys are pressed one by one."""

    def __init__(self, *options: str) -> None:
        self._ours, self.theirs = pty.openpty()
        self.before = termios.tcgetattr(self.theirs)
        self.process = subprocess.Popen(
            [*FARKLE, *options],
            cwd=ROOT,
            env={**os.environ, "TERM": "xterm-256color"},
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
        )
        self.seen = ""

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until `text` was shown since the last time."""
        shown, until = "", time.monotonic() + 60
        while text not in shown:
            ready, _, _ = select.select([self._ours], [], [], max(0, until - time.monotonic()))
            assert ready, f"no {text!r} in {shown!r}"
            shown += os.read(self._ours, 4096).decode(errors="replace")
        self.seen += shown

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self.theirs)


def test_the_clock_runs_on_while_no_key_is_pressed() -> None:
    terminal = Terminal("--ruleset", "house(target=2000,turn_seconds=3600)", "--seed", "5")
    try:
        terminal.wait_for("Time left: 59:")
        terminal.press("r")
        terminal.wait_for("choose")
        terminal.wait_for("Time left: 59:")
    finally:
        terminal.close()


def test_single_keys_in_a_terminal_play_and_leave() -> None:
    terminal = Terminal("--seed", "5")
    try:
        terminal.wait_for("quit")
        terminal.press("r")
        terminal.wait_for("choose")
        terminal.press("a")
        terminal.wait_for("✓")
        terminal.press("q")
        terminal.wait_for("Press q again")
        terminal.press("\x04")
        terminal.wait_for("Thank you for playing.")
        assert terminal.process.wait(timeout=60) == 0
        assert termios.tcgetattr(terminal.theirs) == terminal.before
        assert "Traceback" not in terminal.seen
    finally:
        terminal.close()
