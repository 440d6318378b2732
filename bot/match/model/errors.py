"""Why the bot does not do what it was asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.database.errors import StorageError
from bot.engine import RuleSet, beginning
from bot.match.model.match import Person, Place
from bot.match.model.open_games import OpenGame


class Refusal(StrEnum):
    """Why an action was refused; each feature has its own. `refusal-<value>` is the sentence."""


@dataclass(frozen=True, slots=True)
class Instant:
    """A time in Unix seconds."""

    at: int


Told = (
    str
    | int
    | Instant
    | Person
    | Place
    | RuleSet
    | tuple[str, ...]
    | tuple[Person, ...]
    | tuple[Place, ...]
    | tuple[RuleSet, ...]
)
"""A value in the sentence of a refusal. Names are put into the reader's language, a place becomes
its channel, and an instant the time from now.
"""


class Refused(Exception):
    """An action that is not done, with the reason and the values of its sentence.

    Its `games` are listed below the sentence.
    """

    def __init__(self, refusal: Refusal, *, games: Sequence[OpenGame] = (), **values: Told) -> None:
        """Keep the refusal and its values; of typed text only the beginning."""
        super().__init__(refusal.value)
        self.refusal = refusal
        self.games = games
        self.values = {
            name: beginning(value) if isinstance(value, str) else value
            for name, value in values.items()
        }


class StaleError(Exception):
    """The stored match has another version than the one that was to be replaced."""


class ChannelBusyError(Exception):
    """The channel has as many open matches as it may have."""


class AlreadyPlayedError(Exception):
    """The person already has a game of that day or deal."""


class DamagedMatchError(StorageError):
    """A stored match cannot be read, and so not played; all others can."""

    def __init__(self, match_id: int, message: str) -> None:
        """Keep the id of the match."""
        super().__init__(message)
        self.match_id = match_id
