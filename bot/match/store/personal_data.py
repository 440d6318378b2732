"""What the tables of matches tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("matches", "players", Fate.OWN),
        IdColumn("matches", "invited", Fate.OWN),
        IdColumn("matches", "words", Fate.OWN),
        IdColumn("turn_calls", "user_id", Fate.DELETED),
    ),
    servers=(
        IdColumn("matches", "guild_id", Fate.OWN, also=("channel_id", "message_id", "reminder_id")),
        IdColumn("turn_calls", "guild_id", Fate.DELETED, also=("channel_id", "message_id")),
    ),
    exports=statements(__package__, "export"),
    server_exports=statements(__package__, "export_server"),
)
