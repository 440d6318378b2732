"""What the tables of retention tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.match.service.departures import rows_alone

PERSONAL_DATA: Final = PersonalData(
    servers=(IdColumn("left_servers", "guild_id", Fate.DELETED),),
)

WHEN_GONE: Final = rows_alone("what is to be deleted when is a row, and goes with the rest")
