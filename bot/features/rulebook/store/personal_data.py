"""What the tables of the rulebook tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.match.service.departures import rows_alone

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("drafts", "user_id", Fate.DELETED),),
    servers=(
        IdColumn("house_rules", "guild_id", Fate.DELETED),
        IdColumn("drafts", "guild_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
    server_exports=statements(__package__, "export_server"),
)

WHEN_GONE: Final = rows_alone("house rules are their server's, and nobody waits for a draft")
