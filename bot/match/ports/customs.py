"""What servers and people want of clocks and calls; whoever keeps their choices knows."""

from typing import Protocol

from bot.match.clocks.customs import Absent, Notify, TimeUp


class ServerCustoms(Protocol):
    """What a server wants."""

    @property
    def reminders(self) -> bool:
        """Tell whether people are reminded before their time is up."""

    @property
    def time_up(self) -> TimeUp:
        """Return what becomes of a turn whose time is up."""

    @property
    def lapses(self) -> int:
        """Return how many such turns in a row make somebody absent."""

    @property
    def absent(self) -> Absent:
        """Return what becomes of their seat then."""


class PersonCustoms(Protocol):
    """What a person wants."""

    @property
    def notifications(self) -> Notify:
        """Return when they are called to their turns."""


class Customs(Protocol):
    """Knows what everybody wants at the moment."""

    def of_server(self, guild_id: int | None) -> ServerCustoms:
        """Return what a server wants; None stands for places outside servers."""

    def of_person(self, user_id: int) -> PersonCustoms:
        """Return what a person wants."""
