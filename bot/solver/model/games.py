"""Which games can be solved, and how big they are."""

from collections.abc import Iterable
from math import ceil, sqrt
from typing import Final

from bot.advice.bounds import PENALTIES_DOWN, STEP
from bot.advice.choices import Obstacle
from bot.engine import FAIR, Die, RuleSet, Setup
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.race import Race
from bot.solver.tables.rounds import Rounds

MOST_WORK: Final = 100_000_000
"""The largest game that is solved: so many values inside turns, about ten minutes."""

MOST_LOADED: Final = 8000
"""The highest target of a game that is solved for loaded dice."""

_LEAST_SPAN: Final = 300
_SPAN_PER_ROOT: Final = 100


def obstacle(setup: Setup) -> Obstacle | None:
    """Return why the game laid out by `setup` is not solved, None when it can be."""
    if setup.teams is not None:
        return Obstacle.TEAMS
    if setup.seats != 2:
        return Obstacle.SEATS
    if any(map(is_loaded, setup.dice)):
        return Obstacle.LOADED_DICE
    if any(setup.badges):
        return Obstacle.BADGES
    return rules_obstacle(setup.rules)


def is_loaded(dice: Iterable[Die]) -> bool:
    """Tell whether any of `dice` is not an ordinary one."""
    return any(die != FAIR for die in dice)


def rules_obstacle(rules: RuleSet) -> Obstacle | None:
    """Return why `rules` are not solved for two players, None when they can be."""
    if rules.high_stakes:
        return Obstacle.HIGH_STAKES
    if rules.gives_away:
        return Obstacle.WELFARE
    if any(points % STEP for points in (rules.farkle_penalty, *_extras(rules))):
        return Obstacle.OFF_STEP
    if rules.opening and (rules.target is None or rules.farkle_penalty):
        # Who has opened would have to be remembered: the total alone does not tell.
        return Obstacle.OPENING
    if rules.overshoot == "exact" and rules.scoring.six == "win":
        return Obstacle.EXACT_WITH_WINNING_ROLL
    return Obstacle.TOO_LARGE if work(rules) > MOST_WORK else None


DicePair = tuple[DiceSet, DiceSet]
"""The dice of the side that begins, and those of the other."""


def dice_of(setup: Setup) -> DicePair | None:
    """Return the dice of a game of two that is worked out for them, None for any other game.

    It is when they are what alone keeps the game from being solved by its rules, and these are a
    plain race to a target.
    """
    if (
        obstacle(setup) is not Obstacle.LOADED_DICE
        or dice_obstacle(setup.rules)
        or any(setup.badges)
    ):
        return None
    return dice_set(setup.dice[0]), dice_set(setup.dice[1])


def dice_obstacle(rules: RuleSet) -> Obstacle | None:
    """Return why games by `rules` are not solved for loaded dice, None when they can be."""
    plain_race = not rules.farkle_limit and not rules.final_round and rules.overshoot == "allowed"
    if rules.target is None or not plain_race or rules.target > MOST_LOADED:
        return Obstacle.LOADED_DICE
    return rules_obstacle(rules)


def work(rules: RuleSet) -> int:
    """Return about how many values inside turns there are, over all states at their start."""
    counters = max(rules.farkle_limit, 1)
    if rules.target is None:
        leads = 2 * _span(rules)
        return 2 * (rules.turns or 1) * counters**2 * leads**2 // 2
    totals = _steps(rules.target) + _floor(rules)
    return counters**2 * totals**3 // 2


def game(rules: RuleSet) -> Race | Rounds:
    """Return what the solver needs to know of `rules`; only for rules without an obstacle."""
    model = turn_model(rules)
    minimum, limit = _steps(rules.minimum), rules.farkle_limit
    penalty = rules.farkle_penalty // STEP
    if rules.turns is not None:
        return Rounds(model, rules.turns, minimum, limit, penalty, _span(rules))
    return Race(
        model,
        _steps(rules.target or 0),
        minimum,
        _steps(rules.opening),
        exact=rules.overshoot == "exact",
        final_round=rules.final_round,
        limit=limit,
        penalty=penalty,
        floor=-_floor(rules),
    )


def _extras(rules: RuleSet) -> tuple[int, ...]:
    """Return the points of `rules` that do not come from scoring dice."""
    return rules.hot_dice_bonus, rules.scoreless_bonus


def _steps(points: int) -> int:
    """Return the steps needed to have at least so many points."""
    return ceil(points / STEP)


def _floor(rules: RuleSet) -> int:
    """Return how many steps below zero totals are told apart."""
    return PENALTIES_DOWN * rules.farkle_penalty // STEP


def _span(rules: RuleSet) -> int:
    """Return the lead, in steps, that decides a game of turns: it grows like chance itself."""
    return max(_LEAST_SPAN, ceil(_SPAN_PER_ROOT * sqrt(rules.turns or 1)))
