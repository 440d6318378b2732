"""A vote to skip the turn of somebody who does not act."""

from dataclasses import dataclass

from bot.match.model.match import Match


def allows_skips(match: Match) -> bool:
    """Tell whether a table may vote: in a casual game of three or more.

    The only opponent of somebody gains by every turn that they miss.
    """
    casual = not (match.rated or match.limited or match.tournament)
    return casual and len(match.people_in_game) > 2


@dataclass(frozen=True, slots=True)
class Vote:
    """Who wants the turn of `match` to be skipped: `seats` has a bit for each."""

    match: Match
    seats: int

    @property
    def count(self) -> int:
        """Return how many want it."""
        return self.seats.bit_count()

    @property
    def needed(self) -> int:
        """Return how many votes are needed: more than half of the other people."""
        match = self.match
        others = sum(seat != match.state.seat for seat in match.people_in_game)
        return others // 2 + 1

    @property
    def is_enough(self) -> bool:
        """Tell whether the turn is skipped."""
        return self.count >= self.needed
