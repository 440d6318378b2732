"""What a look at the database from outside finds."""

from dataclasses import dataclass

from bot.database.migrations import Schema


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was found.

    - `schema`: the one that it has, which is not newer than that of this version of the bot.
    - `bytes`: how large the database is.
    - `damage`: what SQLite found first that is wrong with its file, None if it is whole.
    """

    schema: Schema
    bytes: int
    damage: str | None
