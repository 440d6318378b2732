"""The history of a tournament as its form reads it: entrants, pairings, outcomes."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

WIN: Final = 2
"""The points of a win, in halves: everything is counted in whole numbers."""
DRAW: Final = 1


class BracketPart(StrEnum):
    """The part of a tournament that a pairing belongs to; only knock-outs have several."""

    MAIN = "main"
    """The rounds of most forms, a single bracket, or the bracket of those who never lost."""
    LOSERS = "losers"
    """The bracket of those who lost once, of a double elimination."""
    FINAL = "final"
    """The grand final of a double elimination; round 2 is played if both have lost once."""
    THIRD = "third"
    """The game for the third place of a single knock-out."""


@dataclass(frozen=True, slots=True, order=True)
class PairingPlace:
    """The round and position of a pairing, which no two of a tournament share.

    `round` and `position` count from 1, rounds within their part. In an arena a round is whatever
    was paired at once.
    """

    part: BracketPart
    round: int
    position: int


class How(StrEnum):
    """How an outcome came about, for tie-breaks."""

    PLAYED = "played"
    ADJUDICATED = "adjudicated"
    """Decided by the organizer, and counted as if it had been played."""
    NO_SHOW = "no-show"
    """Not played, because one or both did not come, or had withdrawn."""
    BYE = "bye"
    """Nobody was left to play against."""


@dataclass(frozen=True, slots=True)
class PairingOutcome:
    """The points that a pairing gave both sides.

    - `first`, `second`: their points, in halves: `WIN` and 0, `DRAW` each, or 0 each if neither
      came. What no opponent stands for is 0.
    - `scored`: what the points were given for: the boards that the teams won, in halves, or the
      games of a match of several. In a duplicate, which has no points, those of the dice.
    - `berserk`: who of both played with half the time, for a point more (arenas).
    """

    first: int
    second: int
    how: How = How.PLAYED
    scored: tuple[int, int] = (0, 0)
    berserk: tuple[bool, bool] = (False, False)


BYE: Final = PairingOutcome(WIN, 0, How.BYE)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants of a round, and the outcome of their pairing.

    - `first` begins, on the first board if they are teams, and `second` on the next: see `begins`.
    - `second`: None for a bye, and for everybody in a duplicate, who play alone.
    - `outcome`: None while they play. A bye, and a pairing of somebody who has withdrawn, are made
      with an outcome: nothing is played for them.
    """

    place: PairingPlace
    first: int
    second: int | None
    outcome: PairingOutcome | None = None

    @property
    def sides(self) -> tuple[int, ...]:
        """Return the numbers of the entrants of the pairing."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def was_played(self) -> bool:
        """Tell whether two entrants have met: the pairing was decided by play."""
        unplayed = {How.BYE, How.NO_SHOW}
        return (
            self.second is not None
            and self.outcome is not None
            and self.outcome.how not in unplayed
        )

    def opponent(self, number: int) -> int | None:
        """Return the opponent of the entrant with this number, None for a bye."""
        return self.second if number == self.first else self.first

    def points(self, number: int) -> int:
        """Return the points of an entrant of the pairing, in halves: 0 while it is played."""
        if self.outcome is None:
            return 0
        return self.outcome.first if number == self.first else self.outcome.second

    def won_by(self, number: int) -> bool:
        """Tell whether an entrant has more points in the pairing than the other."""
        return 2 * self.points(number) > sum(map(self.points, self.sides))

    def shows(self, number: int) -> bool:
        """Tell whether an entrant was present: they played, or won by a no-show."""
        if self.outcome is None or self.outcome.how is How.BYE:
            return False
        return self.outcome.how is How.PLAYED or self.points(number) > 0

    def begins(self, board: int) -> int:
        """Return the entrant who begins on a board (from 1): sides alternate by board."""
        return self.first if board % 2 or self.second is None else self.second

    def ended(self, outcome: PairingOutcome) -> "Pairing":
        """Return the pairing with its outcome."""
        return replace(self, outcome=outcome)


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant, by number: a person or a team.

    - `number`: by seeding, 1 for the strongest. Who joins late gets the next one.
    - `joined`: the first round in which they can be paired.
    - `withdrawn`: whether they are away now. Who comes back is no longer withdrawn, and has missed
      the rounds between.
    """

    number: int
    joined: int = 1
    withdrawn: bool = False


@dataclass(frozen=True)
class PairingHistory:
    """The entrants of a tournament and all pairings so far.

    - `entrants`: the numbers 1 to n, in order.
    - `pairings`: in the order in which they were made.
    - `closed`: whether its time is over, so that nothing begins any more.
    - `relaxed`: whether those who are free have waited for as long as the form's `pairing_delay`.
    """

    entrants: Sequence[Entrant]
    pairings: Sequence[Pairing] = ()
    closed: bool = False
    relaxed: bool = False

    def __post_init__(self) -> None:
        """Raise `ValueError` for numbers that leave some out, and for a place taken twice."""
        if [entrant.number for entrant in self.entrants] != list(range(1, len(self.entrants) + 1)):
            raise ValueError("Entrants are numbered from 1, in order.")
        if len(self.at) != len(self.pairings):
            raise ValueError("Two pairings stand at one place.")

    @cached_property
    def at(self) -> Mapping[PairingPlace, Pairing]:
        """Return the pairings by their places."""
        return {pairing.place: pairing for pairing in self.pairings}

    @cached_property
    def of(self) -> Mapping[int, Sequence[Pairing]]:
        """Return the pairings of each entrant by number, oldest first."""
        found: dict[int, list[Pairing]] = {entrant.number: [] for entrant in self.entrants}
        for pairing in self.pairings:
            for number in pairing.sides:
                found[number].append(pairing)
        return found

    @cached_property
    def present(self) -> Collection[int]:
        """Return the numbers of the entrants who have not withdrawn, the strongest first."""
        return {entrant.number: None for entrant in self.entrants if not entrant.withdrawn}.keys()

    @cached_property
    def running(self) -> Sequence[Pairing]:
        """Return the pairings that are being played."""
        return [pairing for pairing in self.pairings if pairing.outcome is None]

    @cached_property
    def last_round(self) -> int:
        """Return the number of the last round that was begun in the main part, 0 before any."""
        main = (
            pairing.place.round
            for pairing in self.pairings
            if pairing.place.part is BracketPart.MAIN
        )
        return max(main, default=0)

    def took_part(self, number: int) -> bool:
        """Tell whether an entrant was present for any pairing; byes do not count."""
        return any(pairing.shows(number) for pairing in self.of[number])

    def entrant(self, number: int) -> Entrant:
        """Return the entrant with this number."""
        return self.entrants[number - 1]

    def beyond(self, pairings: Iterable[Pairing]) -> "PairingHistory":
        """Return the history with more pairings."""
        return replace(self, pairings=(*self.pairings, *pairings))


def walkover(place: PairingPlace, first: int, second: int, present: Collection[int]) -> Pairing:
    """Return a pairing that is decided if an entrant is not `present`, and open if both are."""
    if first in present and second in present:
        return Pairing(place, first, second)
    points = (WIN * (first in present), WIN * (second in present))
    return Pairing(place, first, second, PairingOutcome(*points, How.NO_SHOW))
