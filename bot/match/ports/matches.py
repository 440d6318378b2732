"""Ports: the stores of matches, calls and notes."""

from collections.abc import Sequence
from typing import Protocol

from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match
from bot.match.model.phases import Rematch
from bot.match.results.figures import PastGame, Result


class MatchStore(Protocol):
    """Keeps matches. Every write is on disk before the call returns."""

    async def add(self, match: Match, most: int = 1) -> Match:
        """Store a new match and return it with its id; one whose game begins, as `begin` does.

        Raises `ChannelBusyError` when its channel has `most` open matches, and `AlreadyPlayedError`
        when it has no board and its player has one of that day or deal.
        """

    async def get(self, match_id: int) -> Match | None:
        """Return the match, None when there is none."""

    async def open_in(self, channel_id: int) -> list[Match]:
        """Return the open matches of a channel that are not parked, the oldest first.

        Damaged ones are left out.
        """

    async def damaged_in(self, channel_id: int) -> list[DamagedMatchError]:
        """Return the errors of the matches that `open_in` has left out, the oldest first."""

    async def open_of(self, user_id: int, now: int) -> list[Match]:
        """Return the person's open matches, and finished ones with a wished rematch at `now`.

        The newest come first, and however many there are, all are found.
        """

    async def past_in(self, channel_id: int, most: int) -> list[PastGame]:
        """Return the games that ended last in a channel, at most `most`, newest first.

        Games that were closed after their first move are among them; those without a board,
        which are private, are not.
        """

    async def save(self, match: Match, before: Match | None = None) -> None:
        """Replace the stored match, whose version must be one less.

        It costs less if it is known as it was `before`, and only its game has gone on. Raises
        `StaleError` when the stored version is another.
        """

    async def begin(self, match: Match, now: int) -> Match:
        """Save a match as `save` does whose game begins at `now`, and return it, perhaps unrated.

        It is stored unrated, as `limited`, when two of its people have played their rated games of
        the day.
        """

    async def finish(self, match: Match, results: Sequence[Result], now: int) -> Match:
        """Save a match as `save` does and add its `results` to figures, both or neither.

        The game has ended `now` (Unix seconds). Returns the match with what it has earned people.
        """

    async def open_on(self, guild_id: int) -> list[int]:
        """Return the ids of the open matches of a server, those without a board excepted."""

    async def servers(self) -> list[int]:
        """Return the ids of the servers that have open matches."""

    async def move_board(self, match_id: int, message_id: int | None) -> None:
        """Store which message shows the match, if any; the version stays."""

    async def move_match(self, match: Match, most: int = 1) -> None:
        """Store the new place, message and times of `match`; the version stays.

        Raises `ChannelBusyError` when it comes from elsewhere and `most` matches are open there.
        """

    async def park(self, match: Match) -> None:
        """Store that `match` is parked and has no board; the version stays."""

    async def note_times(self, match: Match) -> None:
        """Store the times and the presence of `match`; the version stays."""

    async def note_votes(self, match_id: int, votes: int) -> None:
        """Store the votes to skip the turn; the version stays."""

    async def note_rematch(self, match_id: int, rematch: Rematch | None) -> None:
        """Store the seats that want a rematch; the version stays."""

    async def note_reminder(self, match_id: int, message_id: int | None) -> None:
        """Store the message of a reminder; the version stays."""

    async def next_deadline(self) -> int | None:
        """Return the earliest deadline or reminder of an open match, None without one."""

    async def postpone_deadlines(self, down: DownTime) -> None:
        """Give open matches the downtime back, once even if this is done again.

        A clock that stood meanwhile has lost nothing, and the deadlines of games with a fixed end
        stay; versions do too.
        """

    async def due(self, now: int) -> list[Match]:
        """Return the open matches with a deadline or reminder until `now` (Unix seconds)."""

    async def give_up(self, match_id: int, now: int, user_id: int | None = None) -> bool:
        """Close an open match that cannot be read; tell whether it was open.

        If `user_id` is given, only if they take part in it, or nobody can moderate its place.
        """

    async def with_clocks(self) -> list[int]:
        """Return the ids of the open matches of servers whose boards show a clock.

        Those that run out first come first.
        """

    async def waiting_for_bots(self) -> list[int]:
        """Return the ids of the matches in which the bot is on turn."""
