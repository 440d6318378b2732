"""What the tables of announcements tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("honours", "user_id", Fate.DELETED),),
    servers=(
        IdColumn("announcements", "guild_id", Fate.DELETED),
        IdColumn("happenings", "guild_id", Fate.DELETED, also=("title", "location", "event_id")),
        IdColumn("honours", "guild_id", Fate.DELETED, also=("role_id",)),
        IdColumn("lost_choices", "guild_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
    server_exports=statements(__package__, "export_server"),
)
