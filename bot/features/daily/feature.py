"""The daily game."""

from dataclasses import dataclass

from bot.features.daily.service import DAILY_RULESET, DailyGames
from bot.features.daily.store import SqlDailyStore
from bot.features.daily.view.game import daily_result
from bot.features.rulebook.feature import RulebookFeature
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import ResultViews
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core
from bot.match.model.match import Match
from bot.match.model.variants import Daily
from bot.match.service.shared_games import SharedGames


@dataclass(frozen=True, slots=True)
class DailyFeature:
    """Everybody's game of the day."""

    games: DailyGames
    shared: SharedGames

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what becomes of a game when its day is over."""
        return {Daily: self.shared.time_up}

    @property
    def results(self) -> ResultViews:
        """Return what is shown of a game that is over."""
        return {Daily: self._result}

    async def reminder(self, user_id: int, texts: Texts) -> str:
        """Return a sentence for whoever has not finished their game of today, "" for all others."""
        return texts("daily-waits") if await self.games.waits_for(user_id) else ""

    async def _result(self, match: Match, texts: Texts, dice: DiceFaces) -> Layout:
        assert isinstance(match.variant, Daily)  # it is the view of no other
        day = match.variant.day
        return daily_result(match, day, await self.games.standing(match, day), texts, dice)


def build_daily(core: Core, rulebook: RulebookFeature) -> DailyFeature:
    """Return the feature."""
    shared = SharedGames(core.registry, core.clock)
    games = DailyGames(
        SqlDailyStore(core.database),
        core.registry,
        shared,
        rulebook.rulebook.get(DAILY_RULESET),
        clock=core.clock,
    )
    return DailyFeature(games, shared)
