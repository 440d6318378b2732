"""What the tables of announcements tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("honours", "user_id", Fate.DELETED),),
    servers=(
        IdColumn("announcements", "guild_id", Fate.DELETED),
        IdColumn("happenings", "guild_id", Fate.DELETED, also=("title", "location", "event_id")),
        IdColumn("honours", "guild_id", Fate.DELETED, also=("role_id",)),
        IdColumn("lost_choices", "guild_id", Fate.DELETED),
    ),
)
