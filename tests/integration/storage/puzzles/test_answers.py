"""Answers to puzzles: each counts once, and moves two ratings and the streaks."""

import asyncio
from datetime import date, timedelta
from itertools import pairwise

from bot.advice.puzzle import Answer
from bot.features.puzzles.model.records import (
    ENOUGH,
    NEW_SOLVER,
    Attempt,
    Kept,
    PuzzleRanking,
)
from bot.match.model.match import Person
from tests.support.solver.puzzles import some_puzzle, wrong_answer
from tests.support.storage.stores import Storage

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")
HERE, THERE = 500, 600
DAY = date(2026, 11, 22)
NOW = 1_795_000_000


async def keep(
    storage: Storage,
    number: int = 0,
    person: Person = ADA,
    *,
    right: bool = True,
    rating: int = 1500,
    day: date | None = None,
    guild_id: int | None = HERE,
    given: Answer | None = None,
) -> Kept:
    """Let somebody answer a puzzle."""
    puzzle = some_puzzle(number, rating)
    given = given or (puzzle.best if right else wrong_answer(puzzle))
    return await storage.puzzles.keep(Attempt(person, guild_id, puzzle, given, day), NOW)


async def test_a_right_answer_lifts_the_person_and_lowers_the_puzzle(storage: Storage) -> None:
    kept = await keep(storage)
    assert kept.fresh
    assert kept.before == 1500 < kept.after == kept.solver.rating.points
    assert kept.tried.rating.points < 1500
    assert (kept.tried.answered, kept.tried.solved) == (1, 1)
    assert (await storage.puzzles.ratings())[some_puzzle().id] == kept.tried.rating.points
    assert await storage.puzzles.solver(ADA.user_id) == kept.solver


async def test_a_wrong_answer_does_the_contrary(storage: Storage) -> None:
    kept = await keep(storage, right=False)
    assert kept.after < 1500 < kept.tried.rating.points
    assert (kept.tried.answered, kept.tried.solved) == (1, 0)


async def test_a_hard_puzzle_is_worth_more_than_an_easy_one(storage: Storage) -> None:
    hard, easy = await keep(storage, rating=2200), await keep(storage, 1, BEN, rating=800)
    assert hard.after - hard.before > easy.after - easy.before > 0


async def test_giving_up_counts_as_wrong(storage: Storage) -> None:
    attempt = Attempt(ADA, HERE, some_puzzle(), None, None)
    kept = await storage.puzzles.keep(attempt, NOW)
    assert kept.given is None
    assert kept.after < kept.before
    assert not attempt.is_right
    assert (await storage.puzzles.kept(ADA.user_id, some_puzzle())) is not None


async def test_an_answer_that_is_not_rated_is_remembered_and_moves_nothing(
    storage: Storage,
) -> None:
    puzzle = some_puzzle()
    await storage.puzzles.keep(Attempt(ADA, HERE, puzzle, puzzle.best, None, is_rated=False), NOW)
    assert await storage.puzzles.solver(ADA.user_id) == NEW_SOLVER
    assert await storage.puzzles.ratings() == {}
    kept = await keep(storage)
    assert not kept.fresh, "whoever has seen the answer gains nothing by it later"
    assert kept.before == kept.after == 1500
    assert (kept.tried.answered, kept.solver.answered) == (0, 0)


async def test_only_the_first_answer_counts(storage: Storage) -> None:
    first = await keep(storage, right=False)
    again = await keep(storage, right=True)
    assert not again.fresh
    assert again.given == first.given
    assert (again.before, again.after) == (first.before, first.after)
    assert (again.solver, again.tried) == (first.solver, first.tried)


async def test_of_two_answers_at_once_one_counts(storage: Storage) -> None:
    both = await asyncio.gather(keep(storage), keep(storage))
    assert sorted(kept.fresh for kept in both) == [False, True]
    assert (await storage.puzzles.solver(ADA.user_id)).answered == 1


async def test_a_streak_grows_and_ends_and_the_best_one_stays(storage: Storage) -> None:
    streaks = []
    for number, right in enumerate((True, True, False, True)):
        solver = (await keep(storage, number, right=right)).solver
        streaks.append((solver.streak, solver.best_streak))
    assert streaks == [(1, 1), (2, 2), (0, 2), (1, 2)]
    solver = await storage.puzzles.solver(ADA.user_id)
    assert (solver.answered, solver.solved) == (4, 3)


async def test_a_rating_settles(storage: Storage) -> None:
    """Who solves every other puzzle of their own strength keeps about theirs, ever more surely."""
    margins = []
    for number in range(40):
        rating = (await storage.puzzles.solver(ADA.user_id)).rating.points
        fitting = min(max(rating, 700), 2300)
        kept = await keep(storage, number, right=number % 2 == 0, rating=fitting)
        margins.append(kept.solver.rating.margin)
    assert all(later < before for before, later in pairwise(margins))
    assert abs((await storage.puzzles.solver(ADA.user_id)).rating.points - 1500) < 150


async def test_days_in_a_row_count_whether_or_not_they_are_solved(storage: Storage) -> None:
    days = []
    for number, ahead in enumerate((0, 1, 2, 4)):
        day = DAY + timedelta(days=ahead)
        solver = (await keep(storage, number, right=number != 1, day=day)).solver
        days.append((solver.days, solver.best_days))
    assert days == [(1, 1), (2, 2), (3, 3), (1, 3)]


async def test_a_day_counts_once(storage: Storage) -> None:
    await keep(storage, right=False, day=DAY)
    again = await keep(storage, right=True, day=DAY)
    assert again.solver.days == 1
    await keep(storage, 1, BEN, day=DAY)
    result = await storage.puzzles.day(ADA.user_id, DAY)
    assert result is not None
    assert (result.is_right, result.players, result.solvers) == (False, 2, 1)
    assert await storage.puzzles.day(ADA.user_id, DAY - timedelta(days=1)) is None


async def test_a_puzzle_answered_before_counts_for_its_day_but_not_again(storage: Storage) -> None:
    first = await keep(storage)
    of_day = await keep(storage, day=DAY)
    assert not of_day.fresh
    assert of_day.solver.rating == first.solver.rating
    assert of_day.solver.days == 1
    assert await storage.puzzles.day(ADA.user_id, DAY) is not None


async def test_who_has_answered_nothing_is_new(storage: Storage) -> None:
    assert await storage.puzzles.solver(ADA.user_id) == NEW_SOLVER
    assert await storage.puzzles.answered(ADA.user_id) == {}
    assert await storage.puzzles.kept(ADA.user_id, some_puzzle()) is None


async def fill_board(storage: Storage) -> None:
    """Let twelve people answer enough: the first is best; Ada has answered one too few."""
    for place in range(12):
        for number in range(ENOUGH):
            person = Person(100 + place, f"Player {place}")
            await keep(storage, number, person, right=number >= place)
    for number in range(ENOUGH - 1):
        await keep(storage, number)


async def test_the_board_ranks_who_has_answered_enough(storage: Storage) -> None:
    await fill_board(storage)
    first = await storage.puzzles.board(HERE, PuzzleRanking.RATING, 111, page=1, rows=10)
    assert (first.number, first.of, len(first.rows)) == (1, 2, 10)
    assert [row.rank for row in first.rows] == [*range(1, 11)]
    assert [row.person.name for row in first.rows][:3] == ["Player 0", "Player 1", "Player 2"]
    floors = [row.rating.floor for row in first.rows]
    assert floors == sorted(floors, reverse=True)
    assert first.own is not None
    assert first.own.person.user_id == 111
    last = await storage.puzzles.board(HERE, PuzzleRanking.RATING, ADA.user_id, page=9, rows=10)
    assert (last.number, len(last.rows), last.own) == (2, 2, None)


async def test_the_board_by_streak_has_everybody_with_one(storage: Storage) -> None:
    await fill_board(storage)
    board = await storage.puzzles.board(HERE, PuzzleRanking.STREAK, ADA.user_id, page=1, rows=10)
    assert [row.best_streak for row in board.rows][:3] == [10, 9, 9]
    assert [row.rank for row in board.rows][:3] == [1, 2, 2]
    assert board.own is not None
    assert board.own.best_streak == 9


async def test_the_board_hides_who_is_elsewhere_or_has_left(storage: Storage) -> None:
    await keep(storage, guild_id=THERE)
    await keep(storage, person=BEN)
    await keep(storage, person=Person(3, "Cleo"), guild_id=None)
    await storage.members.note(HERE, here=[], gone=[BEN.user_id])
    board = await storage.puzzles.board(HERE, PuzzleRanking.STREAK, ADA.user_id, page=1, rows=10)
    assert (board.rows, board.own) == ((), None)
    await storage.members.note(HERE, here=[BEN.user_id], gone=[])
    board = await storage.puzzles.board(HERE, PuzzleRanking.STREAK, ADA.user_id, page=1, rows=10)
    assert [row.person for row in board.rows] == [BEN]
