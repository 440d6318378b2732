"""Every column that tells of somebody, or of a server, and what becomes of it with their data.

This list is the one truth: deleting goes through it, and a test of the schema compares it with
every column there is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final


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
class Trace:
    """The id of a person or a server in `column`; `also` are columns that go with it.

    Those of people are names, which are emptied, and those of servers channels and messages.
    """

    table: str
    column: str
    fate: Fate
    also: tuple[str, ...] = ()

    @property
    def columns(self) -> Iterator[tuple[str, str]]:
        """Yield every column of this trace with its table."""
        for column in (self.column, *self.also):
            yield self.table, column


OF_PEOPLE: Final = (
    Trace("matches", "players", Fate.OWN),
    Trace("matches", "invited", Fate.OWN),
    Trace("matches", "words", Fate.OWN),
    Trace("figures", "user_id", Fate.OWN),
    Trace("preferences", "choices", Fate.OWN),
    Trace("people", "user_id", Fate.RENAMED, also=("name",)),
    Trace("podiums", "user_id", Fate.RENAMED),
    Trace("daily_results", "user_id", Fate.RENAMED, also=("name",)),
    Trace("rivalries", "rival_id", Fate.RENAMED),
    Trace("rivalries", "user_id", Fate.DELETED),
    Trace("results", "user_id", Fate.DELETED),
    Trace("closed_games", "user_id", Fate.DELETED),
    Trace("awards", "user_id", Fate.DELETED),
    Trace("belongings", "owner_id", Fate.DELETED),
    Trace("belongings", "winner_id", Fate.RENAMED),
    Trace("daily_streaks", "user_id", Fate.DELETED),
    Trace("rated_pairs", "low", Fate.DELETED),
    Trace("rated_pairs", "high", Fate.DELETED),
    Trace("preferences", "user_id", Fate.DELETED),
    Trace("former_blocks", "user_id", Fate.DELETED),
    Trace("former_blocks", "digest", Fate.HASHED),
    Trace("drafts", "user_id", Fate.DELETED),
    Trace("declines", "user_id", Fate.DELETED),
    Trace("declines", "challenger_id", Fate.DELETED),
    Trace("absences", "user_id", Fate.DELETED),
    Trace("attendances", "user_id", Fate.DELETED),
    Trace("turn_calls", "user_id", Fate.DELETED),
)
"""Where people are."""

OF_SERVERS: Final = (
    Trace("matches", "guild_id", Fate.OWN, also=("channel_id", "message_id", "reminder_id")),
    Trace("results", "guild_id", Fate.OWN),
    Trace("ledgers", "guild_id", Fate.OWN),
    Trace("closed_games", "guild_id", Fate.RENAMED),
    Trace("daily_results", "guild_id", Fate.RENAMED),
    Trace("rivalries", "guild_id", Fate.DELETED),
    Trace("podiums", "guild_id", Fate.DELETED),
    Trace("season_breaks", "guild_id", Fate.DELETED),
    Trace("season_lengths", "guild_id", Fate.DELETED),
    Trace("absences", "guild_id", Fate.DELETED),
    Trace("server_settings", "guild_id", Fate.DELETED, also=("choices",)),
    Trace("house_rules", "guild_id", Fate.DELETED),
    Trace("drafts", "guild_id", Fate.DELETED),
    Trace("turn_calls", "guild_id", Fate.DELETED, also=("channel_id", "message_id")),
    Trace("left_servers", "guild_id", Fate.DELETED),
)
"""Where servers are."""
