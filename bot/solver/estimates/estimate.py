"""Playing to win where the game is too large to be solved: the chances to win are estimated.

What a turn's end is worth is taken from `bot.solver.estimates.opponent_model`, and the turn itself
is then played as well as can be, by the same backward induction as that of a solved game. So the
estimate assumes that after this turn everyone, our own side among them, goes on for points alone;
the choice made from it is one step better than doing so, and the next turn takes that step anew.

What it leaves out: a side's seats share the farkles in a row of the one that plays next; and under
High Stakes only what this turn leaves to the next seat is counted, as points that the seat has
more: those by which taking over beats a fresh turn, on average.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import State
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.estimates.opponent_model import LastTurns, opponent_model
from bot.solver.estimates.single_side_turns import Moods, steps_to
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.sides import Side, Sides
from bot.solver.model.solve_turn import TurnSolver, spacious, spacious_solver, turn_layout
from bot.solver.model.turn_induction import NEVER, TurnInduction
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.turn_value import turn_table


def estimated(state: State) -> Prospects:
    """Return the estimated chances to win inside the turn that is played in `state`.

    There must be another side in the game. Takes milliseconds when a turn under the rules was seen
    before, and up to some seconds when not.
    """
    return estimated_in(turn_begun(state))


def turn_begun(state: State) -> State:
    """Return `state` with nothing in it but what chances depend on inside the turn played there."""
    return replace(state, points=0, dice=(), roll=(), aside=(), hot=0, offer=None, badges=None)


@kept
def estimated_in(begun: State) -> Prospects:
    """Return what `estimated` does for a turn that has `begun` so."""
    rules = begun.setup.rules
    if rules.high_stakes and rules.turns is not None:
        require_slow_allowed()  # sums are compared for all that may be left to the next seat
    turn = _Turn(begun)
    solver = spacious_solver(turn_layout(rules), turn.height(), by_throw=rules.high_stakes)
    turn.lay(solver)
    solver.run()
    return Prospects.of(solver)


def estimated_together(begun: Sequence[State]) -> dict[State, Prospects]:
    """Return the same for turns of one game, sooner than one by one; they are not kept.

    Under High Stakes it is none of them.
    """
    rules = begun[0].setup.rules
    if rules.high_stakes:
        return {}
    turns = [_Turn(state) for state in begun]
    height = spacious(max(turn.height() for turn in turns))
    induction = TurnInduction(turn_model(rules), height, len(turns), detail=True)
    for column, turn in enumerate(turns):
        turn.lay(induction, column)
    induction.run()
    return {state: Prospects.of(induction, column) for column, state in enumerate(begun)}


class _Turn:
    """What the end of a turn is worth."""

    def __init__(self, state: State) -> None:
        """Look at the turn that is played in `state`."""
        self._state = state
        self._rules = state.setup.rules
        self._sides = Sides.of(state)
        self._opponents = opponent_model(state, self._sides)
        self._last = LastTurns(state, self._sides) if self._rules.final_round else None

    def height(self) -> int:
        """Return how many levels leave a choice, but not more than one ever has at risk."""
        rules = self._rules
        most = len(turn_table(rules).prospects[0].rolling[0])
        if rules.target is None or rules.final_round or rules.gives_away:
            return most
        to_go = rules.target - self._state.total
        return min(steps_to(max(to_go, rules.opening, rules.minimum)) + 1, most)

    def lay(self, solver: TurnSolver | TurnInduction, column: int = 0) -> None:
        """Write what the ends of the turn are worth into a column of `solver`."""
        worth = self._banking(np.arange(solver.height + solver.model.reach))
        farkle = self._farkle()
        solver.farkle[column] = farkle
        solver.banking[..., column] = worth[..., : solver.height]
        solver.banking[..., : self._least(), column] = NEVER
        # Above these levels one banks, or, where that is not allowed, throws till a farkle.
        above = worth[..., solver.height :]
        solver.above[..., column] = np.where(above == NEVER, farkle, above)

    def _least(self) -> int:
        """Return the least level that may be banked."""
        opened = self._state.opened[self._state.side]
        return max(steps_to(max(self._rules.minimum, 0 if opened else self._rules.opening)), 1)

    def _farkle(self) -> float:
        """Return the chance to win after a farkle."""
        mood, punished = Moods.of(self._rules).after_farkle(self._sides.own.mood)
        total = self._state.total - (self._rules.farkle_penalty if punished else 0)
        if self._last and self._state.final is not None:
            return float(self._last.wins(np.array([total]))[0])
        return float(self._opponents.wins(mood, np.array([self._opponents.place(total)]))[0, 0])

    def _banking(self, levels: Ints) -> Floats:
        """Return the chance to win after banking at each of `levels`; under High Stakes by throw.

        `NEVER` where an exact target is overshot.
        """
        rules, totals = self._rules, self._state.total + STEP * levels
        if self._last and self._state.final is not None:
            return self._last.wins(totals)
        if rules.target is None:
            return self._going_on(levels)
        short = totals < rules.target
        going_on = self._going_on(levels[short])
        worth = np.ones((*going_on.shape[:-1], len(levels)))
        worth[..., short] = going_on
        if self._last:
            worth[..., ~short] = self._last.wins(totals[~short])
        beyond = totals > rules.target
        if rules.overshoot == "exact":
            worth[..., beyond] = NEVER
        elif rules.gives_away:
            worth[..., beyond] = self._giving(levels[beyond])
        return worth

    def _going_on(self, levels: Ints) -> Floats:
        """Return the chance to win after banks that do not end the game."""
        totals = self._state.total + STEP * levels
        places = np.array(
            [self._opponents.place(total) for total in totals.tolist()], dtype=np.intp
        )
        following = next(side for side in self._everyone() if 0 in side.turns)
        if not self._rules.high_stakes or following is self._sides.own:
            return np.asarray(self._opponents.wins(0, places)[0])
        raised, which = np.unique(self._left_behind(levels), return_inverse=True)
        chances = self._opponents.wins(0, places, raised, following.number)
        return np.asarray(chances[which.reshape(-1, len(levels)), np.arange(len(levels))])

    def _left_behind(self, levels: Ints) -> Ints:
        """Return what the next seat gains, in steps, from what is left to it: by throw, level."""
        turn = turn_table(self._rules).prospects[0]
        at = np.minimum(levels, len(turn.rolling[0]) - 1)
        gain = np.maximum(turn.rolling[:, at] - turn.start, 0)
        return np.rint(gain / STEP).astype(np.intp)

    def _giving(self, levels: Ints) -> Floats:
        """Return the chance to win after overshooting: the lowest other side gets the points."""
        place, target = self._opponents.place(self._state.total), self._rules.target or 0
        if self._rules.overshoot == "excess":
            levels = levels - (target - self._state.total) // STEP
        count = self._state.setup.sides
        lowest = min(
            self._sides.others,
            key=lambda side: (side.total, (side.number - self._sides.own.number) % count),
        )
        totals = lowest.total + STEP * levels
        given = np.where(totals <= target, levels, 0)
        chances = self._opponents.wins(0, np.array([place]), given, lowest.number)[:, 0]
        return np.where(totals == target, 0.0, chances)

    def _everyone(self) -> tuple[Side, ...]:
        return (self._sides.own, *self._sides.others)
