"""The rules of Farkle: pure values and functions on the standard library alone.

The engine never draws dice, reads a clock or touches a file. Everything a caller needs is
exported here::

    setup = Setup(rules, seats=2)
    state = start(setup)
    state, events = apply(state, Roll(), dice=(1, 5, 2, 2, 3, 6))
"""

from bot.engine.badges.badge import Badge, BadgeTier, Effect, Trigger
from bot.engine.badges.in_play import InPlay
from bot.engine.badges.kinds import BADGE_KINDS, make_badge
from bot.engine.errors import (
    FarkleError,
    IllegalMove,
    InvalidRules,
    ParseError,
    Problem,
    Reason,
    RollError,
    beginning,
)
from bot.engine.moves import (
    AcceptFarkle,
    Bank,
    CallTime,
    Exit,
    Move,
    Positions,
    Resign,
    Roll,
    TakeOver,
    TimeOut,
    UseBadge,
)
from bot.engine.notation.badge_text import parse_badge, write_badge
from bot.engine.notation.dice_text import (
    parse_dice,
    parse_faces,
    parse_number,
    write_dice,
    write_faces,
)
from bot.engine.notation.games import (
    LONGEST_ROLL,
    NOTATION_VERSION,
    append_ply,
    parse_and_replay,
    parse_game,
    parse_roll,
    parse_setup,
    write_game,
    write_setup,
)
from bot.engine.notation.ply_text import parse_ply, write_ply
from bot.engine.notation.rules_text import build_rules, parse_rules, parse_rules_toml, write_rules
from bot.engine.notation.states import parse_state, write_state
from bot.engine.play.apply import apply, start
from bot.engine.play.badge_use import banked
from bot.engine.play.best import best_keep, places_to_keep
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
    Resigned,
    RollChanged,
    Rolled,
    ScorelessRoll,
    SecondChance,
    SetAside,
    TimedOut,
    TookOver,
)
from bot.engine.play.game import Game, Ply
from bot.engine.play.legal import (
    bonus_of,
    check,
    dice_to_roll,
    is_hot,
    is_spent,
    leaving_table,
    legal_moves,
    offered,
)
from bot.engine.play.places import places_of, toggled, within
from bot.engine.play.state import FEWEST_TEAMS, MOST_SEATS, MOST_TEAMS, Offer, Setup, State
from bot.engine.play.winning import wins_now
from bot.engine.rules.combinations import Combination, CombinationName
from bot.engine.rules.dice import FAIR, JOKER, Die, Faces
from bot.engine.rules.odds import farkle_chance, prepare
from bot.engine.rules.options import Option, OptionTopic, Value, write_value
from bot.engine.rules.ruleset import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    MOST_DICE,
    MOST_TURNS,
    TEAM_TARGET,
    RuleSet,
    Scoring,
    options,
)
from bot.engine.rules.rulings import Ruling, is_farkle, ruling, rulings_ahead
from bot.engine.rules.scoring import RollScores, Score, ScoreTable, Selection, score_table

__all__ = [
    "BADGE_KINDS",
    "FAIR",
    "FEWEST_TEAMS",
    "HIGHEST_TARGET",
    "JOKER",
    "LONGEST_ROLL",
    "LOWEST_TARGET",
    "MOST_DICE",
    "MOST_SEATS",
    "MOST_TEAMS",
    "MOST_TURNS",
    "NOTATION_VERSION",
    "TEAM_TARGET",
    "AcceptFarkle",
    "Badge",
    "BadgeBonus",
    "BadgeTier",
    "BadgeUsed",
    "Bank",
    "Banked",
    "CallTime",
    "Combination",
    "CombinationName",
    "Die",
    "Effect",
    "Event",
    "Exit",
    "Faces",
    "FarkleError",
    "Farkled",
    "FinalRound",
    "Game",
    "GameOver",
    "Given",
    "HotDice",
    "IllegalMove",
    "InPlay",
    "InvalidRules",
    "Move",
    "Offer",
    "Option",
    "OptionTopic",
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
    "TimeOut",
    "TimedOut",
    "TookOver",
    "Trigger",
    "UseBadge",
    "Value",
    "append_ply",
    "apply",
    "banked",
    "beginning",
    "best_keep",
    "bonus_of",
    "build_rules",
    "check",
    "dice_to_roll",
    "farkle_chance",
    "is_farkle",
    "is_hot",
    "is_spent",
    "leaving_table",
    "legal_moves",
    "make_badge",
    "offered",
    "options",
    "parse_and_replay",
    "parse_badge",
    "parse_dice",
    "parse_faces",
    "parse_game",
    "parse_number",
    "parse_ply",
    "parse_roll",
    "parse_rules",
    "parse_rules_toml",
    "parse_setup",
    "parse_state",
    "places_of",
    "places_to_keep",
    "prepare",
    "ruling",
    "rulings_ahead",
    "score_table",
    "start",
    "toggled",
    "wins_now",
    "within",
    "write_badge",
    "write_dice",
    "write_faces",
    "write_game",
    "write_ply",
    "write_rules",
    "write_setup",
    "write_state",
    "write_value",
]
