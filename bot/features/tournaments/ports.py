"""What tournaments need from outside: Discord, and who is told what becomes of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import (
    Entry,
    MissingPermission,
    PauseReason,
    Tournament,
)
from bot.match.model.match import Match, Place


@dataclass(frozen=True, slots=True)
class Budget:
    """How many tournaments there may be: open on a server, by an organizer, begun on a day."""

    on_server: int
    of_organizer: int
    a_day: int


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """The thread and message in which a game is shown."""

    place: Place
    message_id: int


class TournamentThreads(Protocol):
    """Shows the games of tournaments on Discord."""

    async def show(
        self, tournament: Tournament, series: Series, match: Match
    ) -> BoardSpot | PauseReason | None:
        """Show `match` in a thread of the tournament's channel, and call its people once.

        In the channel itself where there can be no thread. Returns where, or why it cannot be;
        None when Discord is in trouble, and it is to be tried again.
        """

    async def tell_organizer(
        self, tournament: Tournament, why: PauseReason | MissingPermission
    ) -> None:
        """Tell the organizer, as far as they can be reached, why a tournament is paused.

        Or what it lacks.
        """


@dataclass(frozen=True, slots=True)
class Posted:
    """The card of a tournament: `message_id` is None once it was deleted.

    `round` is the last round that the channel was told of.
    """

    channel_id: int
    message_id: int | None
    round: int = 0


class Cards(Protocol):
    """Shows the public cards of tournaments in the background; never raises."""

    def changed(self, tournament: Tournament) -> None:
        """Show a tournament as it is now on its card, soon."""

    def post(self, tournament: Tournament) -> None:
        """Post the card as the newest message of its channel."""


class TournamentEvents(Protocol):
    """A listener to tournaments, which announces what happens to them. It never raises.

    Each returns False while Discord is away, and then is to be told the same again. Otherwise it
    may be told the same twice, if the bot was ended in the middle.
    """

    async def announced(self, tournament: Tournament) -> bool:
        """Tell that registration is open, and when the tournament begins if that is known."""

    async def changed(self, tournament: Tournament) -> bool:
        """Tell that the tournament has moved, or begins at another time."""

    async def checks_in(self, tournament: Tournament) -> bool:
        """Tell the entrants to check in."""

    async def began(self, tournament: Tournament) -> bool:
        """Tell that the tournament has begun."""

    async def ended(self, tournament: Tournament, podium: Sequence[tuple[int, Entry]]) -> bool:
        """Tell who won: `podium` are the best, each with their place from 1.

        The first ones are champions, of whom there are several if they are equal in all.
        """

    async def called_off(self, tournament: Tournament) -> bool:
        """Tell that the tournament was called off; its phase knows why."""

    async def hindrance(self, tournament: Tournament) -> MissingPermission | None:
        """Return the permission that is missing for an announcement, None without any."""
