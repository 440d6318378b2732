"""What the tables of the rulebook tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("drafts", "user_id", Fate.DELETED),),
    servers=(
        IdColumn("house_rules", "guild_id", Fate.DELETED),
        IdColumn("drafts", "guild_id", Fate.DELETED),
    ),
)
