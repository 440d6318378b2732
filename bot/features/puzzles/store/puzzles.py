"""Answers, ratings and streaks in SQL."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from bot.advice.puzzle import Answer, Puzzle
from bot.database.paging import read_page
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.puzzles.model.records import (
    ENOUGH,
    NEW_SOLVER,
    Attempt,
    BoardRow,
    DayResult,
    Kept,
    PuzzleBoard,
    PuzzleRanking,
    Solver,
    Tried,
    untried,
)
from bot.match.model.match import Person
from bot.match.results.ratings import Rating, rate

_SQL = statements(__package__)

_WON, _LOST = (1, 2), (2, 1)
"""The places of the person and the puzzle."""


class SqlPuzzleStore:
    """Answers to puzzles, ratings and streaks of their solvers, in SQL."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def solver(self, user_id: int) -> Solver:
        """Return what somebody has done so far."""
        rows = await self._database.fetch(_SQL["solver"], {"user_id": user_id})
        return _solver(rows[0]) if rows else NEW_SOLVER

    async def answered(self, user_id: int) -> Mapping[str, int]:
        """Return the ids of the puzzles that somebody has answered, and when (unix seconds)."""
        rows = await self._database.fetch(_SQL["answered"], {"user_id": user_id})
        return {row["puzzle"]: row["answered_at"] for row in rows}

    async def ratings(self) -> Mapping[str, int]:
        """Return the ratings, in points, of the puzzles that somebody has tried."""
        rows = await self._database.fetch(_SQL["ratings"])
        return {row["puzzle"]: Rating(row["mu"], row["sigma"]).points for row in rows}

    async def keep(self, attempt: Attempt, now: int) -> Kept:
        """Count an answer, if it is the person's first to this puzzle, and return what came of it.

        If it is rated it moves the ratings of both and the streaks. That of the puzzle of a day is
        kept for the day too, unless there is one already.
        """
        return await self._database.write(partial(_keep, attempt, now))

    async def kept(self, user_id: int, puzzle: Puzzle) -> Kept | None:
        """Return what came of somebody's answer to `puzzle`; None if they have given none."""
        return await self._database.read(partial(_kept, user_id, puzzle))

    async def day(self, user_id: int, day: date) -> DayResult | None:
        """Return how somebody did with the puzzle of `day`; None if they have not answered it."""
        key: dict[str, Value] = {"user_id": user_id, "day": day.isoformat()}
        rows = await self._database.fetch(_SQL["day"], key)
        if not rows:
            return None
        [row] = rows
        return DayResult(day, bool(row["solved"]), row["players"], row["solvers"])

    async def board(
        self, guild_id: int, ranking: PuzzleRanking, user_id: int, page: int, rows: int
    ) -> PuzzleBoard:
        """Return a page of a server's board, as `user_id` sees it.

        It has those who have answered there and have not left, by their rating only after `ENOUGH`
        puzzles. Pages past the end give the last.
        """
        wanted: dict[str, Value] = {
            "guild_id": guild_id,
            "user_id": user_id,
            "by_rating": ranking is PuzzleRanking.RATING,
            "enough": ENOUGH,
            "page": page,
            "rows": rows,
        }
        found = await self._database.fetch(_SQL["board"], wanted)
        return PuzzleBoard(ranking, *read_page(found, _row))


def _keep(attempt: Attempt, now: int, transaction: Transaction) -> Kept:
    person, puzzle = attempt.person, attempt.puzzle
    before = _kept(person.user_id, puzzle, transaction)
    known = _solver_of(person.user_id, transaction)
    solver, tried = known, _tried(puzzle, transaction)
    if before is None and attempt.is_rated:
        places = _WON if attempt.is_right else _LOST
        [[rating], [hardness]] = rate(((solver.rating,), (tried.rating,)), places)
        solver = _after(solver, rating, is_right=attempt.is_right)
        tried = Tried(hardness, tried.answered + 1, tried.solved + attempt.is_right)
        _put_tried(puzzle, tried, transaction)
    if before is None:
        _add_answer(attempt, known.rating, solver.rating, now, transaction)
    if attempt.day is not None and _is_first_of_day(attempt, attempt.day, transaction):
        solver = _after_day(solver, attempt.day)
    if solver != known:
        _put_solver(person, solver, transaction)
    if attempt.guild_id is not None:
        place = {"guild_id": attempt.guild_id, "user_id": person.user_id}
        transaction.execute(_SQL["add_place"], place)
    if before is not None:
        return replace(before, solver=solver)
    points = known.rating.points, solver.rating.points
    return Kept(True, attempt.given, *points, at=now, solver=solver, tried=tried)


def _kept(user_id: int, puzzle: Puzzle, transaction: Transaction) -> Kept | None:
    key: dict[str, Value] = {"user_id": user_id, "puzzle": puzzle.id}
    row = transaction.first(_SQL["answer"], key)
    if row is None:
        return None
    return Kept(
        fresh=False,
        given=Answer.parse(row["given"]) if row["given"] else None,
        before=row["rating_before"],
        after=row["rating_after"],
        at=row["answered_at"],
        solver=_solver_of(user_id, transaction),
        tried=_tried(puzzle, transaction),
    )


def _after(solver: Solver, rating: Rating, *, is_right: bool) -> Solver:
    streak = solver.streak + 1 if is_right else 0
    return replace(
        solver,
        rating=rating,
        answered=solver.answered + 1,
        solved=solver.solved + is_right,
        streak=streak,
        best_streak=max(solver.best_streak, streak),
    )


def _after_day(solver: Solver, day: date) -> Solver:
    in_a_row = solver.last_day == day - timedelta(days=1)
    days = solver.days + 1 if in_a_row else 1
    return replace(solver, last_day=day, days=days, best_days=max(solver.best_days, days))


def _is_first_of_day(attempt: Attempt, day: date, transaction: Transaction) -> bool:
    columns: dict[str, Value] = {
        "user_id": attempt.person.user_id,
        "day": day.isoformat(),
        "solved": attempt.is_right,
    }
    return transaction.first(_SQL["add_day"], columns) is not None


def _add_answer(
    attempt: Attempt, before: Rating, after: Rating, now: int, transaction: Transaction
) -> None:
    columns: dict[str, Value] = {
        "user_id": attempt.person.user_id,
        "puzzle": attempt.puzzle.id,
        "answered_at": now,
        "given": attempt.given.write() if attempt.given else "",
        "rating_before": before.points,
        "rating_after": after.points,
    }
    transaction.execute(_SQL["add_answer"], columns)


def _put_tried(puzzle: Puzzle, tried: Tried, transaction: Transaction) -> None:
    columns: dict[str, Value] = {
        "puzzle": puzzle.id,
        "mu": tried.rating.mu,
        "sigma": tried.rating.sigma,
        "answered": tried.answered,
        "solved": tried.solved,
    }
    transaction.execute(_SQL["put_tried"], columns)


def _put_solver(person: Person, solver: Solver, transaction: Transaction) -> None:
    columns: dict[str, Value] = {
        "user_id": person.user_id,
        "name": person.name,
        "mu": solver.rating.mu,
        "sigma": solver.rating.sigma,
        "answered": solver.answered,
        "solved": solver.solved,
        "streak": solver.streak,
        "best_streak": solver.best_streak,
        "last_day": solver.last_day.isoformat() if solver.last_day else None,
        "days": solver.days,
        "best_days": solver.best_days,
    }
    transaction.execute(_SQL["put_solver"], columns)


def _solver_of(user_id: int, transaction: Transaction) -> Solver:
    row = transaction.first(_SQL["solver"], {"user_id": user_id})
    return _solver(row) if row else NEW_SOLVER


def _solver(row: Row) -> Solver:
    last_day = row["last_day"]
    return Solver(
        rating=Rating(row["mu"], row["sigma"]),
        answered=row["answered"],
        solved=row["solved"],
        streak=row["streak"],
        best_streak=row["best_streak"],
        last_day=date.fromisoformat(last_day) if last_day else None,
        days=row["days"],
        best_days=row["best_days"],
    )


def _tried(puzzle: Puzzle, transaction: Transaction) -> Tried:
    row = transaction.first(_SQL["tried"], {"puzzle": puzzle.id})
    if row is None:
        return untried(puzzle)
    return Tried(Rating(row["mu"], row["sigma"]), row["answered"], row["solved"])


def _row(row: Row) -> BoardRow:
    return BoardRow(
        rank=row["rank"],
        person=Person(row["user_id"], row["name"]),
        rating=Rating(row["mu"], row["sigma"]),
        solved=row["solved"],
        answered=row["answered"],
        best_streak=row["best_streak"],
    )
