"""The tavern: dice and badges with names, who owns them, and playing for them."""

from dataclasses import dataclass
from typing import Final

from bot.database.ports import Database
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tavern.service.loadout_choice import LoadoutChooser
from bot.features.tavern.service.tavern import TavernTables
from bot.features.tavern.service.wagers import Wagers
from bot.features.tavern.store import SqlCollectionStore
from bot.features.tavern.view.draft import draft_board
from bot.features.tavern.view.loadout_choice import choosing_board
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import PhaseView, ShownMatch
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model import phases


def _choosing(showing: ShownMatch, _: phases.Equipping) -> Layout:
    tavern = showing.match.variant
    assert isinstance(tavern, Tavern)  # nowhere else is anything chosen
    if tavern.dice is DiceFrom.DRAFT:
        return draft_board(showing.match, tavern, showing.texts)
    return choosing_board(showing.match, tavern, showing.texts)


CHOOSING_VIEWS: Final = (PhaseView(phases.Equipping, _choosing),)
"""How matches look while people choose what they play with."""


@dataclass(frozen=True, slots=True)
class TavernFeature:
    """Owning, choosing and staking dice."""

    collections: SqlCollectionStore
    tables: TavernTables
    choosing: LoadoutChooser
    wagers: Wagers

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what becomes of a game when the time to choose is up."""
        return {phases.Equipping: self.choosing.time_up}


def open_collections(database: Database) -> SqlCollectionStore:
    """Return what people own, which tables need to know before there is a tavern."""
    return SqlCollectionStore(database)


def build_tavern(
    core: Core, collections: SqlCollectionStore, rulebook: RulebookFeature, tables: TablesFeature
) -> TavernFeature:
    """Return the feature."""
    return TavernFeature(
        collections=collections,
        tables=TavernTables(rulebook.rulebook, tables.gathering, tables.invitations),
        choosing=LoadoutChooser(core.registry, collections, clock=core.clock),
        wagers=Wagers(core.registry, collections),
    )
