"""Games of three: against those of two, against the engine, and against themselves."""

import json
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.advice.choices import Basis, Obstacle
from bot.advice.level import Level
from bot.content.folder import data_folder
from bot.engine import Bank, Resign, Roll, Setup, State, apply, start
from bot.solver import TableFileRefusal, TableRefused, Thinking, TurnStart
from bot.solver.games import SolvedGames
from bot.solver.model.games import game
from bot.solver.tables.race import Race
from bot.solver.three.evaluate import evaluate_three
from bot.solver.three.solve import ThreeSolution, solve_three
from bot.solver.three.store import FOLDER, load_three, save_three
from bot.solver.three.table import ThreeTable, Totals, three_rules
from bot.solver.three.values import gone
from tests.support.engine.shipped import shipped
from tests.support.solver.solved import rules, solved

LINE = "small(target=600)"
TARGET = 600 // 50


@cache
def solution() -> ThreeSolution:
    """Return the small game of three, solved once."""
    race = game(rules(LINE))
    assert isinstance(race, Race)
    return solve_three(race)


def table() -> ThreeTable:
    """Return it as a table."""
    return ThreeTable(rules(LINE), solution().values)


def any_totals(random: Random) -> Totals:
    """Return totals of three who all play."""
    return random.randrange(TARGET), random.randrange(TARGET), random.randrange(TARGET)


def test_with_one_who_never_plays_the_figures_are_those_of_two() -> None:
    two, away = solved(LINE), gone(solution().values.race)
    for own, opponent in product(range(TARGET), repeat=2):
        win = two.win_probability(TurnStart(50 * own, 50 * opponent))
        assert table().chances((own, opponent, away)) == pytest.approx((win, 1 - win, 0), abs=1e-7)
        assert table().chances((own, away, opponent)) == pytest.approx((win, 0, 1 - win), abs=1e-7)


def test_no_turn_played_differently_gains() -> None:
    """What the best play of a turn makes of the chances after it is what the table says."""
    assert solution().gain < 1e-6
    random = Random(3)
    for _ in range(100):
        totals = any_totals(random)
        assert table().prospects(totals).start == pytest.approx(
            table().chances(totals)[0], abs=1e-7
        )


def test_moves_by_the_engine_keep_the_chances_of_all_three() -> None:
    """In a game of perfect players: a bank leaves them as they were, and rolls do on average."""
    random, state = Random(8), start(Setup(rules(LINE), seats=3))
    banks = rolls = 0
    while banks < 3 or rolls < 3:
        if state.over:
            state = start(state.setup)
        [(choices, wins)] = evaluate_three([state], table())
        best = choices[0]
        drawn = [random.randint(1, 6) for _ in range(best.dice)]
        if isinstance(best.move, Bank):
            banks += 1
            [after] = _wins([apply(state, best.move)[0]])
            assert after == pytest.approx(wins, abs=1e-7)
        elif best.dice <= 2:
            rolls += 1
            throws = product(range(1, 7), repeat=best.dice)
            following = _wins([apply(state, best.move, throw)[0] for throw in throws])
            assert np.mean(following, axis=0) == pytest.approx(wins, abs=1e-7)
        state, _ = apply(state, best.move, drawn)


def _wins(states: list[State]) -> list[tuple[float, ...]]:
    """Return the chances of all seats in each of `states`, those that are over first."""
    over = [state for state in states if state.over]
    found = [tuple(float(seat in state.winners) for seat in range(3)) for state in over]
    playing = [state for state in states if not state.over]
    return [*found, *(wins for _, wins in evaluate_three(playing, table()))]


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    save_three(table(), tmp_path, "small")
    read = load_three(rules(LINE), tmp_path, "small")
    assert np.abs(read.values.wins - table().values.wins).max() <= 2**-25
    manifest = json.loads((tmp_path / "small.json").read_text())
    assert manifest["seat_wins"] == list(read.seat_wins)


def test_totals_that_are_not_told_apart_lie_between_those_that_are() -> None:
    full, marks = solution().values, np.array([0, 2, 4, 6, 8, 10, 11])
    thin = ThreeTable(rules(LINE), full.thinned(marks))
    away, target = gone(full.race), full.race.target
    for totals in ((0, 2, 4), (11, 10, 8), (2, away, 6), (4, 6, target)):
        assert thin.chances(totals) == pytest.approx(table().chances(totals), abs=1e-12)
    low, middle, high = (np.array(thin.chances((own, 4, 6))) for own in (2, 3, 4))
    assert middle == pytest.approx((low + high) / 2)
    assert thin.prospects((4, 4, 4)).start == pytest.approx(table().chances((4, 4, 4))[0], abs=0.01)


@pytest.mark.parametrize(
    "change",
    [
        {"marks": [0, 1, 2]},
        {"marks": [*range(TARGET - 1), 99]},
        {"marks": None},
        {"seat_wins": [1 / 3] * 3},
        {"sha256": ""},
    ],
)
def test_what_was_changed_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    save_three(table(), tmp_path, "small")
    path = tmp_path / "small.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(TableRefused) as refused:
        load_three(rules(LINE), tmp_path, "small")
    assert refused.value.reason is TableFileRefusal.DAMAGED


@pytest.mark.parametrize(
    "line",
    [
        "small(turns=3)",
        "small(target=600,final_round=yes)",
        "small(target=600,overshoot=exact)",
        "small(target=600,farkle_limit=3,farkle_penalty=500)",
        "small(target=600,high_stakes=yes)",
        "small(target=10050)",
    ],
)
def test_only_plain_races_are_solved(line: str) -> None:
    assert not three_rules(rules(line))


@pytest.fixture
def thinking(tmp_path: Path) -> Thinking:
    """Return what advises by a table of three and none of two."""
    save_three(table(), tmp_path / FOLDER, "small")
    return Thinking(tmp_path, tmp_path / "solved", 0)


def test_a_table_of_three_advises_and_plays(thinking: Thinking) -> None:
    begun = start(Setup(rules(LINE), seats=3))
    with closing(thinking):
        advice = thinking.advise(begun)
        assert (advice.basis, advice.obstacle) == (Basis.EQUILIBRIUM, None)
        assert advice.best.win == pytest.approx(table().seat_wins[0], abs=1e-6)
        rolled, _ = apply(begun, Roll(), (1, 2, 2, 3, 4, 6))
        assert thinking.choose(Level.PERFECT, rolled) == thinking.advise(rolled).best.move
        assert thinking.grade(rolled) is None
        larger = thinking.advise(start(Setup(rules(LINE), seats=4)))
        assert (larger.basis, larger.obstacle) == (Basis.ESTIMATED, Obstacle.SEATS)


def test_who_has_left_is_no_rival_any_more(thinking: Thinking) -> None:
    left, _ = apply(start(Setup(rules(LINE), seats=3)), Resign(1))
    with closing(thinking):
        assert thinking.advise(left).best.win == pytest.approx(
            solved(LINE).first_player_wins, abs=1e-6
        )


def test_a_review_follows_the_chances_of_each(thinking: Thinking) -> None:
    setup = Setup(rules(LINE), seats=3)
    moves = ">133346 bcd. >223346 >112346 ab. x1 >111234 abc."
    found = thinking.review(f"fk1 {setup.rules.name}(target=600) seats=3 : {moves}")
    with closing(thinking):
        assert found.basis is Basis.EQUILIBRIUM
        assert [found.seen_from(seat).curve[0] for seat in range(3)] == pytest.approx(
            table().seat_wins, abs=1e-6
        )
        assert [curve[-1] for curve in found.curves] == [1, 0, 0]
        for wins in zip(*found.curves, strict=True):
            assert sum(wins) == pytest.approx(1)
        assert found.seats[1].given_up > 0


def test_the_shipped_table_is_true_to_its_own_equation() -> None:
    folder = data_folder() / "policies"
    found = SolvedGames(folder, folder).of(Setup(shipped("tavern"), seats=3))
    assert isinstance(found, ThreeTable)
    assert found.seat_wins == pytest.approx((0.392854, 0.328452, 0.278695), abs=1e-6)
    random = Random(5)
    for _ in range(5):
        totals = random.randrange(80), random.randrange(80), random.randrange(80)
        assert found.prospects(totals).start == pytest.approx(found.chances(totals)[0], abs=1e-6)
