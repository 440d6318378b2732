"""Leaderboards and figures in SQL, read from what `counting` keeps."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic

from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import Statement, statements
from bot.features.standings.model.leaderboards import LeaderboardPage, Ranking, Scope, Standing
from bot.features.standings.store import ledgers
from bot.features.standings.store.counted import read_counts
from bot.features.standings.store.counting import assess, newest, unreviewed
from bot.features.standings.store.landmarks import BucketKey, Landmarks, LargeBucket, is_large
from bot.features.standings.store.moves import WeekMoves, week_moves
from bot.kit.page_window import page_window
from bot.match.model.match import Match, Person
from bot.match.results.experience import Experience, experience_of
from bot.match.results.figures import Assessment, Figures, Rivalry
from bot.match.results.ratings import Rating

_SQL = statements(__package__, "leaderboards")

BUCKET = 1000
"""How many scores the table `tallies` counts together."""


def score_of(ranking: Ranking) -> str:
    """Return the column of the scores of `ranking`."""
    return f"by_{ranking.replace('-', '_')}"


def ranked_by(ranking: Ranking) -> Mapping[str, Statement]:
    """Return the statements with the scores of `ranking` in the place of `by_wins`."""
    return {name: sql.with_words("by_wins", score_of(ranking)) for name, sql in _SQL.items()}


_RANKED = {ranking: ranked_by(ranking) for ranking in Ranking}


class SqlRecordStore:
    """Answers questions about finished games; times are unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = monotonic) -> None:
        """Use a `database` whose schema is up to date; the `clock` counts seconds."""
        self._database = database
        self._landmarks = Landmarks(clock)

    async def leaderboard(
        self, scope: Scope, ranking: Ranking, now: int, *, page: int, rows: int, user_id: int
    ) -> LeaderboardPage:
        """Return a page of `rows` rows as it is at `now`, with the own row of `user_id`.

        Pages past the end give the last.
        """

        def work(transaction: Transaction) -> LeaderboardPage:
            span = ledgers.span(transaction, scope, now)
            ledger = ledgers.find(transaction, scope, span)
            if ledger is None:
                return LeaderboardPage(scope, ranking, span, number=1, of=1, rows=(), own=None)
            week = week_moves(transaction, scope, ranking, span, now)
            board = _Board(transaction, ledger, ranking, week, self._landmarks)
            window = page_window(page, board.people, rows)
            shown, own = board.rows(window.skipped, rows), board.own(user_id)
            since = week.since if week else None
            return LeaderboardPage(
                scope, ranking, span, window.number, window.of, shown, own, since
            )

        return await self._database.read(work)

    async def figures(self, scope: Scope, user_id: int, now: int) -> Figures | None:
        """Return one person's figures at `now`, None when they have finished no such game."""

        def work(transaction: Transaction) -> Figures | None:
            ledger = ledgers.find(transaction, scope, ledgers.span(transaction, scope, now))
            key = {"ledger": ledger, "user_id": user_id}
            row = transaction.first(_SQL["own"], key)
            return _read(row) if row else None

        return await self._database.read(work)

    async def ratings(
        self, scope: Scope, user_ids: Sequence[int], now: int
    ) -> Mapping[int, Rating]:
        """Return the ratings at `now` of those people who have one, by user id."""

        def work(transaction: Transaction) -> Mapping[int, Rating]:
            ledger = ledgers.find(transaction, scope, ledgers.span(transaction, scope, now))
            key = {"ledger": ledger, "user_ids": json.dumps(user_ids)}
            rows = transaction.execute(_SQL["ratings"], key)
            return {row["user_id"]: Rating(row["mu"], row["sigma"]) for row in rows}

        return await self._database.read(work)

    async def experience(self, user_ids: Sequence[int]) -> Mapping[int, Experience]:
        """Return how much people have played on all servers; who has played nothing is left out."""
        key: dict[str, Value] = {
            "guild_id": ledgers.EVERYWHERE,
            "user_ids": json.dumps(list(user_ids)),
        }
        rows = await self._database.fetch(_SQL["experience"], key)
        return {row["user_id"]: experience_of(row["games"], row["rated"]) for row in rows}

    async def favourite(self, guild_id: int | None, user_id: int) -> str | None:
        """Return the ruleset by which somebody has finished most games; house rules are none."""
        key = {"guild_id": guild_id or ledgers.EVERYWHERE, "user_id": user_id}
        rows = await self._database.fetch(_SQL["favourite"], key)
        ruleset: str | None = rows[0]["ruleset"] if rows else None
        return ruleset

    async def rivals(self, guild_id: int | None, user_id: int, most: int) -> list[Rivalry]:
        """Return whom somebody has played most, at most so many people."""
        key = {"guild_id": guild_id or ledgers.EVERYWHERE, "user_id": user_id, "most": most}
        return [read_rivalry(row) for row in await self._database.fetch(_SQL["rivals"], key)]

    async def assess(self, match: Match, found: Sequence[Assessment], now: int) -> None:
        """Keep what the review of a finished match found, and add it to everyone's figures.

        What was found before stays, and so do the figures of periods that are over at `now`.
        """
        await self._database.write(partial(assess, match, found, now))

    async def unreviewed(self, after: int, until: int) -> list[int]:
        """Return the games of these numbers in which a turn ran out, and that lack a review."""
        return await self._database.read(partial(unreviewed, after=after, until=until))

    async def newest(self) -> int:
        """Return the number of the newest match, 0 without any."""
        return await self._database.read(newest)


def read_rivalry(row: Row) -> Rivalry:
    """Return the rivalry of a `row`."""
    rival = Person(row["rival_id"], row["name"])
    return Rivalry(rival, row["games"], row["wins"], row["losses"])


class _Board:
    """One ranking of the people in one ledger."""

    def __init__(
        self,
        transaction: Transaction,
        ledger: int,
        ranking: Ranking,
        week: WeekMoves | None,
        landmarks: Landmarks,
    ) -> None:
        """Count the people in each bucket of scores; the `week` has moved some, if it is known."""
        self._transaction = transaction
        self._week = week
        self._ranking = ranking
        self._landmarks = landmarks
        self._ledger = {"ledger": ledger}
        self._sql = _RANKED[ranking]
        key: dict[str, Value] = {"ledger": ledger, "ranking": ranking}
        self._buckets = transaction.execute(_SQL["buckets"], key)

    @property
    def people(self) -> int:
        """Return how many people are ranked."""
        return sum(bucket["people"] for bucket in self._buckets)

    def rows(self, offset: int, rows: int) -> tuple[Standing, ...]:
        """Return the standings from `offset` on: only the bucket where they begin is walked."""
        for bucket in self._buckets:
            if bucket["before"] <= offset < bucket["before"] + bucket["people"]:
                found = self._rows_of(bucket, offset - bucket["before"], rows)
                return tuple(self._standings(found, offset))
        return ()

    def _rows_of(self, bucket: Row, skipped: int, rows: int) -> Sequence[Row]:
        """Return people from a bucket on, but for the first who are skipped."""
        if is_large(bucket["people"]):
            spot = self._large(bucket["bucket"]).spot(skipped)
            if spot is not None:
                where = {"score": spot.score, "place": spot.place, "rows": rows}
                return self._transaction.execute(self._sql["ranked_from"], self._ledger | where)
        where = {"below": (bucket["bucket"] + 1) * BUCKET, "rows": rows, "skipped": skipped}
        return self._transaction.execute(self._sql["ranked"], self._ledger | where)

    def _large(self, bucket: int) -> LargeBucket:
        floor = bucket * BUCKET
        key = BucketKey(self._ledger["ledger"], self._ranking, floor, floor + BUCKET)
        return LargeBucket(self._transaction, self._sql, key, self._landmarks)

    def own(self, user_id: int) -> Standing | None:
        """Return the standing of one person, None when they have no figures or hide them."""
        row = self._transaction.first(self._sql["own"], self._ledger | {"user_id": user_id})
        if row is None or not row["shown"]:
            return None
        if row["score"] is None:
            return Standing(None, _read(row))
        return self._standing(row, self._rank(row["score"]))

    def _standings(self, rows: Sequence[Row], offset: int) -> list[Standing]:
        """Return `rows`, which are in order, with their ranks; equal scores share one."""
        standings: list[Standing] = []
        rank, score = 0, None
        for place, row in enumerate(rows, start=offset + 1):
            if row["score"] != score:
                score = row["score"]
                rank = place if standings else self._rank(score)
            standings.append(self._standing(row, rank))
        return standings

    def _standing(self, row: Row, rank: int) -> Standing:
        """Return the standing of a `row` that is ranked."""
        return Standing(rank, _read(row), self._moved(row, rank))

    def _moved(self, row: Row, rank: int) -> int | None:
        """Return how many places somebody has gone up this week, None where it is not known."""
        if self._week is None:
            return None
        then = self._week.score_then(row["user_id"], row["score"])
        if then is None:
            return None
        counted = rank if then == row["score"] else self._rank(then)
        return counted + self._week.more_better_then(then) - rank

    def _rank(self, score: int) -> int:
        """Return one more than how many people have a better score."""
        bucket = score // BUCKET
        above: int = sum(row["people"] for row in self._buckets if row["bucket"] > bucket)
        people = sum(row["people"] for row in self._buckets if row["bucket"] == bucket)
        if is_large(people):
            return 1 + above + self._large(bucket).better(score)
        where = {"score": score, "below": (bucket + 1) * BUCKET}
        [(within,)] = self._transaction.execute(self._sql["better_within"], self._ledger | where)
        return 1 + above + int(within)


def _read(row: Row) -> Figures:
    return Figures(
        person=Person(row["user_id"], row["name"]),
        games=row["games"],
        wins=row["wins"],
        points=row["points"],
        **read_counts(row),
        streak=row["streak"],
        best_streak=row["best_streak"],
        rated=row["rated"],
        rating=None if row["mu"] is None else Rating(row["mu"], row["sigma"]),
        reviewed=row["reviewed"],
        accuracy=row["accuracy"],
        luck=row["luck"],
    )
