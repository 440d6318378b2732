"""Where matches are kept, and what is remembered beside them."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from bot.match.model.errors import DamagedMatchError
from bot.match.model.match import Match
from bot.match.model.phases import Rematch
from bot.match.model.turn_calls import TurnCall
from bot.match.results.figures import PastGame, Result


class MatchStore(Protocol):
    """Keeps matches. Every write is on disk before the call returns."""

    async def add(self, match: Match, most: int = 1) -> Match:
        """Store a new match and return it with its id; one whose game begins, as `begin` does.

        Raises `ChannelBusyError` when its channel has `most` open matches, and `AlreadyPlayedError`
        when it is a daily game and its player has one of that day already.
        """

    async def get(self, match_id: int) -> Match | None:
        """Return the match, None when there is none."""

    async def open_in(self, channel_id: int) -> list[Match]:
        """Return the open matches of a channel, the oldest first, but for those that are parked.

        Those that cannot be read are left out.
        """

    async def damaged_in(self, channel_id: int) -> list[DamagedMatchError]:
        """Return what is wrong with those that `open_in` has left out, the oldest first."""

    async def last_daily(self, user_id: int, until: date) -> Match | None:
        """Return somebody's newest daily game, finished or not, None when there was none.

        Games of days after `until` are left out: the clock was wrong when they began.
        """

    async def open_of(self, user_id: int, now: int, most: int) -> list[Match]:
        """Return somebody's open matches, and finished ones in which a rematch is wanted at `now`.

        They are the newest ones when there are more than `most`.
        """

    async def past_in(self, channel_id: int, most: int) -> list[PastGame]:
        """Return the games that ended last in a channel, `most` at most, newest first.

        Those that were closed after their first move are among them, and daily games, which are
        private, are not.
        """

    async def save(self, match: Match) -> None:
        """Replace the stored match, whose version must be one less.

        Raises `StaleError` when it is not.
        """

    async def begin(self, match: Match, now: int) -> Match:
        """Do as `save` for a match whose game begins at `now` (unix seconds), and return it.

        It is stored unrated, as `limited`, when two of its people have their share of the day.
        """

    async def finish(self, match: Match, results: Sequence[Result], now: int) -> Match:
        """Do as `save` and add the `results` to everyone's figures, both or neither.

        The game has ended `now` (unix seconds). Returns the match with what it has earned people.
        """

    async def open_on(self, guild_id: int) -> list[int]:
        """Return the ids of the open matches of a server, daily games excepted."""

    async def servers(self) -> list[int]:
        """Return the ids of the servers that have open matches."""

    async def move_board(self, match_id: int, message_id: int | None) -> None:
        """Remember which message shows the match, if any; no action, so the version stays."""

    async def move_match(self, match: Match, most: int = 1) -> None:
        """Let `match` go on at its place, in its message, with its times; the version stays.

        It is no longer parked. Raises `ChannelBusyError` when it comes from elsewhere and `most`
        matches are open there.
        """

    async def park(self, match: Match) -> None:
        """Take the board away from `match`, which makes room for others; the version stays."""

    async def note_votes(self, match_id: int, votes: int) -> None:
        """Remember who wants the turn to be skipped; no action, so the version stays."""

    async def note_rematch(self, match_id: int, rematch: Rematch) -> None:
        """Remember who wants a rematch; no action, so the version stays."""

    async def note_reminder(self, match_id: int, message_id: int | None) -> None:
        """Remember that somebody is reminded, by which message once it is there; no action."""

    async def next_deadline(self) -> int | None:
        """Return the earliest time (unix seconds) at which an open match is to be looked at.

        None without one: deadlines count, and the reminders before them.
        """

    async def postpone_deadlines(self, seconds: int, until: int) -> None:
        """Give `seconds` to every open match, and time at least `until` (unix seconds).

        The deadlines of daily games stay, and as this is no action, versions do.
        """

    async def due(self, now: int) -> list[Match]:
        """Return the open matches that are to be looked at `now` (unix seconds) or earlier."""

    async def give_up(self, match_id: int, now: int, user_id: int | None = None) -> bool:
        """Close an open match that cannot be read, without a result, and tell whether it was open.

        With a `user_id` only if they take part in it, or nobody looks after its place.
        """

    async def waiting_for_bots(self) -> list[int]:
        """Return the ids of the matches in which an opponent that the bot plays is on turn."""


class TurnCallStore(Protocol):
    """Remembers the messages that call people to their turns."""

    async def all(self) -> list[TurnCall]:
        """Return every call that stands."""

    async def put(self, call: TurnCall) -> None:
        """Remember the only call that stands in its match."""

    async def drop(self, match_id: int) -> None:
        """Forget the call of a match."""


class Notes(Protocol):
    """Small facts that outlive the process, such as which commands Discord was told of."""

    async def read(self, key: str) -> str | None:
        """Return the value of `key`, None when it was never written."""

    async def write(self, key: str, value: str) -> None:
        """Remember `value` under `key`."""
