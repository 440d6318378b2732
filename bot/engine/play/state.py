"""A game at one moment, as a value."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.engine.badges.badge import Badge
from bot.engine.badges.in_play import InPlay, working
from bot.engine.errors import InvalidRules, Problem, require_no
from bot.engine.rules.dice import FAIR, Die, Faces
from bot.engine.rules.ruleset import MOST_PLAYERS, RuleSet
from bot.engine.rules.scoring import ScoreTable, score_table

MOST_SEATS = MOST_PLAYERS
FEWEST_TEAMS = 2
MOST_TEAMS = 4


@dataclass(frozen=True, slots=True)
class Setup:
    """What does not change while a game is played.

    `seats` (1 to 8) play in order. Without `teams` every seat is a side of its own; with them seats
    alternate between 2 to 4 teams of equal size that share a total. `dice` holds each seat's full
    set, by default fair dice, and `badges` each seat's badge, None for those who have none.

    What follows from these is kept with them: `sides`, how many totals there are (teams, or seats);
    by seat `working`, its badge unless another's defence cancels it, and `tables`, what dice score.
    """

    rules: RuleSet
    seats: int = 2
    teams: int | None = None
    dice: tuple[tuple[Die, ...], ...] = ()
    badges: tuple[Badge | None, ...] = ()
    sides: int = field(init=False, compare=False, repr=False)
    working: tuple[Badge | None, ...] = field(init=False, compare=False, repr=False)
    tables: tuple[ScoreTable, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Refuse a table that cannot be laid, with `InvalidRules`; fill in the fair dice."""
        # Nothing is built from these numbers before both are known to be small.
        require_no(self._problems_of_size())
        count = self.rules.scoring.dice
        dice = self.dice or ((FAIR,) * count,) * self.seats
        badges = self.badges or (None,) * self.seats
        require_no(self._problems_of_equipment(dice, badges))
        sides = self.teams or self.seats
        effective = working(badges, sides)
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "badges", badges)
        object.__setattr__(self, "sides", sides)
        object.__setattr__(self, "working", effective)
        object.__setattr__(self, "tables", tuple(map(self._table_with, effective)))
        target = self.rules.target
        if target is not None and max(self.headstarts) >= target:
            raise InvalidRules([Problem("headstart", {"target": target})])

    def _problems_of_size(self) -> Iterator[Problem]:
        if not 1 <= self.seats <= MOST_SEATS:
            yield Problem("seats", {"seats": self.seats, "most": MOST_SEATS})
        elif self.rules.players is not None and self.seats > self.rules.players:
            yield Problem("players", {"seats": self.seats, "players": self.rules.players})
        if self.teams is None:
            return
        if not FEWEST_TEAMS <= self.teams <= MOST_TEAMS:
            yield Problem("teams", {"teams": self.teams, "most": MOST_TEAMS})
        elif self.seats % self.teams or self.seats < 2 * self.teams:
            yield Problem("uneven", {"seats": self.seats, "teams": self.teams})

    def _problems_of_equipment(
        self, dice: tuple[tuple[Die, ...], ...], badges: tuple[Badge | None, ...]
    ) -> Iterator[Problem]:
        count = self.rules.scoring.dice
        if len(dice) != self.seats or any(len(of_seat) != count for of_seat in dice):
            yield Problem("dice", {"dice": count})
        if len(badges) != self.seats:
            yield Problem("badges", {"seats": self.seats})
        if any(badges) and self.rules.overshoot != "allowed":
            yield Problem("badges-need-overshoot")

    def __reduce__(self) -> tuple[type["Setup"], tuple[object, ...]]:
        """Be pickled without what follows from the rest."""
        return Setup, (self.rules, self.seats, self.teams, self.dice, self.badges)

    def _table_with(self, badge: Badge | None) -> ScoreTable:
        return score_table(self.rules.scoring, badge if badge and badge.scores else None)

    def side_of(self, seat: int) -> int:
        """Return the side that `seat` plays for."""
        return seat % self.sides

    @property
    def headstarts(self) -> tuple[int, ...]:
        """Return the points at the start by side."""
        points = [0] * self.sides
        for seat, badge in enumerate(self.working):
            if badge is not None:
                points[self.side_of(seat)] += badge.headstart
        return tuple(points)


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
    - `badges`: what becomes of badges that can be used, None where there are none.
    - `aside_dice`: the dice that show `aside`, in its order; a badge may have lent one of them.
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
    badges: InPlay | None = None
    aside_dice: tuple[Die, ...] = ()

    @property
    def side(self) -> int:
        """Return the side whose turn it is."""
        return self.setup.side_of(self.seat)

    @property
    def total(self) -> int:
        """Return the banked points of the side whose turn it is."""
        return self.totals[self.side]

    @property
    def table(self) -> ScoreTable:
        """Return what dice score for the seat whose turn it is."""
        return self.setup.tables[self.seat]

    @property
    def badge(self) -> Badge | None:
        """Return the badge of the seat whose turn it is, None where it has none that works."""
        return self.setup.working[self.seat]

    @property
    def turn_begun(self) -> bool:
        """Tell whether the seat has rolled in this turn."""
        return bool(self.roll) or self.points > 0
