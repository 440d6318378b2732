"""What the tables of tables tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.match.service.departures import rows_alone

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("former_blocks", "user_id", Fate.DELETED),
        IdColumn("former_blocks", "digest", Fate.HASHED),
        IdColumn("declines", "user_id", Fate.DELETED),
        IdColumn("declines", "challenger_id", Fate.DELETED),
    ),
    exports=statements(__package__, "export"),
)

WHEN_GONE: Final = rows_alone("an invitation or a lobby is seen to as a match, and blocks are rows")
