"""The solved game: values of turns and games, policies, tables as files.

Most callers need no more than this::

    table = library.find(rules)  # None, and a line in the log, when there is none that fits
    choices = evaluate(state, table)  # every choice in a state, best first
    choices = estimate(state)  # the same, where the game is too large for a table
    move = policy_for(level, table).choose(state)

Nothing here may run in the process that answers people: `Thinking` is the host of one of its own.
"""

from bot.ai.apart import SolvingFailed, Task, solve_apart
from bot.ai.dice_sets import DiceSet, dice_set
from bot.ai.evaluate import can_estimate, estimate, evaluate
from bot.ai.games import obstacle, rules_obstacle, work
from bot.ai.library import Library
from bot.ai.opponents import policy_for
from bot.ai.policy import ForPoints, Perfect, Policy, ToWin, best_policy
from bot.ai.prospects import Prospects
from bot.ai.report import Report, solve_report
from bot.ai.review import review
from bot.ai.set_turn import SetTurn, set_turn
from bot.ai.simulate import Played, play_out
from bot.ai.store import Refusal, TableRefused, load_table, save_table
from bot.ai.table import GameTable, TurnStart, solve
from bot.ai.thinking import Thinking
from bot.ai.turn_value import TurnTable, turn_table

__all__ = [
    "DiceSet",
    "ForPoints",
    "GameTable",
    "Library",
    "Perfect",
    "Played",
    "Policy",
    "Prospects",
    "Refusal",
    "Report",
    "SetTurn",
    "SolvingFailed",
    "TableRefused",
    "Task",
    "Thinking",
    "ToWin",
    "TurnStart",
    "TurnTable",
    "best_policy",
    "can_estimate",
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
    "solve_apart",
    "solve_report",
    "turn_table",
    "work",
]
