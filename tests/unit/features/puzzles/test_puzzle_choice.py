"""Which puzzle comes next, and which one is that of a day."""

from datetime import date, timedelta

from bot.features.puzzles.model.puzzle_choice import (
    AHEAD,
    DAILY_FROM,
    DAILY_TO,
    OFFERED,
    daily_puzzles,
    next_puzzle,
    puzzle_on,
    reserved,
)
from tests.support.solver.puzzles import PUZZLES, some_puzzle

DAY = date(2026, 11, 22)
LADDER = [some_puzzle(number, 700 + 100 * number) for number in range(16)]


def test_no_puzzle_comes_twice_within_years() -> None:
    daily = daily_puzzles(PUZZLES)
    years = [puzzle_on(DAY + timedelta(days=ahead), daily).id for ahead in range(6 * 365)]
    assert len(set(years)) == len(years)


def test_puzzles_of_days_are_neither_plain_nor_hopeless() -> None:
    daily = daily_puzzles(PUZZLES)
    assert {puzzle.rating for puzzle in daily} <= {*range(DAILY_FROM, DAILY_TO + 1)}
    fortnight = [puzzle_on(DAY + timedelta(days=ahead), daily) for ahead in range(14)]
    assert len({puzzle.ruleset for puzzle in fortnight}) > 4, "in no order"


def test_one_day_in_ten_has_loaded_dice() -> None:
    daily = daily_puzzles(PUZZLES)
    assert 0.08 < sum(bool(puzzle.dice) for puzzle in daily) / len(daily) < 0.12


def test_the_day_alone_says_which_puzzle_it_is() -> None:
    assert puzzle_on(DAY, daily_puzzles(PUZZLES)) == puzzle_on(DAY, daily_puzzles(PUZZLES[::-1]))


def test_what_is_to_come_is_kept_back() -> None:
    daily = daily_puzzles(PUZZLES)
    held = reserved(DAY, daily)
    assert len(held) == AHEAD
    assert puzzle_on(DAY, daily).id in held
    assert puzzle_on(DAY + timedelta(days=AHEAD), daily).id not in held
    assert reserved(DAY, ()) == frozenset()


def test_the_nearest_to_somebodys_rating_comes_first() -> None:
    for rating, nearest in ((300, 700), (1190, 1200), (1500, 1500), (3000, 2200)):
        chosen = next_puzzle(LADDER, rating, {}, (), 1)
        assert chosen is not None
        assert chosen.rating == nearest


def test_what_a_puzzle_turned_out_to_be_counts_for_more_than_what_was_thought() -> None:
    ratings = {puzzle.id: 2000 for puzzle in LADDER} | {LADDER[0].id: 1500}
    assert next_puzzle(LADDER, 1500, ratings, (), 1) == LADDER[0]


def test_puzzles_that_were_answered_do_not_come_again() -> None:
    done: set[str] = set()
    while (puzzle := next_puzzle(LADDER, 1500, {}, done, 1)) is not None:
        assert puzzle.id not in done
        done.add(puzzle.id)
    assert len(done) == len(LADDER)


def test_asking_again_passes_nothing_over_and_others_get_another() -> None:
    alike = [some_puzzle(number) for number in range(50)]
    chosen = [next_puzzle(alike, 1500, {}, (), user_id) for user_id in range(20)]
    assert chosen == [next_puzzle(alike[::-1], 1500, {}, (), user_id) for user_id in range(20)]
    assert len({puzzle.id for puzzle in chosen if puzzle}) > 10


def test_who_passes_puzzles_over_goes_round_the_nearest_few() -> None:
    passed, seen = None, []
    for _ in range(2 * OFFERED):
        puzzle = next_puzzle(LADDER, 1500, {}, (), 1, passed)
        assert puzzle is not None
        passed = puzzle.id
        seen.append(puzzle)
    assert seen[:OFFERED] == seen[OFFERED:]
    assert {puzzle.rating for puzzle in seen} == {1400, 1500, 1600, 1700} or {
        puzzle.rating for puzzle in seen
    } == {1300, 1400, 1500, 1600}


def test_who_has_answered_begins_with_the_nearest_again() -> None:
    first = next_puzzle(LADDER, 1500, {}, (), 1)
    assert first is not None
    after = next_puzzle(LADDER, 1500, {}, {first.id}, 1)
    assert next_puzzle(LADDER, 1500, {}, {first.id}, 1, first.id) == after
    [only] = LADDER[:1]
    assert next_puzzle([only], 1500, {}, (), 1, only.id) == only
