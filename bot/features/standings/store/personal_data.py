"""What the tables of standings tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.features.standings.store.counted import with_counted
from bot.match.service.departures import rows_alone

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("figures", "user_id", Fate.OWN),
        IdColumn("people", "user_id", Fate.RENAMED, also=("name",)),
        IdColumn("podiums", "user_id", Fate.RENAMED),
        IdColumn("rivalries", "rival_id", Fate.RENAMED),
        IdColumn("rivalries", "user_id", Fate.DELETED),
        IdColumn("results", "user_id", Fate.DELETED),
        IdColumn("closed_games", "user_id", Fate.DELETED),
        IdColumn("awards", "user_id", Fate.DELETED),
        IdColumn("rated_pairs", "low", Fate.DELETED),
        IdColumn("rated_pairs", "high", Fate.DELETED),
        IdColumn("absences", "user_id", Fate.DELETED),
        IdColumn("attendances", "user_id", Fate.DELETED),
    ),
    servers=(
        IdColumn("results", "guild_id", Fate.OWN),
        IdColumn("ledgers", "guild_id", Fate.OWN),
        IdColumn("closed_games", "guild_id", Fate.RENAMED),
        IdColumn("rivalries", "guild_id", Fate.DELETED),
        IdColumn("podiums", "guild_id", Fate.DELETED),
        IdColumn("season_breaks", "guild_id", Fate.DELETED),
        IdColumn("season_lengths", "guild_id", Fate.DELETED),
        IdColumn("absences", "guild_id", Fate.DELETED),
    ),
    exports=with_counted(statements(__package__, "export")),
    server_exports=statements(__package__, "export_server"),
)

WHEN_GONE: Final = rows_alone("leaderboards leave out by themselves who is not on the server")
