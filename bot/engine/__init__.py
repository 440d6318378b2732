"""The rules of Farkle: pure values and functions on the standard library alone.

The engine never draws dice, reads a clock or touches a file. Everything a caller needs is
exported here::

    setup = Setup(rules, seats=2)
    state = start(setup)
    state, events = apply(state, Roll(), dice=(1, 5, 2, 2, 3, 6))
"""

from bot.engine.badges.badge import Badge, BadgeKind, BadgeTier, InPlay
from bot.engine.errors import (
    FarkleError,
    IllegalMove,
    InvalidRules,
    ParseError,
    Problem,
    Reason,
    RollError,
)
from bot.engine.notation.dice_text import parse_dice, write_dice, write_faces
from bot.engine.notation.games import (
    append_ply,
    parse_game,
    parse_roll,
    parse_setup,
    parse_state,
    write_game,
    write_setup,
    write_state,
)
from bot.engine.notation.rules_text import build_rules, parse_rules, parse_rules_toml, write_rules
from bot.engine.play.apply import apply, start
from bot.engine.play.events import (
    BadgeBonus,
    BadgeUsed,
    Banked,
    Event,
    Farkled,
    FinalRound,
    GameOver,
    Given,
    HotDice,
    Lapsed,
    Resigned,
    RollChanged,
    Rolled,
    ScorelessRoll,
    SecondChance,
    SetAside,
    TookOver,
)
from bot.engine.play.game import Game, Ply
from bot.engine.play.legal import check, dice_to_roll, legal_moves
from bot.engine.play.moves import (
    Bank,
    Exit,
    GiveIn,
    Lapse,
    Move,
    Positions,
    Resign,
    Roll,
    TakeOver,
    UseBadge,
)
from bot.engine.play.rulings import Ruling, ruling
from bot.engine.play.state import Offer, Setup, State
from bot.engine.play.winning import wins_now
from bot.engine.rules.best import best_keep
from bot.engine.rules.combinations import Combination, CombinationName
from bot.engine.rules.dice import FAIR, JOKER, Die, Faces
from bot.engine.rules.odds import farkle_chance, prepare
from bot.engine.rules.ruleset import TEAM_TARGET, RuleSet, Scoring
from bot.engine.rules.scoring import RollScores, Score, ScoreTable, Selection, score_table

__all__ = [
    "FAIR",
    "JOKER",
    "TEAM_TARGET",
    "Badge",
    "BadgeBonus",
    "BadgeKind",
    "BadgeTier",
    "BadgeUsed",
    "Bank",
    "Banked",
    "Combination",
    "CombinationName",
    "Die",
    "Event",
    "Exit",
    "Faces",
    "FarkleError",
    "Farkled",
    "FinalRound",
    "Game",
    "GameOver",
    "GiveIn",
    "Given",
    "HotDice",
    "IllegalMove",
    "InPlay",
    "InvalidRules",
    "Lapse",
    "Lapsed",
    "Move",
    "Offer",
    "ParseError",
    "Ply",
    "Positions",
    "Problem",
    "Reason",
    "Resign",
    "Resigned",
    "Roll",
    "RollChanged",
    "RollError",
    "RollScores",
    "Rolled",
    "RuleSet",
    "Ruling",
    "Score",
    "ScoreTable",
    "ScorelessRoll",
    "Scoring",
    "SecondChance",
    "Selection",
    "SetAside",
    "Setup",
    "State",
    "TakeOver",
    "TookOver",
    "UseBadge",
    "append_ply",
    "apply",
    "best_keep",
    "build_rules",
    "check",
    "dice_to_roll",
    "farkle_chance",
    "legal_moves",
    "parse_dice",
    "parse_game",
    "parse_roll",
    "parse_rules",
    "parse_rules_toml",
    "parse_setup",
    "parse_state",
    "prepare",
    "ruling",
    "score_table",
    "start",
    "wins_now",
    "write_dice",
    "write_faces",
    "write_game",
    "write_rules",
    "write_setup",
    "write_state",
]
