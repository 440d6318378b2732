"""What a person is told when the bot will not do what they asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import RuleSet, beginning
from bot.match.model.match import Person, Place
from bot.match.model.open_games import OpenGame


class Refusal(StrEnum):
    """Why an action was refused, as each room says it: `refusal-<value>` is its sentence."""


@dataclass(frozen=True, slots=True)
class Instant:
    """A moment, in unix seconds."""

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
"""A value in the sentence of a refusal. What people and rulesets are called is for the reader's
language, a place is named by its channel, and an instant is told as the time from now."""


class Refused(Exception):
    """An action that is not done, with the reason and the values its sentence needs.

    Below the sentence its `games` are listed.
    """

    def __init__(self, refusal: Refusal, *, games: Sequence[OpenGame] = (), **values: Told) -> None:
        """Keep the refusal and its values, of what was typed only the beginning."""
        super().__init__(refusal.value)
        self.refusal = refusal
        self.games = games
        self.values = {
            name: beginning(value) if isinstance(value, str) else value
            for name, value in values.items()
        }


class StaleError(Exception):
    """The stored match has moved on: its version is not the one that was to be replaced."""


class ChannelBusyError(Exception):
    """The channel already has as many open matches as it may have."""


class AlreadyPlayedError(Exception):
    """Somebody already has a daily game of that day."""


class StorageError(Exception):
    """The database cannot be used; the message says in plain words what to do."""


class DamagedMatchError(StorageError):
    """A stored match cannot be read, and so not be played; all others can."""

    def __init__(self, match_id: int, message: str) -> None:
        """Keep which match it is."""
        super().__init__(message)
        self.match_id = match_id


class UnusableStorageError(StorageError):
    """The database cannot be used before a person has mended something."""
