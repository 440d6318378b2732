"""`farkle play`: a game for one to eight at one keyboard, people and opponents."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper

from rich.console import Console

from bot.cli.play.cup import SeededCup
from bot.cli.play.levels import find_level
from bot.cli.play.screens import Transcript, board
from bot.cli.play.session import GameScreen, Session
from bot.cli.play.table import Choose, Table
from bot.cli.rules import fail_asked, find_ruleset
from bot.cli.text import fail, terminal_texts, text
from bot.engine import InvalidRules, Setup
from bot.features.tables.model.ending import Ending
from bot.match.model.match import Person, opponent
from bot.match.service.dice_cup import SystemCup

FEWEST_FOR_TARGET = 2
"""Nobody races to a target alone; a number of turns can be played by one."""


def play_game(
    ruleset: str,
    names: str,
    players: int | None,
    *,
    bots: str,
    teams: int | None,
    target: int | None,
    turns: int | None,
    seed: int | None,
) -> None:
    """Play one game: by single keys and drawn in place in a terminal, else from lines to lines."""
    named = [name.strip() for name in names.split(",") if name.strip()]
    _check_names(named, players)
    opponents = [opponent(find_level(word.strip())) for word in bots.split(",") if word.strip()]
    people = players if players is not None else len(named) or (1 if opponents else 2)
    seats = people + len(opponents)
    try:
        setup = Setup(Ending(target, turns, teams).of(find_ruleset(ruleset)), seats, teams)
    except InvalidRules as error:
        fail_asked(error)
    if seats < FEWEST_FOR_TARGET and setup.rules.target is not None:
        fail(text("play-needs-two"), 2)
    table = Table(
        setup,
        [*_people(named, people), *opponents],
        SystemCup() if seed is None else SeededCup(seed),
        _chooser() if opponents else None,
    )
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # no odd byte ends a game
    by_hand = sys.platform != "win32" and sys.stdin.isatty()
    ticking = setup.rules.turn_seconds is not None
    with (
        _screen(by_hand=by_hand) as screen,
        _words(by_hand=by_hand, ticking=ticking) as words,
    ):
        Session(table, screen, terminal_texts(), by_hand=by_hand).play(words)


def _check_names(named: list[str], players: int | None) -> None:
    if named and players not in {None, len(named)}:
        fail(text("play-names-do-not-fit", names=len(named), players=str(players)), 2)
    if len(set(named)) < len(named):
        fail(text("play-same-names"), 2)


def _people(named: list[str], count: int) -> Iterator[Person]:
    for seat in range(count):
        yield Person(seat, named[seat] if named else text("play-player", number=seat + 1))


def _chooser() -> Choose:
    """Return what plays the opponents: only here, since numpy takes its time to load."""
    from bot.cli.play.opponents import choose

    return choose


def _screen(*, by_hand: bool) -> AbstractContextManager[GameScreen]:
    """Return the table drawn in place where somebody plays by hand, else a growing transcript."""
    console = Console(highlight=False)
    if by_hand and console.is_terminal and not console.is_dumb_terminal:
        return board(console)
    return nullcontext(Transcript(console))


def _words(*, by_hand: bool, ticking: bool) -> AbstractContextManager[Iterator[str]]:
    """Return the keys that somebody presses, with a tick a second if asked for, or words."""
    if not by_hand:
        return nullcontext(word for line in sys.stdin for word in line.split())
    from bot.cli.play.keys import keyboard  # there are no such terminals on Windows

    return keyboard(sys.stdin, every=1.0 if ticking else None)
