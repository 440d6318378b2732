"""The keys that the code puts together, with the values that their sentences may use."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from functools import cache

from bot.advice.choices import Basis, Obstacle
from bot.advice.level import Level
from bot.advice.puzzle import PuzzleTheme
from bot.content.achievements import Tier, shipped_achievements
from bot.content.badges import shipped_badges
from bot.content.folder import data_folder
from bot.content.levels import shipped_levels
from bot.content.puzzles import PuzzleFault
from bot.engine import (
    BADGE_KINDS,
    BadgeTier,
    CombinationName,
    Exit,
    Given,
    OptionTopic,
    Reason,
    RuleSet,
    Ruling,
    Scoring,
    options,
)
from bot.features.analysis.model.coaching import Because
from bot.features.board.view.missing import WAYS
from bot.features.board.view.options import NOT_BANKED
from bot.features.daily.view.turns import TurnKind
from bot.features.fairness.service.verification import GameFault
from bot.features.help.model import HelpTopic
from bot.features.help.view.strategy import STYLES
from bot.features.rulebook.view.editor_settings import OVERVIEW
from bot.features.settings.model import Picked, Preferences, ServerSettings
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.model.periods import Period
from bot.kit.game.combinations import OF_ONE_FACE
from bot.kit.game.rulings import AHEAD
from bot.kit.game.story import SENTENCES
from bot.kit.locale_check import Flaw
from bot.kit.pictures.themes import read_themes
from bot.kit.texts.spans import UNITS
from bot.match.clocks.pace import Pace
from bot.match.loadouts.loadout import DiceFrom, Wager
from bot.match.model.own_games import Wait
from bot.match.model.phases import Closing, Equipping
from bot.solver.puzzles.checking import PuzzleFlaw
from tests.support.engine.shipped import PRESETS
from tests.support.matches.phases import PHASES
from tests.support.scenes.learn import lessons
from tests.support.scenes.tables import shipped_rules
from tests.support.texts.doctor_families import DOCTOR
from tests.support.texts.event_families import EVENT_FAMILIES
from tests.support.texts.league_families import LEAGUE
from tests.support.texts.refusals import REFUSALS
from tests.support.texts.screens import NUMBERS, SCREENS
from tests.support.texts.source_keys import called, keywords, permissions, trees

OVERSHOOTS = ("exact", "welfare")
"""What stands for `rules.overshoot` in the keys of problems."""

BANK_REASONS = (
    Reason.BELOW_MINIMUM,
    Reason.BELOW_OPENING,
    Reason.OVER_TARGET,
    Reason.HOT_DICE_MUST_ROLL,
)
"""The reasons for which a selection that scores cannot be banked."""

NOTHING: frozenset[str] = frozenset()

SPANS = {f"span-{unit}": frozenset({"count"}) for unit, _ in UNITS}
"""How long something is, by unit."""

STANDING = frozenset(
    {"games", "wins", "win_rate", "rated", "rating", "turns"}
    | {"points_per_turn", "best_turn", "farkle_rate", "streak"}
)
"""What a row of a leaderboard may tell."""

WRONG = frozenset({"sealed", "number", "rolled", "due"})
"""What may be told of dice that do not fit."""

FLAW = frozenset({"file", "key", "detail", "most", "wanted"})
"""What may be told of a mistake in the locale files."""

THEME_PROBLEMS: dict[str, set[str]] = {
    "unreadable": {"why"},
    "name": {"name"},
    "unknown": {"key"},
    "missing": {"key"},
    "colour": {"key", "value"},
    "marks": {"marks"},
    "corner": {"most"},
    "contrast": {"part", "ratio", "least"},
}
"""What may be wrong with a theme, with the values that are told of it."""

BADGE = frozenset({"points", "percent", "dice", "face", "faces", "tier"})
"""What may be told of what a badge does."""

WHY = frozenset({"dice", "percent", "points", "average", "rival"}) | {
    f"other_{figure}" for figure in ("dice", "percent", "points", "average")
}
"""The figures that a reason of the coach may use."""

RULES_TAUGHT = frozenset({"one", "five", "ones", "threes", "straight", "target", "turns"}) | {
    f"risk{dice}" for dice in range(1, 7)
}
"""The figures of its rules that a text of a lesson may use."""


def _raised() -> Iterator[tuple[str, frozenset[str], ast.Call]]:
    """Yield each `Refused(MatchRefusal.X, ...)` in the code: its key, and the sentence's values."""
    for _, tree in trees("bot", "cogs"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "Refused" and node.args:
                refusal = node.args[0]
                if isinstance(refusal, ast.Attribute):
                    values = (keywords(node) or NOTHING) - {"link", "games"}
                    yield f"refusal-{REFUSALS[ast.unparse(refusal)].value}", values, node


def _problems() -> dict[str, frozenset[str]]:
    """Return the key of each `Problem(...)` of the engine, with its values."""
    found: dict[str, frozenset[str]] = {}
    for _, tree in trees("bot/engine"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or called(node) != "Problem":
                continue
            values = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            assert isinstance(values, ast.Dict)
            names = frozenset(str(ast.literal_eval(key)) for key in values.keys if key)
            found |= {f"problem-{key}": names for key in _problem_keys(node.args[0])}
    return found


def _problem_keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        tail = node.values[-1]
        yield from (f"{overshoot}{ast.literal_eval(tail)}" for overshoot in OVERSHOOTS)
    else:
        yield str(ast.literal_eval(node))


def _choices() -> Iterator[str]:
    """Yield the keys of what servers and people can choose, but for numbers."""
    yield from SCREENS
    for kind, prefix in ((ServerSettings, "server"), (Preferences, "preference")):
        for field in fields(kind):
            yield from (f"{prefix}-{field.name}", f"{prefix}-{field.name}-about")
            several, picked = field.metadata["several"], field.metadata["picked"]
            members = several or (type(field.default) if isinstance(field.default, StrEnum) else ())
            empty = ["none"] if several or picked in {Picked.CHANNEL, Picked.ROLE} else []
            yield from (f"{prefix}-{field.name}-{member}" for member in (*members, *empty))


def _tavern() -> Iterator[str]:
    """Yield the keys of the opponents of the tavern, and of how one comes by dice."""
    for level in shipped_levels():
        yield from (f"opponent-{level}", f"cmd-tavern-level-{level}")
    yield from (f"wager-{wager.value}" for wager in Wager if wager is not Wager.NONE)
    yield from (f"badge-tier-{tier.value}" for tier in BadgeTier)
    for source in DiceFrom:
        yield from (f"dice-from-{source.value}", f"cmd-tavern-dice-{source.value}")


def _themes() -> dict[str, frozenset[str]]:
    """Return the keys that have to do with themes of dice."""
    names = [theme.name for theme in read_themes(data_folder() / "themes")]
    return {
        **{f"theme-{name}": NOTHING for name in names},
        **{f"theme-problem-{key}": frozenset(values) for key, values in THEME_PROBLEMS.items()},
        **dict.fromkeys(("server-theme-usual", "preference-theme-usual"), NOTHING),
    }


def _badges() -> dict[str, frozenset[str]]:
    """Return the keys of what badges do, and of what is done with those that are used."""
    kinds = {badge.badge.kind for badge in shipped_badges().values() if badge.badge.uses}
    figures = frozenset({"faces", "percent", "dice", "face"})
    return {
        **{f"move-{kind}": figures for kind in kinds},
        **{f"button-badge-{kind}": figures - {"faces"} for kind in kinds},
        **{f"event-used-{kind}": frozenset({"name"}) for kind in kinds},
        **{f"badge-does-{kind}": BADGE for kind in BADGE_KINDS},
    }


def _help() -> dict[str, frozenset[str]]:
    """Return the keys of the topics of help, and of what keeps people from playing."""
    return {
        **{f"{key}-{topic}": NOTHING for key in ("help", "topic-help") for topic in HelpTopic},
        **DOCTOR,
        **{f"strategy-cost-{slug}": frozenset({"games"}) for slug in STYLES},
    }


def _of_lessons() -> dict[str, frozenset[str]]:
    """Return the keys of the lessons: a task in which nothing else can be done has no wrong way."""
    keys = {f"lesson-{lesson.name}": NOTHING for lesson in lessons()}
    for lesson in lessons():
        for number, task in enumerate(lesson.tasks, start=1):
            ways = ("", "-right") if task.other is None else ("", "-right", "-wrong")
            keys |= {f"lesson-{lesson.name}-{number}{way}": RULES_TAUGHT for way in ways}
    return keys


def _options() -> dict[str, frozenset[str]]:
    """Return the keys of what the rules say of selections and of the next roll."""
    return {
        **dict.fromkeys((*NOT_BANKED.values(), *WAYS.values()), NOTHING),
        **dict.fromkeys(AHEAD.values(), frozenset({"points"})),
    }


@cache
def all_families() -> dict[str, frozenset[str]]:
    """Return the keys that the code puts together, each with the values that it may use."""
    families: dict[str, frozenset[str]] = {}
    for key, values, _ in _raised():
        families[key] = families.get(key, values) & values
    families |= {f"refusal-{refusal.value}": NOTHING for refusal in REFUSALS.values()} | families
    families |= {f"reason-{reason.value}": NOTHING for reason in Reason}
    families |= {f"obstacle-{obstacle.value}": NOTHING for obstacle in Obstacle}
    bank = frozenset({"points", "minimum", "opening", "target"})
    families |= {f"cannot-bank-{reason.value}": bank for reason in BANK_REASONS}
    families |= _problems() | _themes() | _badges() | _puzzles() | _help() | _options()
    for name in CombinationName:
        values = frozenset({"face", "points"} if name in OF_ONE_FACE else {"points"})
        families[f"combination-{name.value}"] = values
    closing = frozenset({"challenger", "invited"})
    families |= {f"daily-turn-{kind.value}": NOTHING for kind in TurnKind}
    families |= {f"closed-{reason.value}": closing for reason in Closing}
    families |= {f"outcome-{reason.value}": NOTHING for reason in Exit}
    families |= {
        f"{prefix}-{level.value}": NOTHING
        for prefix in ("opponent", "temper", "cmd-bot-level")
        for level in Level
    }
    families |= {f"cmd-pace-{pace.value}": NOTHING for pace in Pace}
    reasons = [because for because in Because if because is not Because.CANNOT_BANK]
    why = {f"why-{reason.value}": WHY for reason in reasons}
    families |= why | {f"basis-{basis.value}": NOTHING for basis in Basis}
    families |= {f"verdict-{fault.value}": WRONG for fault in GameFault}
    # Whoever leaves while dice are chosen closes the table.
    families |= {f"resigned-{phase.name}": NOTHING for phase in PHASES if phase != Equipping()}
    families |= {
        f"member{line}": frozenset({"name"}) for line in ("", "-to-play", "-winner", "-out")
    }
    waits = {f"games-{wait.value}": NOTHING for wait in Wait if wait is not Wait.OTHERS}
    families |= waits | {f"tier-{tier.value}": NOTHING for tier in Tier}
    for achievement in shipped_achievements():
        for key in (f"achievement-{achievement}", f"achievement-{achievement}-about"):
            families[key] = NOTHING
    families |= _of_lessons() | EVENT_FAMILIES | SPANS | LEAGUE
    families |= {f"{key}-{ranking}": NOTHING for key in ("ranking", "order") for ranking in Ranking}
    families |= {f"standing-{ranking.value}": STANDING for ranking in Ranking}
    families |= {f"period-{period.value}": NOTHING for period in Period}
    families |= {f"leaderboard-empty-{period.value}": NOTHING for period in Period}
    families |= {f"cmd-challenge-opponent{number}": NOTHING for number in range(2, 8)}
    for option in ("ruleset", "target", "turns", "teams", "rated", "pace"):
        families |= dict.fromkeys(
            (f"cmd-challenge-{option}", f"cmd-challenge-{option}-about"), NOTHING
        )
    for rule in (rule for part in (Scoring, RuleSet) for rule, _ in options(part)):
        value = frozenset({"value"})
        families |= {f"rule-{rule}": value, f"setting-{rule}": value, f"option-{rule}": NOTHING}
    named = ("overshoot", "toxic_twos", "high_stakes")
    families |= {f"setting-{rule}-about": frozenset({"value"}) for rule in named}
    families |= {f"topic-{topic}": NOTHING for topic in (OVERVIEW, *OptionTopic)}
    families |= dict.fromkeys(_choices(), NOTHING) | dict.fromkeys(NUMBERS, frozenset({"number"}))
    families |= {f"worked-{ruling}": frozenset({"points"}) for ruling in Ruling}
    families |= {f"ruling-{ruling}": frozenset({"points", "twos"}) for ruling in Ruling}
    families |= {f"ruleset-{name}": NOTHING for name in (*shipped_rules(), *PRESETS)}
    families |= {f"ruleset-about-{name}": NOTHING for name in (*shipped_rules(), *PRESETS)}
    families |= dict.fromkeys(permissions(), NOTHING)
    families |= dict.fromkeys(_tavern(), NOTHING)
    families |= {f"check-{flaw.value}": FLAW for flaw in Flaw}
    for event, key in SENTENCES.items():
        figures = {field.name for field in fields(event) if field.type in {"int", int}}
        families[key] = frozenset({"name", "roll", *figures})
    receiver = frozenset({"name", "roll", "points", "lost", "receiver"})
    families |= {SENTENCES[Given]: receiver, "event-given-nobody": receiver - {"receiver"}}
    return families


def _puzzles() -> dict[str, frozenset[str]]:
    file, puzzle = frozenset({"file", "line", "detail"}), frozenset({"file", "puzzle"})
    return (
        {f"puzzle-file-{fault.value}": file for fault in PuzzleFault}
        | {f"puzzle-flaw-{flaw.value}": puzzle for flaw in PuzzleFlaw}
        | {f"puzzle-theme-{theme}{end}": NOTHING for theme in PuzzleTheme for end in ("", "-about")}
    )
