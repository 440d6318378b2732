"""A game at one moment, as a value."""

from dataclasses import dataclass, field

from bot.engine.dice import FAIR, Die, Faces
from bot.engine.errors import InvalidRules, Problem
from bot.engine.rules import RuleSet
from bot.engine.scoring import ScoreTable, score_table

MOST_SEATS = 8
MOST_TEAMS = 4


@dataclass(frozen=True, slots=True)
class Setup:
    """What does not change while a game is played.

    `seats` (1 to 8) play in order. Without `teams` every seat is a side of its own; with them seats
    alternate between 2 to 4 teams of equal size that share a total. `dice` holds each seat's full
    set, by default fair dice. What follows from these is kept with them: `sides`, how many totals
    there are (teams, or seats), and `table`, what dice score.
    """

    rules: RuleSet
    seats: int = 2
    teams: int | None = None
    dice: tuple[tuple[Die, ...], ...] = ()
    sides: int = field(init=False, compare=False, repr=False)
    table: ScoreTable = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Refuse a table that cannot be laid, with `InvalidRules`; fill in the fair dice."""
        problems = []
        if not 1 <= self.seats <= MOST_SEATS:
            problems.append(Problem("seats", {"seats": self.seats, "most": MOST_SEATS}))
        if self.teams is not None:
            if not 2 <= self.teams <= MOST_TEAMS:
                problems.append(Problem("teams", {"teams": self.teams, "most": MOST_TEAMS}))
            elif self.seats % self.teams or self.seats < 2 * self.teams:
                problems.append(Problem("uneven", {"seats": self.seats, "teams": self.teams}))
        count = self.rules.scoring.dice
        dice = self.dice or ((FAIR,) * count,) * self.seats
        if len(dice) != self.seats or any(len(each) != count for each in dice):
            problems.append(Problem("dice", {"dice": count}))
        if problems:
            raise InvalidRules(problems)
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "sides", self.teams or self.seats)
        object.__setattr__(self, "table", score_table(self.rules.scoring))

    def side_of(self, seat: int) -> int:
        """Return the side that `seat` plays for."""
        return seat % self.sides


@dataclass(frozen=True, slots=True)
class Offer:
    """What the last seat left for the next one to take over (High Stakes)."""

    points: int
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A game between two moves. Seats and sides are 0-based; points are whole numbers.

    - `totals`, `opened`: by side: banked points, and whether it has ever banked.
    - `farkles`, `out`: by seat: farkles in a row, and whether it has resigned.
    - `seat`, `round`: whose turn, and of which round (from 1).
    - `points`: at risk in this turn, what the current roll could add not counted.
    - `dice`: left to roll, or, when `roll` is not empty, the dice that show it, in its order.
    - `roll`: the faces on the table, ascending; empty before a roll.
    - `aside`: faces set aside since all dice were last rolled, in the order they were kept.
    - `hot`: how often all dice were set aside in this turn.
    - `offer`: what may be taken over at the start of this turn.
    - `final`: once the target was reached, the seats that still have their last turn.
    - `over`, `winners`: the end, and the sides that won it.
    """

    setup: Setup
    totals: tuple[int, ...]
    opened: tuple[bool, ...]
    farkles: tuple[int, ...]
    out: tuple[bool, ...]
    seat: int
    round: int
    points: int
    dice: tuple[Die, ...]
    roll: Faces
    aside: Faces
    hot: int
    offer: Offer | None
    final: tuple[int, ...] | None
    over: bool
    winners: tuple[int, ...]

    @property
    def side(self) -> int:
        """Return the side whose turn it is."""
        return self.setup.side_of(self.seat)

    @property
    def total(self) -> int:
        """Return the banked points of the side whose turn it is."""
        return self.totals[self.side]

    @property
    def turn_begun(self) -> bool:
        """Tell whether the seat has rolled in this turn."""
        return bool(self.roll) or self.points > 0
