"""What the tables of puzzles tell of people and servers."""

from typing import Final

from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.match.service.departures import rows_alone

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("solvers", "user_id", Fate.DELETED, also=("name",)),
        IdColumn("puzzle_answers", "user_id", Fate.DELETED),
        IdColumn("puzzle_days", "user_id", Fate.DELETED),
        IdColumn("puzzle_places", "user_id", Fate.DELETED),
        IdColumn("own_puzzles", "user_id", Fate.DELETED),
    ),
    servers=(IdColumn("puzzle_places", "guild_id", Fate.DELETED),),
    exports=statements(__package__, "export"),
)

WHEN_GONE: Final = rows_alone("everybody solves them alone")
