"""What the menus of the bot may offer, and what people may type."""

from typing import Final

from bot.advice.level import Level
from bot.features.analysis.buttons import MomentMenu
from bot.features.board.buttons import KickMenu
from bot.features.fairness.buttons import WordAnswer
from bot.features.help.buttons import HelpMenu, StrategyMenu
from bot.features.help.model import HelpTopic
from bot.features.learn.buttons import LessonMenu
from bot.features.puzzles.buttons import PuzzleRulesMenu, PuzzleThemeMenu
from bot.features.rulebook.buttons import NumberAnswer, RuleMenu, TitleAnswer, TopicMenu
from bot.features.settings.buttons import ListingMenu, PreferenceMenu, SettingMenu, SettingsMenu
from bot.features.standings.buttons import PeriodMenu, RankingMenu
from bot.features.tables.buttons import OpponentMenu
from bot.features.tavern.buttons import AddDieMenu, BadgeMenu, PickMenu, PutBackMenu, StakeMenu
from bot.features.vacations.buttons import VacationMenu
from tests.support.buttons import Kind

CHOSEN: Final[dict[Kind, str]] = {
    KickMenu: "1",
    OpponentMenu: f"join:{Level.PERFECT}",
    RankingMenu: "rating",
    PeriodMenu: "week",
    TopicMenu: "overview",
    RuleMenu: "opening=500",
    MomentMenu: "1",
    HelpMenu: HelpTopic.WORDS,
    StrategyMenu: "classic",
    LessonMenu: "1",
    SettingsMenu: "games",
    SettingMenu: "true",
    PreferenceMenu: '"en"',
    ListingMenu: "true",
    VacationMenu: "24",
    AddDieMenu: "ordinary 0",
    PutBackMenu: "0 0",
    BadgeMenu: "-",
    PickMenu: "0",
    StakeMenu: "lucky",
    PuzzleRulesMenu: "kingdom",
    PuzzleThemeMenu: "hot-dice",
}
"""The kinds that are menus, each with something that one of them may offer."""

TYPED: Final[dict[Kind, str]] = {NumberAnswer: "500", TitleAnswer: "Mine", WordAnswer: "luck"}
"""The kinds that answer questions, each with an answer that can be."""

NEVER_OFFERED: Final = ("", "-1", "99", "nonsense", '"nonsense"', "[]", "9" * 30)
"""What no menu of ours offers."""
