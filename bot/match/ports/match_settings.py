"""Ports: the settings of servers and people about clocks and calls."""

from typing import Protocol

from bot.match.clocks.clock_settings import Absent, Notify, TimeUp


class ServerMatchSettings(Protocol):
    """The settings of a server that matches follow."""

    @property
    def reminders(self) -> bool:
        """Tell whether people are reminded before their time is up."""

    @property
    def time_up(self) -> TimeUp:
        """Return what happens to a turn whose time is up."""

    @property
    def lapses(self) -> int:
        """Return how many missed turns in a row make a player absent."""

    @property
    def absent(self) -> Absent:
        """Return what happens to the seat of an absent player."""


class PersonMatchSettings(Protocol):
    """The settings of a person that matches follow."""

    @property
    def notifications(self) -> Notify:
        """Return when the person is called to their turns."""


class MatchSettings(Protocol):
    """The current settings of servers and people."""

    def of_server(self, guild_id: int | None) -> ServerMatchSettings:
        """Return the settings of a server; None stands for places outside servers."""

    def of_person(self, user_id: int) -> PersonMatchSettings:
        """Return the settings of a person."""
