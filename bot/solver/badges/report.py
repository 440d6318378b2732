"""Solving a game with badges: exactly where that is quick enough, else nearly so."""

from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import FAIR, RuleSet
from bot.solver.badges.game import solve_badges
from bot.solver.badges.store import save_badges
from bot.solver.badges.table import BadgeTable
from bot.solver.badges.turn import BadgeTurn, badge_turn
from bot.solver.loaded.game import solve_dice
from bot.solver.loaded.turn import set_turn
from bot.solver.model.arrays import Floats
from bot.solver.model.dice_sets import dice_set
from bot.solver.model.games import Badged, DicePair
from bot.solver.tables.pairs import Progress
from bot.solver.tables.report import SolvedReport, report_with

MOST_EXACT: Final = 10_000_000_000
"""The most `badge_work` that is done exactly: about two minutes."""

_CERTAIN: Final = 1e-9
"""A chance no larger is none."""


def solve_equipped(
    rules: RuleSet, equipped: Badged, progress: Progress = lambda _: None
) -> BadgeTable:
    """Solve the game of two by `rules` in which each side has dice and a badge of its own.

    It is exact with ordinary dice, and with others where that takes about two minutes and no badge
    changes dice on the table.
    """
    turns = _turns(rules, equipped)
    if equipped.dice == _ordinary(rules) or _is_exact(rules, turns):
        return BadgeTable(rules, equipped, solve_badges(rules, turns, progress), exact=True)
    return estimate_equipped(rules, equipped, progress)


def estimate_equipped(
    rules: RuleSet, equipped: Badged, progress: Progress = lambda _: None
) -> BadgeTable:
    """Estimate the same from the game without badges and that of the badges with ordinary dice.

    What badges change there in the logarithm of the odds to win, they are taken to change here.
    """
    pair = _ordinary(rules)
    fair = solve_badges(
        rules, _turns(rules, equipped._replace(dice=pair)), lambda part: progress(part / 2)
    )
    plain = solve_dice(rules, pair).wins[:, 0, 0]
    loaded = solve_dice(rules, equipped.dice, lambda part: progress((1 + part) / 2)).wins[:, 0, 0]
    odds = _log_odds(fair) + (_log_odds(loaded) - _log_odds(plain))[:, None, None]
    return BadgeTable(rules, equipped, 1 / (1 + np.exp(-odds)), exact=False)


def badge_report(
    rules: RuleSet,
    equipped: Badged,
    folder: Path | None = None,
    name: str | None = None,
    progress: Progress = lambda _: None,
) -> SolvedReport:
    """Do what `solve_report` does for the game in which each side has dice and a badge of its own.

    The average of a turn is that of the side that begins, without its badge.
    """
    begun = perf_counter()
    table = solve_equipped(rules, equipped, progress)
    if folder is not None:
        save_badges(table, folder, name or rules.name)
    expected = set_turn(rules, equipped.dice[0]).expected
    return report_with(rules, expected, table.first_player_wins, begun)


def badge_work(rules: RuleSet, turns: tuple[BadgeTurn, BadgeTurn]) -> int:
    """Return about how much there is to look up: keeps, over all levels of all turns."""
    one, two = [turn.badge.uses + 1 if turn.badge else 1 for turn in turns]
    keeps = sum(turn.work for turn in set(turns))
    return keeps * one * two * ((rules.target or 0) // STEP) ** 3 // 2


def _is_exact(rules: RuleSet, turns: tuple[BadgeTurn, BadgeTurn]) -> bool:
    left_out = any(turn.changes and not turn.rolls for turn in turns)
    return not left_out and badge_work(rules, turns) <= MOST_EXACT


def _ordinary(rules: RuleSet) -> DicePair:
    dice = dice_set([FAIR] * rules.scoring.dice)
    return dice, dice


def _log_odds(wins: Floats) -> Floats:
    chance = np.clip(wins, _CERTAIN, 1 - _CERTAIN)
    return np.asarray(np.log(chance / (1 - chance)))


def _turns(rules: RuleSet, equipped: Badged) -> tuple[BadgeTurn, BadgeTurn]:
    one, two = [
        badge_turn(rules, dice, badge)
        for dice, badge in zip(equipped.dice, equipped.worn, strict=True)
    ]
    return one, two
