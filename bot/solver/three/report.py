"""Solving a game of three, and what there is to say of it."""

from dataclasses import replace
from pathlib import Path
from time import perf_counter

from bot.advice.choices import Obstacle
from bot.engine import RuleSet
from bot.solver.model.games import game, rules_obstacle
from bot.solver.tables.pairs import Progress
from bot.solver.tables.race import Race
from bot.solver.tables.report import SolvedReport, report_of
from bot.solver.three.solve import solve_three
from bot.solver.three.store import FOLDER, save_three
from bot.solver.three.table import ThreeTable, three_rules


def solve_three_report(
    rules: RuleSet, folder: Path | None, name: str, progress: Progress = lambda _: None
) -> SolvedReport:
    """Solve the game of three by `rules` and return the figures; with a `folder`, store the table.

    It is stored as `name`, in a folder of its own below.
    """
    begun = perf_counter()
    race = game(rules) if three_rules(rules) else None
    if not isinstance(race, Race):
        return report_of(rules, None, rules_obstacle(rules) or Obstacle.SEATS, begun)
    solution = solve_three(race, progress)
    table = ThreeTable(rules, solution.values)
    if folder is not None:
        save_three(table, folder / FOLDER, name)
    return replace(
        report_of(rules, table.seat_wins[0], None, begun),
        seat_wins=table.seat_wins,
        residual=solution.residual,
        largest_gain=solution.gain,
        unsettled=solution.unsettled,
    )
