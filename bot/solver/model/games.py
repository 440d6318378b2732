"""Which games can be solved, and how big they are."""

from collections.abc import Iterable
from math import ceil, sqrt
from typing import Final, NamedTuple

from bot.advice.bounds import MOST_WORK, STEP, penalties_down, race_work
from bot.advice.choices import Obstacle
from bot.engine import FAIR, Badge, Die, Effect, RuleSet, Setup, parse_badge, write_badge
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.race import Race
from bot.solver.tables.rounds import Rounds

MOST_LOADED: Final = 8000
"""The highest target of a game that is solved for loaded dice."""

MOST_USES: Final = 3
"""The most uses of a badge in a game that is solved."""

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
    if not _bare(setup):
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


class Badged(NamedTuple):
    """The dice of both sides, and in notation the badges that bear on how they play."""

    dice: DicePair
    badges: tuple[str, str]

    @property
    def worn(self) -> tuple[Badge | None, Badge | None]:
        """Return the badges."""
        one, two = map(parse_badge, self.badges)
        return one, two


Equipment = DicePair | Badged
"""What the sides of a game of two play with, where that is not ordinary dice alone."""


def equipment_of(setup: Setup) -> Equipment | None:
    """Return what a game of two is worked out for: None where it is its rules alone, or nothing.

    Badges are among it where they bear on how a side plays: with a head start it plays as others do
    who have as much, and what a defence cancels is gone.
    """
    if _bare(setup):
        return dice_of(setup)
    if setup.seats != 2 or setup.teams is not None or badges_obstacle(setup):
        return None
    one, two = [write_badge(badge if _bears(badge) else None) for badge in setup.working]
    return Badged((dice_set(setup.dice[0]), dice_set(setup.dice[1])), (one, two))


def badges_obstacle(setup: Setup) -> Obstacle | None:
    """Return why the game of two of `setup` is not solved for its badges, None when it can be."""
    rules = setup.rules
    hot = rules.hot_dice_bonus or rules.hot_dice_must_roll or rules.hot_dice_single_roll
    special = hot or rules.scoreless_bonus
    if special or rules.opening or dice_obstacle(rules) or (rules.target or 0) % STEP:
        return Obstacle.BADGES
    return None if all(map(_is_usual, setup.working)) else Obstacle.BADGES


def _is_usual(badge: Badge | None) -> bool:
    """Tell whether `badge` keeps totals to steps as long as it has uses left, and these are few."""
    if badge is None:
        return True
    often = badge.uses > (1 if badge.effect is Effect.MULTIPLIED else MOST_USES)
    return not often and not badge.points % STEP and not (badge.scores and badge.percent % 100)


def _bears(badge: Badge | None) -> bool:
    return badge is not None and (badge.uses > 0 or badge.scores)


def _bare(setup: Setup) -> bool:
    """Tell whether no badge bears on how anybody plays."""
    early = any(setup.headstarts) and setup.rules.opening  # there the total tells who has opened
    return not any(map(_bears, setup.working)) and not early


def dice_of(setup: Setup) -> DicePair | None:
    """Return the dice of a game of two that is worked out for them, None for any other game.

    It is when they are what alone keeps the game from being solved by its rules, and these are a
    plain race to a target.
    """
    if (
        obstacle(setup) is not Obstacle.LOADED_DICE
        or dice_obstacle(setup.rules)
        or not _bare(setup)
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
    return race_work(rules, penalties_down(rules))


def game(rules: RuleSet, deeper: int = 0) -> Race | Rounds:
    """Return what the solver needs to know of `rules`; only for rules without an obstacle.

    Totals below zero are told apart to so many penalties `deeper` than in tables that are kept.
    """
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
        floor=-(penalties_down(rules) + deeper) * penalty,
    )


def _extras(rules: RuleSet) -> tuple[int, ...]:
    """Return the points of `rules` that do not come from scoring dice."""
    return rules.hot_dice_bonus, rules.scoreless_bonus


def _steps(points: int) -> int:
    """Return the steps needed to have at least so many points."""
    return ceil(points / STEP)


def _span(rules: RuleSet) -> int:
    """Return the lead, in steps, that decides a game of turns: it grows like chance itself."""
    return max(_LEAST_SPAN, ceil(_SPAN_PER_ROOT * sqrt(rules.turns or 1)))
