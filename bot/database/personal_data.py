"""Columns that tell of somebody, or of a server, and what becomes of them with their data.

Each store declares those of its tables. Deleting goes through all of them, and a test of the schema
compares them with every column there is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
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
    """Where people are, and where servers are."""

    people: tuple[IdColumn, ...] = ()
    servers: tuple[IdColumn, ...] = ()

    def __add__(self, other: "PersonalData") -> "PersonalData":
        """Return what is in either."""
        return PersonalData(self.people + other.people, self.servers + other.servers)
