"""What the tables of ladders tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("rungs", "user_id", Fate.DELETED, also=("name",)),
        IdColumn("ladder_challenges", "challenger_id", Fate.RENAMED, also=("challenger_name",)),
        IdColumn("ladder_challenges", "challenged_id", Fate.RENAMED, also=("challenged_name",)),
    ),
    servers=(
        IdColumn("rungs", "guild_id", Fate.DELETED),
        IdColumn("ladder_standstills", "guild_id", Fate.DELETED),
        IdColumn("ladder_challenges", "guild_id", Fate.DELETED, also=("channel_id", "message_id")),
    ),
    exports=statements(__package__, "export"),
)
