"""What the tables of retention tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData

PERSONAL_DATA: Final = PersonalData(
    servers=(IdColumn("left_servers", "guild_id", Fate.DELETED),),
)
