"""The line of a game: its beginning, and replaying it."""

from bot.engine import (
    Event,
    Exit,
    Game,
    Resign,
    Setup,
    State,
    parse_game,
    parse_ply,
    start,
    write_game,
)


def new_log(setup: Setup) -> str:
    """Return the line of a game that has not begun."""
    return write_game(Game(setup))


def replay(log: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state at the end of a game's line, and the events of the last move.

    Raises `ParseError` when the line is not a game.
    """
    game = parse_game(log)
    state, events = start(game.setup), list[Event]()
    for state, events in game.replay():  # noqa: B007 - only the last is wanted
        pass
    return state, tuple(events)


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
