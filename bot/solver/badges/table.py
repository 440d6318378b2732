"""The chances to win a game of two in which somebody wears a badge."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from bot.advice.bounds import STEP
from bot.advice.choices import Basis
from bot.engine import Die, InPlay, RuleSet, State
from bot.solver.badges.game import Bankers, banking_of
from bot.solver.badges.layer import NOTHING, Ends, Layer
from bot.solver.badges.turn import BadgeTurn, badge_turn
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats
from bot.solver.model.games import Badged
from bot.solver.model.turn_induction import NEVER


@dataclass(frozen=True, slots=True)
class BadgePosition:
    """Where a turn with a badge begins: the `side` on turn, uses left of both, and totals in steps.

    `in_force` tells that the badge has been used already, to bank this turn for more.
    """

    side: int
    uses: tuple[int, int]
    own: int
    other: int
    in_force: bool = False

    @property
    def left(self) -> int:
        """Return how often the side on turn may still use its badge."""
        return self.uses[self.side]

    @property
    def used(self) -> "BadgePosition":
        """Return the place with the badge of the side on turn used once more."""
        one, two = self.uses
        return replace(self, uses=(one - (self.side == 0), two - (self.side == 1)))


class BadgeTable:
    """The chances to win under `rules` with what the sides are `equipped` with.

    `wins` are the values of `bot.solver.badges.game.solve_badges`: exact ones, or not. What happens
    inside a turn is worked out when asked for. May be used by several threads at once.
    """

    def __init__(self, rules: RuleSet, equipped: Badged, wins: Floats, *, exact: bool) -> None:
        """Take the values; raises `ValueError` when they do not have the right shape."""
        self.rules = rules
        self.equipped = equipped
        self.exact = exact
        self.wins = wins
        self.totals = (rules.target or 0) // STEP
        uses = [badge.uses + 1 if badge else 1 for badge in equipped.worn]
        if wins.shape != (2, *uses, self.totals, self.totals):
            raise ValueError(f"a table of shape {wins.shape} does not fit {rules.name}")
        self._padded = np.pad(wins, ((0, 0), (0, 0), (0, 0), (0, 1), (0, 1)))
        self._padded[..., self.totals, :] = 1.0

    @property
    def basis(self) -> Basis:
        """Return how exact the figures are."""
        return Basis.SOLVED if self.exact else Basis.ESTIMATED

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up."""
        return self.wins.nbytes + self._padded.nbytes

    @property
    def first_player_wins(self) -> float:
        """Return how likely the side that begins wins, from 0 to 0 with all uses left."""
        return float(self.wins[0, -1, -1, 0, 0])

    def turn(self, side: int) -> BadgeTurn:
        """Return the turn of a side, laid out."""
        return badge_turn(self.rules, self.equipped.dice[side], self.equipped.worn[side])

    def win_probability(self, state: State) -> float:
        """Return how likely the side on turn wins a game in which its turn is about to begin."""
        place = self.place(state)
        return float(self.wins[place.side, *place.uses, place.own, place.other])

    def ahead(self, state: State) -> "BadgeAhead":
        """Return the chances to win inside the turn that is played in `state`."""
        return BadgeAhead(self, state)

    def place(self, state: State) -> BadgePosition:
        """Return where the turn of `state` began, with the uses that are left now."""
        side, play = state.seat, state.badges or InPlay((0, 0))
        own, other = (
            min(state.totals[player] // STEP, self.totals - 1) for player in (side, 1 - side)
        )
        one, two = (
            min(max(left, 0), most - 1)
            for left, most in zip(play.uses, self.wins.shape[1:3], strict=True)
        )
        return BadgePosition(side, (one, two), own, other, play.multiplied)

    @kept
    def layer(self, place: BadgePosition) -> Layer:
        """Return what the turn that begins at `place` is worth with the uses left there."""
        turn, ends = self.turn(place.side), self.ends(place)
        usable = place.left and not place.in_force
        raised = self.layer(place.used).using() if usable else NOTHING
        return Layer.of(turn, ends, raised)

    def ends(self, place: BadgePosition) -> Ends:
        """Return what the ends of the turn at `place` are worth."""
        least = max(-(-self.rules.minimum // STEP), 1)
        height = max(self.totals - place.own, least) + 1
        own, other = np.array([place.own]), np.array([place.other])
        who = Bankers(place.side, place.uses, own, other, place.in_force)
        banking = banking_of(self._padded, self.turn(place.side), who, height, least)
        return Ends(banking, np.array([self.farkle(place)]))

    def farkle(self, place: BadgePosition) -> float:
        """Return what a farkle is worth in the turn at `place`."""
        return 1 - float(self.wins[1 - place.side, *place.uses, place.other, place.own])

    def bank(self, place: BadgePosition, total: int) -> float:
        """Return what it is worth to the side on turn to have banked to `total` points."""
        own = min(total // STEP, self.totals)
        return 1 - float(self._padded[1 - place.side, *place.uses, place.other, own])


class BadgeAhead:
    """What lies ahead in the turn of a state: a `TurnAhead` that knows of the badge."""

    win = 1.0

    def __init__(self, table: BadgeTable, state: State) -> None:
        """Take the state; nothing is worked out before it is asked for."""
        self._table = table
        self._place = table.place(state)
        self._total = state.total
        self._turn = table.turn(self._place.side)
        self._lent = state.badges is not None and state.badges.one_more
        self._layer: Layer | None = None

    @property
    def farkle(self) -> float:
        """Return what a roll is worth that loses the turn."""
        return self._table.farkle(self._place)

    def of(self, state: State) -> "BadgeAhead":
        """Return what lies ahead in another state of the same game."""
        return self._table.ahead(state)

    def place(self, dice: Sequence[Die], *, hot: bool, may_bank: bool) -> int:
        """Return the index of the throw of `dice`."""
        return self._turn.turn.place(dice, hot=hot, may_bank=may_bank)

    def bank(self, points: int, throw: int = 0) -> float:
        """Return what banking `points` is worth, without using the badge for it."""
        del throw  # it makes no difference what could be thrown instead
        if points < max(self._table.rules.minimum, 1):
            return NEVER
        return self._table.bank(self._place, self._total + points)

    def roll(self, points: int, throw: int) -> float:
        """Return the value of making the throw of index `throw` with `points` at risk."""
        if self._layer is None:
            self._layer = self._table.layer(self._place)
        rolling = self._layer.lent if self._lent else self._layer.rolling
        return float(rolling[throw, min(points // STEP, rolling.shape[1] - 1), 0])
