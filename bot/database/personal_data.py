"""Columns that tell of somebody, or of a server, and what becomes of them with their data.

Each store declares those of its tables. Deleting goes through all of them, and a test of the schema
compares them with every column there is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Fate(Enum):
    """What becomes of a row when the data of the person or the server in it is deleted."""

    DELETED = auto()
    """It goes."""
    RENAMED = auto()
    """It stays, since it is about others as well, with the id of a former player or server."""
    HASHED = auto()
    """It stays, as a keyed hash: the key is in no table, and without it the hash tells nothing."""
    OWN = auto()
    """A statement of its own sees to it: the id is within a text, or beside others."""


@dataclass(frozen=True, slots=True)
class IdColumn:
    """The id of a person or a server in `column`; `also` are columns that go with it.

    Those of people are names, which are emptied, and those of servers channels and messages.
    """

    table: str
    column: str
    fate: Fate
    also: tuple[str, ...] = ()

    @property
    def columns(self) -> Iterator[tuple[str, str]]:
        """Yield every column of this one with its table."""
        for column in (self.column, *self.also):
            yield self.table, column


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Where people are, and where servers are.

    `exports` are statements by table: what a person (`:user_id`) is given of it. Ids of places are
    texts, since many programs round such large numbers; ids and names of others are left out.
    `server_exports` are the same for a server (`:guild_id`), without what is people's own.
    """

    people: tuple[IdColumn, ...] = ()
    servers: tuple[IdColumn, ...] = ()
    exports: Mapping[str, str] = field(default_factory=dict)
    server_exports: Mapping[str, str] = field(default_factory=dict)

    def __add__(self, other: "PersonalData") -> "PersonalData":
        """Return what is in either."""
        return PersonalData(
            self.people + other.people,
            self.servers + other.servers,
            {**self.exports, **other.exports},
            {**self.server_exports, **other.server_exports},
        )
