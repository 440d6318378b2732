"""The line of a game: its beginning, and replaying it."""

from functools import lru_cache
from typing import TypeAlias

from bot.engine import (
    Event,
    Exit,
    Game,
    Resign,
    Setup,
    State,
    parse_and_replay,
    parse_ply,
    start,
    write_game,
)

Steps: TypeAlias = tuple[tuple[State, tuple[Event, ...]], ...]
"""The state after each move of a game, with the events of the move."""


def new_log(setup: Setup) -> str:
    """Return the line of a game that has not begun."""
    return write_game(Game(setup))


def replay(log: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state at the end of a game's line, and the events of the last move.

    Raises as `replay_all`.
    """
    game, positions = replay_all(log)
    return positions[-1] if positions else (start(game.setup), ())


@lru_cache(maxsize=1)  # reading a game, its results and what else is counted follow each other
def replay_all(log: str) -> tuple[Game, Steps]:
    """Return the game of a line, and where each of its moves led.

    Raises `ParseError` when the line is not a game, and `InvalidRules` when its rules are not.
    """
    game, positions = parse_and_replay(log)
    return game, tuple((state, tuple(events)) for state, events in positions)


def exit_of(log: str, seat: int) -> Exit | None:
    """Return why `seat` left the game before its end, None if it did not.

    The moves are not replayed. Raises `ParseError` for one that cannot be read.
    """
    _, _, moves = log.partition(" :")
    for token in reversed(moves.split()):
        if token.startswith(f"x{seat}"):
            move = parse_ply(token).move
            return move.why if isinstance(move, Resign) else None
    return None
