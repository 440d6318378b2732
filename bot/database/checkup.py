"""What a look at the database from outside finds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was found.

    - `schema`: its version; `newest`: the one that this version of the bot brings it to.
    - `bytes`: how large the database is.
    - `damage`: what SQLite found first that is wrong with its file, None if it is whole.
    """

    schema: int
    newest: int
    bytes: int
    damage: str | None
