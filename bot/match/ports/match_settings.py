"""Ports: what servers and people have chosen about clocks and calls."""

from typing import Protocol

from bot.match.clocks.clock_settings import Absent, Notify, TimeUp


class ServerMatchSettings(Protocol):
    """What a server wants."""

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
    """What a person wants."""

    @property
    def notifications(self) -> Notify:
        """Return when they are called to their turns."""


class MatchSettings(Protocol):
    """Knows the current choices of everybody."""

    def of_server(self, guild_id: int | None) -> ServerMatchSettings:
        """Return those of a server; None stands for places outside servers."""

    def of_person(self, user_id: int) -> PersonMatchSettings:
        """Return those of a person."""
