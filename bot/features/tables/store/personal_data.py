"""What the tables of tables tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("former_blocks", "user_id", Fate.DELETED),
        IdColumn("former_blocks", "digest", Fate.HASHED),
        IdColumn("declines", "user_id", Fate.DELETED),
        IdColumn("declines", "challenger_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
)
