"""Duplicate: everybody plays the same dice alone."""

from dataclasses import dataclass

from bot.features.duplicate.service import DuplicateDeals
from bot.features.duplicate.store import SqlDealStore
from bot.features.duplicate.view.game import deal_result
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import ResultViews
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core
from bot.match.model.match import Match
from bot.match.model.variants import Duplicate
from bot.match.ports import Clock
from bot.match.service.shared_games import SharedGames


@dataclass(frozen=True, slots=True)
class DuplicateFeature:
    """The deals of tournaments."""

    deals: DuplicateDeals
    shared: SharedGames
    clock: Clock

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what becomes of a game when its deal is over."""
        return {Duplicate: self.shared.time_up}

    @property
    def results(self) -> ResultViews:
        """Return what is shown of a game that is over."""
        return {Duplicate: self._result}

    async def _result(self, match: Match, texts: Texts, dice: DiceFaces) -> Layout:
        assert isinstance(match.variant, Duplicate)  # it is the view of no other
        results = await self.deals.results(match.variant.deal)
        return deal_result(match, results, self.clock.now(), texts, dice)


def build_duplicate(core: Core) -> DuplicateFeature:
    """Return the feature."""
    shared = SharedGames(core.registry, core.clock)
    deals = DuplicateDeals(
        SqlDealStore(core.database),
        core.registry,
        shared,
        clock=core.clock,
        note_deadline=core.deadlines.note,
    )
    return DuplicateFeature(deals, shared, core.clock)
