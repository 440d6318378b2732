"""SeasonLength and their podiums in SQL, and the clearing away of periods that are over."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.database.ports import Call, Database, Transaction
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import Podium, PodiumPlace, Scope
from bot.features.standings.model.periods import Period, SeasonLength, Span, span_of
from bot.features.standings.store import ledgers
from bot.match.model.match import Match, Person
from bot.match.results.figures import Result
from bot.match.store.finishing import Answers, FinishStep

KEPT: Final = 24 * 3600
"""Seconds for which the figures of a period stay after its end: some are posted then."""

_SQL = statements(__package__, "seasons")


class SqlSeasonStore:
    """Keeps the seasons of servers; times are unix seconds."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def running(self, guild_id: int, now: int) -> Span | None:
        """Return the season of a server at `now`, None when no game was finished in it."""
        return await self._database.read(partial(_running, guild_id, now))

    async def end(self, guild_id: int, now: int) -> Podium | None:
        """End the season of a server after the second `now`, and return its podium.

        None when no game was finished in it, and nothing ends.
        """
        return await self._database.write(partial(_end, guild_id, now))

    async def plan(self, guild_id: int, length: SeasonLength, now: int) -> None:
        """Let the seasons of a server be of another length once that of `now` is over."""
        await self._database.write(partial(_plan, guild_id, length, now))

    async def ends(self, guild_id: int, now: int) -> int | None:
        """Return when the season of a server ends by itself, None when it does not."""
        season = Scope(guild_id, Period.SEASON)
        span = await self._database.read(partial(ledgers.span, scope=season, moment=now))
        return span.ends

    async def podium(self, guild_id: int, now: int) -> Podium | None:
        """Return the podium of the last season that is over at `now`, None before there is any."""
        return await self._database.write(partial(_podium, guild_id, now))


def _ask_for_expired(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del match, results
    return [(_SQL["expired_ledger"], {"now": now - KEPT})]


def _clear_expired(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Clear away some figures of periods that were over long before `now`; podiums are kept.

    As many rows go as the game adds at most, lest they become more and more.
    """
    left = ledgers.ENDING * (1 + len(results))
    [rows] = answers
    while left > 0 and rows:
        ledger = {"ledger": rows[0]["id"]}
        transaction.execute(_SQL["keep_podium"], ledger)
        cleared = transaction.execute(_SQL["clear_figures"], ledger | {"most": left})
        if len(cleared) < left:
            transaction.execute(_SQL["clear_tallies"], ledger)
            transaction.execute(_SQL["clear_ledger"], ledger)
        left -= len(cleared) + 1
        rows = transaction.execute(_SQL["expired_ledger"], {"now": now - KEPT})
    return match


CLEARING: Final = FinishStep(_clear_expired, _ask_for_expired)
"""Figures of periods that are over go a few at a time, with each finished game."""


def _running(guild_id: int, now: int, transaction: Transaction) -> Span | None:
    season = Scope(guild_id, Period.SEASON)
    span = ledgers.span(transaction, season, now)
    return None if ledgers.find(transaction, season, span) is None else span


def _end(guild_id: int, now: int, transaction: Transaction) -> Podium | None:
    span = _running(guild_id, now, transaction)
    if span is None:
        return None
    # Games that end in this very second still belong to it, and so does one that is counted already
    # though it ended later: another process has another clock, or this one has waited for it.
    [row] = transaction.execute(_SQL["last_counted"], {"guild_id": guild_id})
    after = max(now, row["ended_at"] or 0) + 1
    if span.ends is not None:
        after = min(after, span.ends)
    transaction.execute(_SQL["add_break"], {"guild_id": guild_id, "starts": after})
    transaction.execute(
        _SQL["bring_forward"], {"guild_id": guild_id, "now": after, "starts": after}
    )
    transaction.execute(
        _SQL["end_ledgers"], {"guild_id": guild_id, "starts": span.starts, "ends": after}
    )
    return _podium(guild_id, after, transaction)


def _plan(guild_id: int, length: SeasonLength, now: int, transaction: Transaction) -> None:
    plan = ledgers.season_plan(transaction, guild_id).changed(now, length)
    server = {"guild_id": guild_id}
    transaction.execute(_SQL["forget_lengths"], server | {"now": now})
    for since, season_length in plan.lengths:
        transaction.execute(_SQL["add_length"], server | {"since": since, "length": season_length})
    span = span_of(Period.SEASON, now, plan)
    transaction.execute(_SQL["end_ledgers"], server | {"starts": span.starts, "ends": span.ends})


def _podium(guild_id: int, now: int, transaction: Transaction) -> Podium | None:
    for row in transaction.execute(_SQL["ended_seasons"], {"guild_id": guild_id, "now": now}):
        transaction.execute(_SQL["keep_podium"], {"ledger": row["id"]})
    rows = transaction.execute(_SQL["last_podium"], {"guild_id": guild_id})
    if not rows:
        return None
    return Podium(
        Span(rows[0]["starts"], rows[0]["ends"]),
        tuple(
            PodiumPlace(
                row["place"], Person(row["user_id"], row["name"]), row["wins"], row["games"]
            )
            for row in rows
        ),
    )
