"""The sides of a game as the one on turn sees them, with the order of the turns to come."""

from dataclasses import dataclass

from bot.engine import State
from bot.solver.estimates.single_side_turns import Moods


@dataclass(frozen=True, slots=True)
class Side:
    """A side as the one on turn sees it: which one, its total in points, its mood, its `turns`.

    These are the places of its turns in a cycle that begins after the turn now played and ends with
    the next one of the same seat.
    """

    number: int
    total: int
    mood: int
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """Our side and the others that are still in the game."""

    own: Side
    others: tuple[Side, ...]

    @staticmethod
    def of(state: State) -> "Sides":
        """Return the sides as the player on turn in `state` sees them."""
        setup, moods = state.setup, Moods.of(state.setup.rules)
        order = [(state.seat + 1 + away) % setup.seats for away in range(setup.seats)]
        order = [seat for seat in order if not state.out[seat]]
        turns: dict[int, list[int]] = {}
        for place, seat in enumerate(order):
            turns.setdefault(setup.side_of(seat), []).append(place)

        def side(number: int, seat: int) -> Side:
            mood = moods.number(state.farkles[seat], opened=state.opened[number])
            return Side(number, state.totals[number], mood, tuple(turns[number]))

        others = tuple(
            side(number, order[places[0]])
            for number, places in turns.items()
            if number != state.side
        )
        return Sides(side(state.side, state.seat), others)
