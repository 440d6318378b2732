"""The line of a game: as it begins, and played again to its end."""

from bot.engine import Event, Game, Setup, State, parse_game, start, write_game


def new_log(setup: Setup) -> str:
    """Return the line of a game that has not begun."""
    return write_game(Game(setup))


def replay(log: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state at the end of a game's line, and the events of its last move.

    Raises `ParseError` when the line is not a game.
    """
    game = parse_game(log)
    state, events = start(game.setup), list[Event]()
    for state, events in game.replay():  # noqa: B007 - only the last is wanted
        pass
    return state, tuple(events)
