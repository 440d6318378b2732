"""What the tables of tournaments tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("tournaments", "organizer_id", Fate.RENAMED, also=("organizer_name",)),
        IdColumn("tournament_people", "user_id", Fate.RENAMED, also=("name",)),
        IdColumn("tournament_acts", "by_id", Fate.RENAMED, also=("by_name",)),
        IdColumn("tournament_acts", "about_id", Fate.RENAMED, also=("about_name",)),
        IdColumn("tournament_drafts", "user_id", Fate.DELETED),
    ),
    servers=(
        IdColumn("tournaments", "guild_id", Fate.DELETED, also=("channel_id",)),
        IdColumn("tournament_drafts", "guild_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
    server_exports=statements(__package__, "export_server"),
)
"""Who took part stays, as a former player; the tournaments of a server go with its data."""
