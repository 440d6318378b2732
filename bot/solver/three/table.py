"""The solved game of three: how likely each wins from any state, and what lies inside a turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.advice.choices import Basis
from bot.engine import RuleSet, Setup, State
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats
from bot.solver.model.games import game, is_loaded, rules_obstacle
from bot.solver.model.solve_turn import spacious, spacious_solver, turn_layout
from bot.solver.model.turn_induction import Detailed, TurnInduction
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.race import Race
from bot.solver.three.values import (
    BLEND,
    FOLLOWING,
    OWN,
    PLAYERS,
    Starts,
    ThreeTurns,
    ThreeValues,
    gone,
)

HIGHEST_TARGET: Final = 10_000
"""The longest race of three that is solved: eight million states, half an hour and 1 GB."""

Totals = tuple[int, int, int]
"""The totals of the three from the one on turn on, in steps; see `values.gone`."""


def three_rules(rules: RuleSet) -> bool:
    """Tell whether a game of three by `rules` can be solved: a plain race to a target."""
    if rules.target is None or rules.target > HIGHEST_TARGET:
        return False
    special = rules.final_round or rules.overshoot != "allowed" or rules.farkle_limit > 0
    return not special and rules_obstacle(rules) is None


def of_three(setup: Setup) -> bool:
    """Tell whether the game laid out by `setup` is one that a table of three is about."""
    plain = setup.teams is None and not any(map(is_loaded, setup.dice)) and not any(setup.badges)
    return plain and setup.seats == PLAYERS and three_rules(setup.rules)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chances to win inside a turn: of the player on turn, and of the one who comes next."""

    own: Prospects
    following: Prospects


class ThreeTable:
    """The chances to win a game of three under `rules`, each playing for the best chance of theirs.

    What happens inside a turn is worked out when asked for, in some milliseconds, and kept for a
    while. May be used by several threads at once.
    """

    basis: Final = Basis.EQUILIBRIUM

    def __init__(self, rules: RuleSet, values: ThreeValues) -> None:
        """Take the `values` of `rules`."""
        self.rules = rules
        self.values = values

    @staticmethod
    def of(rules: RuleSet, marks: Sequence[int], wins: Floats) -> "ThreeTable":
        """Return the table of `rules` with `wins` at the totals `marks`; see `ThreeValues`.

        Raises `ValueError` when they do not fit.
        """
        race = game(rules)
        if not isinstance(race, Race) or list(marks) != sorted({0, *marks} & {*range(race.target)}):
            raise ValueError(f"totals that are not those of {rules.name}")
        values = ThreeValues(race, np.array(marks))
        if wins.shape != values.wins.shape:
            raise ValueError(f"a table of shape {wins.shape} does not fit {rules.name}")
        values.wins = wins
        return ThreeTable(rules, values)

    @property
    def nbytes(self) -> int:
        """Return how many bytes the values take up."""
        return self.values.nbytes

    @property
    def seat_wins(self) -> tuple[float, ...]:
        """Return how likely each seat wins, in the order in which they play."""
        return self.chances((0, 0, 0))

    def chances(self, totals: Totals) -> tuple[float, ...]:
        """Return how likely each wins at the start of a turn, from the one on turn on."""
        start = _starts([totals])
        return tuple([float(self.values.of(whose, start)[0]) for whose in range(PLAYERS)])

    def ahead(self, state: State) -> Prospects:
        """Return the chances to win inside the turn that is played in `state`."""
        return self.prospects(self.totals(state))

    def totals(self, state: State) -> Totals:
        """Return the totals at the start of the turn that is played in `state`."""
        own, following, last = [(state.seat + place) % PLAYERS for place in range(PLAYERS)]
        return self._total(state, own), self._total(state, following), self._total(state, last)

    @kept
    def prospects(self, totals: Totals) -> Prospects:
        """Return the chances to win inside the turn that begins with `totals`."""
        height = self.values.race.target - totals[OWN]
        solver = spacious_solver(turn_layout(self.rules), height)
        ThreeTurns.of(self.values, _starts([totals]), solver.height).run(solver)
        return Prospects.of(solver)

    def together(self, turns: Sequence[Totals]) -> dict[Totals, Prospects]:
        """Return the chances to win inside all `turns`; they are not kept."""
        induction, laid = self._lay(turns)
        laid.run(induction)
        return {totals: Prospects.of(induction, column) for column, totals in enumerate(turns)}

    def outlooks(self, turns: Sequence[Totals]) -> dict[Totals, Outlook]:
        """Return the chances of the next player too, inside all `turns`; they are not kept."""
        distinct = list(dict.fromkeys(turns))
        induction, laid = self._lay(distinct)
        laid.run(induction)
        own = [Prospects.of(induction, column) for column in range(len(distinct))]
        laid.run(induction, BLEND)
        following = _following(induction, laid, own)
        return {
            totals: Outlook(*pair) for totals, *pair in zip(distinct, own, following, strict=True)
        }

    def _lay(self, turns: Sequence[Totals]) -> tuple[TurnInduction, ThreeTurns]:
        starts = _starts(turns)
        height = spacious(self.values.race.target - int(starts.own.min()))
        induction = TurnInduction(turn_model(self.rules), height, len(turns), detail=True)
        return induction, ThreeTurns.of(self.values, starts, height)

    def _total(self, state: State, seat: int) -> int:
        race = self.values.race
        return gone(race) if state.out[seat] else min(state.totals[seat] // STEP, race.target)


def _starts(turns: Sequence[Totals]) -> Starts:
    return Starts(*np.array(turns, dtype=np.intp).T)


def _following(
    blended: Detailed, turns: ThreeTurns, own: Sequence[Prospects]
) -> Iterator[Prospects]:
    """Yield what turns are worth to the next player: what they are `blended` less what is `own`."""
    for column, ours in enumerate(own):
        rolling = (blended.rolling[..., column] - ours.rolling) / BLEND
        banking = np.broadcast_to(turns.theirs[:, column], rolling.shape)
        yield Prospects(ours.model, banking, rolling, float(turns.farkle[FOLLOWING, column]), 0.0)
