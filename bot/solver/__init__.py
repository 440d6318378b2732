"""The solved game: values of turns and games, policies, tables as files.

Most callers need no more than this::

    table = library.find(rules)  # None, and a line in the log, when there is none that fits
    choices = evaluate(state, table)  # every choice in a state, best first
    choices = estimate(state)  # the same, where the game is too large for a table
    move = policy_for(level, table).choose(state)

Nothing here may run in the process that answers people: `Thinking` is the host of one of its own.
"""

from bot.solver.estimates.evaluate import can_estimate, estimate, evaluate
from bot.solver.games import SolvedGames
from bot.solver.jobs.review import review
from bot.solver.jobs.subprocess import SolvingFailed, SolvingTask, start_solver
from bot.solver.jobs.thinking import Thinking
from bot.solver.loaded.game import DiceTable, solve_dice
from bot.solver.loaded.turn import SetTurn, set_turn
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.games import (
    MOST_LOADED,
    DicePair,
    dice_obstacle,
    dice_of,
    obstacle,
    rules_obstacle,
    work,
)
from bot.solver.opponents import policy_for
from bot.solver.opponents.policy import ForPoints, Perfect, Policy, ToWin, best_policy
from bot.solver.tables.library import Library
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.report import SolvedReport, dice_report, solve_report
from bot.solver.tables.simulate import SimulatedGames, play_out
from bot.solver.tables.store import TableFileRefusal, TableRefused, load_table, save_table
from bot.solver.tables.table import GameTable, TurnStart, solve
from bot.solver.tables.turn_value import TurnTable, turn_table

__all__ = [
    "MOST_LOADED",
    "DicePair",
    "DiceSet",
    "DiceTable",
    "ForPoints",
    "GameTable",
    "Library",
    "Perfect",
    "Policy",
    "Prospects",
    "SetTurn",
    "SimulatedGames",
    "SolvedGames",
    "SolvedReport",
    "SolvingFailed",
    "SolvingTask",
    "TableFileRefusal",
    "TableRefused",
    "Thinking",
    "ToWin",
    "TurnStart",
    "TurnTable",
    "best_policy",
    "can_estimate",
    "dice_obstacle",
    "dice_of",
    "dice_report",
    "dice_set",
    "estimate",
    "evaluate",
    "load_table",
    "obstacle",
    "play_out",
    "policy_for",
    "review",
    "rules_obstacle",
    "save_table",
    "set_turn",
    "solve",
    "solve_dice",
    "solve_report",
    "start_solver",
    "turn_table",
    "work",
]
