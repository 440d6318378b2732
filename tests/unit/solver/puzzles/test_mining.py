"""Finding puzzles: by a seed, none twice, none alike, and in games that people played."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.advice.puzzle import LEAST_MARGIN, Puzzle, PuzzleTheme
from bot.content.folder import data_folder
from bot.engine import Setup, State, parse_game
from bot.solver import GameTable, load_table
from bot.solver.puzzles import mining
from bot.solver.puzzles.grading import LEAST_WRONG, canonical, puzzle_id
from bot.solver.puzzles.mining import Mined, mine
from bot.solver.puzzles.pool import (
    NEAR_POINTS,
    NEAR_TOTAL,
    ROLL_SHARE,
    THEME_SHARE,
    PuzzlePool,
    Signature,
)
from bot.solver.puzzles.positions import positions_of, self_play, wander
from bot.solver.puzzles.tempted import TEMPTED
from bot.solver.tables.many_turns import ManyTurns
from tests.support.engine.shipped import NAMES, shipped

RULES = shipped("kingdom")
PLAYED = "fk1 kingdom(target=4000) seats=2 : >133346 bcd>111 abc."
"""Hot dice after three 3s and three 1s, banked at once."""


@pytest.fixture(scope="module")
def table() -> GameTable:
    return load_table(RULES, data_folder() / "policies", "kingdom")


@pytest.fixture(scope="module")
def mined(table: GameTable) -> Mined:
    return mine(Setup(RULES), table, seed=7, count=50)


def test_a_seed_finds_the_same_puzzles(mined: Mined, table: GameTable) -> None:
    again = mine(Setup(RULES), table, seed=7, count=50)
    assert (again.puzzles, again.positions) == (mined.puzzles, mined.positions)
    other = mine(Setup(RULES), table, seed=8, count=50)
    assert other.puzzles != mined.puzzles


def test_as_many_as_were_asked_for(mined: Mined) -> None:
    assert len(mined.puzzles) == 50
    assert mined.found > 50
    assert mined.positions > mined.found
    assert len({puzzle.id for puzzle in mined.puzzles}) == 50


def test_none_is_obvious_and_each_is_clear(mined: Mined) -> None:
    for puzzle in mined.puzzles:
        assert puzzle.margin >= LEAST_MARGIN
        assert sum(tempted.takers for tempted in puzzle.temptations) >= LEAST_WRONG
        assert all(tempted.loss >= LEAST_MARGIN for tempted in puzzle.temptations)
        assert puzzle.themes


def test_themes_and_rolls_vary(mined: Mined) -> None:
    themes = Counter(puzzle.themes[0] for puzzle in mined.puzzles)
    rolls = Counter(puzzle.position.split()[8] for puzzle in mined.puzzles)
    assert max(themes.values()) <= 50 / THEME_SHARE
    assert max(rolls.values()) <= max(50 / ROLL_SHARE, 1)
    assert len(themes) > 4


def test_games_that_were_played_are_looked_at_first(
    table: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[Puzzle] = []

    class Watched(PuzzlePool):
        def add(self, puzzle: Puzzle, state: State) -> None:
            added.append(puzzle)
            super().add(puzzle, state)

    monkeypatch.setattr(mining, "PuzzlePool", Watched)
    mine(Setup(RULES), table, seed=7, count=1, games=[parse_game(PLAYED)])
    assert added[0].position == "0/0 -- 0/0 -- 0 1 300 3 111 333 0 - - -"
    assert PuzzleTheme.HOT_DICE in added[0].themes


def test_games_of_other_rules_or_of_three_are_left_out() -> None:
    lines = [
        "fk1 kingdom(target=5000) seats=2 : >133346",
        "fk1 kingdom(target=4000) seats=3 : >133346",
        "fk1 house(target=4000) seats=2 : >133346",  # the same rules by another name
    ]
    found = list(positions_of(map(parse_game, lines), Setup(RULES)))
    assert [state.roll for state in found] == [(1, 3, 3, 3, 4, 6)]


@pytest.mark.parametrize("name", NAMES)
def test_positions_can_come_about(name: str) -> None:
    rules = shipped(name)
    turns = ManyTurns(load_table(rules, data_folder() / "policies", name))
    random = Random(name)
    found = [*self_play(turns, Setup(rules), random, 3), *wander(Setup(rules), random, 60)]
    assert len(found) > 100
    for state in found:
        _assert_possible(state)
    if rules.farkle_limit:
        assert {max(state.farkles) for state in found} == set(range(rules.farkle_limit))


def _assert_possible(state: State) -> None:
    rules = state.setup.rules
    assert state.roll
    assert not state.over
    assert state.table.roll(state.roll).by_positions
    assert state.opened == tuple(total != 0 for total in state.totals) or min(state.totals) <= 0
    assert rules.target is None or max(state.totals) < rules.target
    assert rules.turns is None or state.round <= rules.turns
    assert all(total >= rules.minimum or total <= 0 for total in state.totals) or rules.farkle_limit


def test_a_turn_whose_time_was_up_ends_no_search() -> None:
    line = "fk1 kingdom(target=4000,turn_seconds=60) seats=2 : >133346 ! >111234"
    found = list(positions_of([parse_game(line)], Setup(RULES)))
    assert [state.roll for state in found] == [(1, 3, 3, 3, 4, 6), (1, 1, 1, 2, 3, 4)]
    assert {state.setup.rules.turn_seconds for state in found} == {None}


def test_what_bears_on_no_choice_makes_no_other_position() -> None:
    [state] = positions_of([parse_game("fk1 kingdom(target=4000) seats=2 : >133346")], Setup(RULES))
    same = replace(state, round=7, farkles=(1, 2), aside=(1,))
    assert canonical(same) == canonical(state)
    assert puzzle_id("0", same) == puzzle_id("0", state) != puzzle_id("1", state)
    for different in (replace(state, points=50), replace(state, totals=(50, 0))):
        assert canonical(different) != canonical(state)


def test_farkles_in_a_row_bear_on_choices_where_they_cost_points() -> None:
    rules = shipped("zilch")
    state = next(iter(wander(Setup(rules), Random(1), 5)))
    other = replace(state, farkles=tuple((farkle + 1) % 3 for farkle in state.farkles))
    assert canonical(other) != canonical(state)


def test_near_is_alike_and_far_is_not(mined: Mined) -> None:
    puzzle = next(puzzle for puzzle in mined.puzzles if puzzle.position.startswith("1"))
    state = puzzle.state(RULES)
    one = Signature.of(state, puzzle.best)
    for step, alike in ((NEAR_TOTAL - 50, True), (NEAR_TOTAL, False)):
        total = state.totals[0] + step, state.totals[1]
        other = Signature.of(replace(state, totals=total), puzzle.best)
        assert one.is_like(other) == alike
    for step, alike in ((NEAR_POINTS - 50, True), (NEAR_POINTS, False)):
        other = Signature.of(replace(state, points=state.points + step), puzzle.best)
        assert one.is_like(other) == alike
    assert not one.is_like(replace(one, best=replace(puzzle.best, banks=not puzzle.best.banks)))


def test_a_pool_takes_one_of_those_that_are_alike(mined: Mined) -> None:
    pool = PuzzlePool()
    for puzzle in (*mined.puzzles, *mined.puzzles):
        pool.add(puzzle, puzzle.state(RULES))
    assert len(pool) == len(mined.puzzles)
    assert pool.take(0) == ()


def test_the_rating_is_the_higher_the_more_are_wrong(mined: Mined) -> None:
    def rated(takers: int) -> float:
        ratings = [
            puzzle.rating
            for puzzle in mined.puzzles
            if sum(tempted.takers for tempted in puzzle.temptations) == takers
        ]
        return sum(ratings) / len(ratings) if ratings else 0

    assert rated(len(TEMPTED)) > rated(LEAST_WRONG) > 0


def test_progress_ends_at_all(table: GameTable) -> None:
    told: list[float] = []
    mine(Setup(RULES), table, seed=1, count=5, progress=told.append)
    assert told[-1] == 1.0
    assert told == sorted(told)


def test_a_game_is_looked_at_as_far_as_it_went() -> None:
    assert len(list(positions_of([parse_game(f"{PLAYED} x1")], Setup(RULES)))) == 2
