"""Matches in SQL: one row each, one statement for each accepted action."""

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TypeVar

from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import (
    AlreadyPlayedError,
    ChannelBusyError,
    DamagedMatchError,
    StaleError,
)
from bot.match.model.match import Match
from bot.match.model.phases import Rematch
from bot.match.results.figures import PastGame, Result
from bot.match.results.ratings import RATED_TOGETHER
from bot.match.store.downtime_credit import downtime_credit_to_matches
from bot.match.store.finishing import STORED, FinishStep, finish
from bot.match.store.match_rows import (
    all_columns,
    changing_columns,
    game_columns,
    only_game_differs,
    read_match,
    read_past,
    rematch_column,
    with_outcome,
)
from bot.match.store.own_games import rows_of_all_games
from bot.match.store.time_columns import time_columns
from bot.sharding import EVERYTHING, Share

T = TypeVar("T")

SECONDS_A_DAY = 24 * 60 * 60

_SQL = statements(__package__, "matches")
_log = logging.getLogger(__name__)


class SqlMatchStore:
    """Keeps matches. Each method is one statement or transaction, on disk before it returns."""

    def __init__(
        self, database: Database, steps: Sequence[FinishStep], share: Share = EVERYTHING
    ) -> None:
        """Use a `database` whose schema is up to date; `steps` finish a game, in their order.

        What is due is that of the servers of `share` alone.
        """
        self._database = database
        self._steps = (STORED, *steps)
        self._own = share.columns
        self._damaged: list[int] = []
        self._giving_back = downtime_credit_to_matches(database, share)

    async def add(self, match: Match, most: int = 1) -> Match:
        """Store a new match and return it with its id; one whose game begins, as `begin` does.

        Raises `ChannelBusyError` when its channel has `most` open matches, and `AlreadyPlayedError`
        when it has no board and its player has one of that day or deal.
        """
        return await self._database.write(partial(_add, match, most))

    async def get(self, match_id: int) -> Match | None:
        """Return the match, None when there is none."""
        rows = await self._database.fetch(_SQL["get"], {"id": match_id})
        if not rows:
            return None
        [row] = rows
        return with_outcome(read_match(row), row)

    async def open_in(self, channel_id: int) -> list[Match]:
        """Return the open matches of a channel that are not parked, the oldest first.

        Damaged ones are left out.
        """
        rows = await self._database.fetch(_SQL["open_in"], {"channel_id": channel_id})
        return self._readable(rows, read_match)

    async def damaged_in(self, channel_id: int) -> list[DamagedMatchError]:
        """Return the errors of the matches that `open_in` has left out, the oldest first."""
        damaged = []
        for row in await self._database.fetch(_SQL["open_in"], {"channel_id": channel_id}):
            try:
                read_match(row)
            except DamagedMatchError as error:
                damaged.append(error)
        return damaged

    async def open_of(self, user_id: int, now: int) -> list[Match]:
        """Return the person's open matches, and finished ones with a wished rematch at `now`.

        The newest come first, and however many there are, all are found.
        """
        return self._readable(await rows_of_all_games(self._database, user_id, now), read_match)

    async def past_in(self, channel_id: int, most: int) -> list[PastGame]:
        """Return the games that ended last in a channel, at most `most`, newest first.

        Games that were closed after their first move are among them; those without a board,
        which are private, are not.
        """
        rows = await self._database.fetch(_SQL["past_in"], {"channel_id": channel_id, "most": most})
        return self._readable(rows, read_past)

    async def save(self, match: Match, before: Match | None = None) -> None:
        """Replace the stored match, whose version must be one less.

        It costs less if it is known as it was `before`, and only its game has gone on. Raises
        `StaleError` when the stored version is another.
        """
        if before is not None and only_game_differs(match, before):
            saved = await self._database.fetch(_SQL["save_game"], game_columns(match))
        else:
            saved = await self._database.fetch(_SQL["save"], changing_columns(match))
        if not saved:
            raise StaleError

    async def begin(self, match: Match, now: int) -> Match:
        """Save a match as `save` does whose game begins at `now`, and return it, perhaps unrated.

        It is stored unrated, as `limited`, when two of its people have played their rated games of
        the day.
        """
        return await self._database.write(partial(_begin, match, now))

    async def finish(self, match: Match, results: Sequence[Result], now: int) -> Match:
        """Save a match as `save` does and run the finish steps of all features, or nothing.

        The game has ended `now` (unix seconds). Returns the match with what it has earned people.
        """
        return await self._database.write(
            lambda transaction: finish(transaction, self._steps, match, results, now)
        )

    async def open_on(self, guild_id: int) -> list[int]:
        """Return the ids of the open matches of a server, those without a board excepted."""
        rows = await self._database.fetch(_SQL["open_on"], {"guild_id": guild_id})
        return [row["id"] for row in rows]

    async def servers(self) -> list[int]:
        """Return the ids of the servers that have open matches."""
        return [row["guild_id"] for row in await self._database.fetch(_SQL["servers"], self._own)]

    async def move_board(self, match_id: int, message_id: int | None) -> None:
        """Store which message shows the match, if any; the version stays."""
        await self._database.fetch(_SQL["move_board"], {"id": match_id, "message_id": message_id})

    async def move_match(self, match: Match, most: int = 1) -> None:
        """Store the new place, message and times of `match`; the version stays.

        Raises `ChannelBusyError` when it comes from elsewhere and `most` matches are open there.
        """
        moved: dict[str, Value] = time_columns(match) | {
            "id": match.id,
            "guild_id": match.place.guild_id,
            "channel_id": match.place.channel_id,
            "message_id": match.message_id,
            "most": most,
        }
        # Not by itself, or two that come at once would not count each other.
        if not await self._database.write(lambda sql: sql.execute(_SQL["move_match"], moved)):
            raise ChannelBusyError

    async def park(self, match: Match) -> None:
        """Store that `match` is parked and has no board; the version stays."""
        await self._database.fetch(_SQL["park"], time_columns(match) | {"id": match.id})

    async def note_times(self, match: Match) -> None:
        """Store the times and the presence of `match`; the version stays."""
        await self._database.fetch(_SQL["note_times"], time_columns(match) | {"id": match.id})

    async def note_votes(self, match_id: int, votes: int) -> None:
        """Store the votes to skip the turn; the version stays."""
        await self._database.fetch(_SQL["note_votes"], {"id": match_id, "votes": votes})

    async def note_rematch(self, match_id: int, rematch: Rematch | None) -> None:
        """Store the seats that want a rematch; the version stays."""
        parameters: dict[str, Value] = {"id": match_id, "rematch": rematch_column(rematch)}
        await self._database.fetch(_SQL["note_rematch"], parameters)

    async def note_reminder(self, match_id: int, message_id: int | None) -> None:
        """Store the message of a reminder; the version stays."""
        parameters: dict[str, Value] = {"id": match_id, "reminder_id": message_id}
        await self._database.fetch(_SQL["note_reminder"], parameters)

    async def next_deadline(self) -> int | None:
        """Return the earliest deadline or reminder of an open match, None without one."""
        rows = await self._database.fetch(_SQL["next_deadline"], self._readable_own())
        deadline: int | None = rows[0]["deadline"]
        return deadline

    async def postpone_deadlines(self, down: DownTime) -> None:
        """Give open matches the downtime back, once even if this is done again.

        A clock that stood meanwhile has lost nothing, and the deadlines of games with a
        fixed end stay; versions do too.
        """
        await self._giving_back.give(down)

    async def waiting_for_bots(self) -> list[int]:
        """Return the ids of the matches in which the bot is on turn."""
        rows = await self._database.fetch(_SQL["waiting_for_bots"], self._own)
        return [row["id"] for row in rows]

    async def with_clocks(self) -> list[int]:
        """Return the ids of the open matches of servers whose boards show a clock, as they end."""
        rows = await self._database.fetch(_SQL["with_clocks"], self._own)
        return [row["id"] for row in rows]

    async def due(self, now: int) -> list[Match]:
        """Return the open matches that are to be looked at `now` (unix seconds) or earlier.

        A damaged match is logged once and left out from then on, so that it holds up no other.
        """
        rows = await self._database.fetch(_SQL["due"], {"now": now, **self._readable_own()})
        return self._readable(rows, read_match)

    def _readable_own(self) -> dict[str, Value]:
        """Return the filter that leaves out damaged matches and those of other processes."""
        return {"except_ids": json.dumps(self._damaged), **self._own}

    async def give_up(self, match_id: int, now: int, user_id: int | None = None) -> bool:
        """Close an open match that cannot be read, without a result, and tell whether it was open.

        With a `user_id` only if they take part in it, or nobody looks after its place. Nothing else
        of the row changes, so that whoever runs the bot may still find out what it was.
        """
        closed = {"id": match_id, "now": now, "user_id": user_id}
        return bool(await self._database.fetch(_SQL["give_up"], closed))

    def _readable(self, rows: Sequence[Row], read: Callable[[Row], T]) -> list[T]:
        """Return what `read` makes of `rows`; damaged ones are left out, and logged once each."""
        matches = []
        for row in rows:
            try:
                matches.append(read(row))
            except DamagedMatchError as error:
                if row["id"] not in self._damaged:
                    _log.error("%s", error, exc_info=error)
                    self._damaged.append(row["id"])
        return matches


def _add(match: Match, most: int, transaction: Transaction) -> Match:
    if match.is_playing:
        match = _within_limit(match, match.created_at, transaction)
    rows = transaction.execute(_SQL["add"], all_columns(match) | {"most": most})
    if not rows:
        raise ChannelBusyError if match.has_board else AlreadyPlayedError
    return replace(match, id=rows[0]["id"])


def _begin(match: Match, now: int, transaction: Transaction) -> Match:
    match = _within_limit(match, now, transaction)
    _save(match, transaction)
    return match


def _within_limit(match: Match, now: int, transaction: Transaction) -> Match:
    """Count a rated game for each pair of people, or return it unrated when one has enough."""
    if not match.rated:
        return match
    day = now // SECONDS_A_DAY
    ids = sorted(player.user_id for player in match.players)
    pairs = [{"day": day, "low": low, "high": high} for low, high in combinations(ids, 2)]
    for pair in pairs:
        row = transaction.first(_SQL["rated_together"], pair)
        if row is not None and row["games"] >= RATED_TOGETHER:
            return replace(match, rated=False, limited=True)
    transaction.execute_many(_SQL["rate_together"], pairs)
    transaction.execute(_SQL["forget_pairs"], {"day": day})
    return match


def _save(match: Match, transaction: Transaction) -> None:
    if not transaction.execute(_SQL["save"], changing_columns(match)):
        raise StaleError
