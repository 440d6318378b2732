"""A whole game as a value: how it was set up, and every move with the dice that it rolled."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.moves import Move
from bot.engine.play.apply import apply, start
from bot.engine.play.events import Event
from bot.engine.play.state import Setup, State
from bot.engine.rules.dice import Faces


@dataclass(frozen=True, slots=True)
class Ply:
    """One move, and the faces it rolled in the order they were drawn, if it rolled any."""

    move: Move
    dice: Faces = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game from its first roll on, finished or not."""

    setup: Setup
    plies: tuple[Ply, ...] = ()

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        """Yield the state after each ply with its events.

        Raises `IllegalMove` or `ValueError` at the first ply that the rules do not allow.
        """
        state = start(self.setup)
        for ply in self.plies:
            state, events = apply(state, ply.move, ply.dice)
            yield state, events

    def final_state(self) -> State:
        """Return the state after the last ply."""
        state = start(self.setup)
        for state, _ in self.replay():  # noqa: B007 - the last state is what is wanted
            pass
        return state
