"""The line protocol of league and programs, see docs/line-protocol.md; and a program's side of it.

Lines of text, as UCI is for chess: the league tells the rules and the position and says `go`, the
program answers with a move. Every position stands for itself: those of many games come in any
order.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final

from bot.engine import (
    Bank,
    FarkleError,
    Move,
    Ply,
    Resign,
    Roll,
    Setup,
    State,
    TakeOver,
    TimeOut,
    bonus_of,
    dice_to_roll,
    legal_moves,
    parse_setup,
    parse_state,
    write_ply,
    write_setup,
    write_state,
)

VERSION: Final = 1
LONGEST_LINE: Final = 1000
"""The characters of a line that a program says."""

Choose = Callable[[State], Move]


class ProtocolWord(StrEnum):
    """The first words of lines."""

    FARKLE = "farkle"
    GAME = "game"
    POSITION = "position"
    GO = "go"
    QUIT = "quit"
    READY = "ready"
    MOVE = "move"
    INFO = "info"


class ProtocolError(Exception):
    """What the league said was not understood; the message says why."""


def greeting() -> str:
    """Return the first line to a program."""
    return f"{ProtocolWord.FARKLE} {VERSION}"


def told_game(setup: Setup) -> str:
    """Return the line that tells the rules of what follows."""
    return f"{ProtocolWord.GAME} {write_setup(setup)}"


def asked(state: State, choices: Iterable[str], milliseconds: int) -> str:
    """Return the lines that tell a position and ask for one of `choices`."""
    told = " ".join(choices)
    return f"{ProtocolWord.POSITION} {write_state(state)}\n{ProtocolWord.GO} {milliseconds} {told}"


def choices_of(state: State) -> dict[str, Move]:
    """Return the moves that may be answered, by how they are written.

    Of moves that keep the same faces it is one; leaving the game is none of them.
    """
    found: dict[str, Move] = {}
    seen: set[tuple[type[Move], tuple[int, ...]]] = set()
    for move in legal_moves(state):
        if isinstance(move, Resign | TimeOut):
            continue
        keep = move.keep if isinstance(move, Roll | Bank) else ()
        what = type(move), tuple([state.roll[place] for place in keep])
        if what not in seen:
            seen.add(what)
            found[write_move(move)] = move
    return found


def write_move(move: Move) -> str:
    """Return the notation of `move`, without the dice that it rolls."""
    return write_ply(Ply(move))


def offered_as(state: State, written: str, move: Move) -> str:
    """Return how a choice is offered: with the points of the turn after it, and dice to roll."""
    points = state.points
    if isinstance(move, TakeOver):
        points = state.offer.points if state.offer else 0
    elif isinstance(move, Roll | Bank) and move.keep:
        score = state.table.roll(state.roll).by_positions[move.keep]
        points += score.points + bonus_of(state, move.keep, score)
    return f"{written}:{points}:{len(dice_to_roll(state, move))}"


def answer(lines: Iterable[str], choose: Choose, say: Callable[[str], None]) -> None:
    """Speak as a program that plays by `choose`, until `quit` or the end of `lines`.

    Raises `ProtocolError` for a line that is not understood.
    """
    setup: Setup | None = None
    state: State | None = None
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        try:
            if word == ProtocolWord.FARKLE:
                say(f"{ProtocolWord.READY} {VERSION}")
            elif word == ProtocolWord.GAME:
                setup, state = parse_setup(rest), None
            elif word == ProtocolWord.POSITION and setup is not None:
                state = parse_state(setup, rest)
            elif word == ProtocolWord.GO and state is not None and not state.over:
                say(f"{ProtocolWord.MOVE} {write_move(_as_offered(state, choose(state)))}")
            elif word == ProtocolWord.QUIT:
                return
            elif word:
                raise ProtocolError(line.strip())
        except FarkleError as error:
            raise ProtocolError(line.strip()) from error


def _as_offered(state: State, move: Move) -> Move:
    """Return that of the offered moves which keeps the same faces as `move`."""
    if not isinstance(move, Roll | Bank) or not move.keep:
        return move
    faces = [state.roll[place] for place in move.keep]
    return next(
        choice
        for choice in choices_of(state).values()
        if type(choice) is type(move)
        and isinstance(choice, Roll | Bank)
        and [state.roll[place] for place in choice.keep] == faces
    )
