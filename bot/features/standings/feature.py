"""Who is best at what, and what one person looks back on."""

from dataclasses import dataclass

from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.standings.service.statistics import Statistics
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.history import SqlHistoryStore
from bot.features.standings.store.members import SqlMemberStore
from bot.features.standings.store.seasons import SqlSeasonStore
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class StandingsFeature:
    """Leaderboards and statistics; it lends its `records` to those who find more to count."""

    leaderboards: Leaderboards
    statistics: Statistics
    records: SqlRecordStore


def build_standings(core: Core) -> StandingsFeature:
    """Return the feature."""
    records, members = SqlRecordStore(core.database), SqlMemberStore(core.database)
    seasons, history = SqlSeasonStore(core.database), SqlHistoryStore(core.database)
    return StandingsFeature(
        leaderboards=Leaderboards(records, seasons, members, core.clock, core.membership),
        statistics=Statistics(records, history, members, core.clock),
        records=records,
    )
