"""The tavern: dice and badges with names, who owns them, and playing for them."""

from dataclasses import dataclass

from bot.database.connection import Database
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tavern.ports import CollectionStore
from bot.features.tavern.service.choosing import Choosing
from bot.features.tavern.service.tavern import RULESET, TavernTables
from bot.features.tavern.service.wagers import Wagers
from bot.features.tavern.store import SqlCollectionStore
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class TavernFeature:
    """Owning, choosing and staking dice."""

    collections: CollectionStore
    tables: TavernTables
    choosing: Choosing
    wagers: Wagers


def open_collections(database: Database) -> CollectionStore:
    """Return what people own, which tables need to know before there is a tavern."""
    return SqlCollectionStore(database)


def build_tavern(
    core: Core, collections: CollectionStore, rulebook: RulebookFeature, tables: TablesFeature
) -> TavernFeature:
    """Return the feature."""
    return TavernFeature(
        collections=collections,
        tables=TavernTables(rulebook.rulebook.get(RULESET), tables.gathering, tables.invitations),
        choosing=Choosing(core.registry, collections, clock=core.clock),
        wagers=Wagers(core.registry, collections),
    )
