"""Advice: by the table where there is one, for points where not, and the same for the same play."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.advice.choices import Basis, Obstacle
from bot.advice.level import Level
from bot.content.badges import shipped_badges
from bot.content.folder import data_folder
from bot.content.puzzles import shipped_puzzles
from bot.engine import (
    FAIR,
    Die,
    Game,
    ParseError,
    Ply,
    Resign,
    Roll,
    RuleSet,
    Setup,
    UseBadge,
    apply,
    legal_moves,
    start,
    write_game,
    write_rules,
)
from bot.jobs.job import Job, SlowWork
from bot.jobs.job_context import job_context
from bot.solver import Thinking, save_table
from bot.solver import cache as module
from bot.solver.cache import Keeper
from tests.support.engine.shipped import shipped
from tests.support.processes import wait_for
from tests.support.solver.solved import rules, solved

LINE = "small(target=600)"
UNSOLVED = "small(target=500)"


@pytest.fixture
def thinking(tmp_path: Path) -> Iterator[Thinking]:
    """Return what advises by one shipped table, and may solve others."""
    save_table(solved(LINE), tmp_path / "shipped", "small")
    with closing(Thinking(tmp_path / "shipped", tmp_path / "solved", 600)) as thinking:
        yield thinking


@pytest.fixture
def _nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be there that another test has worked out."""
    monkeypatch.setattr(module, "KEPT", Keeper(module.MOST_BYTES))


def test_a_game_in_which_a_turn_ran_out_is_reviewed_by_its_own_rules(thinking: Thinking) -> None:
    clock = write_rules(replace(rules(LINE), turn_seconds=60))
    found = thinking.review(f"fk1 {clock} seats=2 : >111234 abc>155 ! x0")
    assert found.basis is Basis.SOLVED
    assert found.seats[0].given_up > 0


def test_whoever_is_said_to_have_won_has_won_a_reviewed_game(thinking: Thinking) -> None:
    line = f"fk1 {write_rules(rules(LINE))} seats=2 : >111234 abc>155 x0"
    assert thinking.review(line).curves[0][-1] == 0.0
    assert [curve[-1] for curve in thinking.review(line, (0,)).curves] == [1.0, 0.0]


def test_by_the_table(thinking: Thinking) -> None:
    advice = thinking.advise(start(Setup(rules(LINE))))
    assert (advice.basis, advice.obstacle) == (Basis.SOLVED, None)
    assert advice.best.win == pytest.approx(solved(LINE).first_player_wins, abs=1e-8)


def test_for_points_until_it_is_solved_in_the_background(thinking: Thinking) -> None:
    state = start(Setup(rules(UNSOLVED)))
    advice = thinking.advise(state)
    assert (advice.basis, advice.obstacle) == (Basis.POINTS, Obstacle.NO_TABLE)
    assert advice.best.win is None
    wait_for(lambda: thinking.advise(state).basis is Basis.SOLVED)
    advice = thinking.advise(state)
    assert advice.best.win == pytest.approx(solved(UNSOLVED).first_player_wins, abs=1e-8)


LUCKY = Die((6, 1, 2, 3, 4, 6))
LOADED = Setup(rules(UNSOLVED), dice=((LUCKY,) * 6, (FAIR,) * 6))


def test_with_loaded_dice_for_points_until_the_game_is_solved(
    thinking: Thinking, tmp_path: Path
) -> None:
    """Whoever is on turn is told of their own dice, and the game is kept apart from the rules'."""
    state = start(LOADED)
    advice = thinking.advise(state)
    assert (advice.basis, advice.obstacle) == (Basis.POINTS, Obstacle.DICE_PENDING)
    thinking.prepare(LOADED)
    wait_for(lambda: thinking.advise(state).basis is Basis.SOLVED)
    first, other = (thinking.advise(replace(state, seat=seat)).best.win for seat in (0, 1))
    assert first is not None
    assert other is not None
    assert first > other + 0.2
    assert not list((tmp_path / "solved").glob("*.npz"))
    found = thinking.review(write_game(Game(LOADED, (Ply(Resign(0)),))))
    assert found.basis is Basis.SOLVED


def test_a_game_with_loaded_dice_that_is_over_is_not_solved_for_its_review(
    thinking: Thinking,
) -> None:
    thinking.prepare(LOADED)
    thinking.prepare(LOADED)
    thinking.give_up(LOADED)
    assert thinking.unsolved() == 1, "another table plays it"
    thinking.give_up(LOADED)
    wait_for(lambda: thinking.unsolved() == 0)
    found = thinking.review(write_game(Game(LOADED, (Ply(Resign(0)),))))
    assert (found.basis, found.obstacle) == (Basis.POINTS, Obstacle.NO_TABLE)
    assert thinking.unsolved() == 0


def test_a_game_that_nobody_solves_is_not_said_to_be_worked_out(tmp_path: Path) -> None:
    with closing(Thinking(tmp_path, tmp_path, 0)) as thinking:
        thinking.prepare(LOADED)
        assert thinking.advise(start(LOADED)).obstacle is Obstacle.NO_TABLE
        badged = Setup(rules(UNSOLVED), badges=(shipped_badges()["tin-might"].badge, None))
        assert thinking.advise(start(badged)).obstacle is Obstacle.NO_TABLE


def test_a_game_that_was_given_up_is_solved_for_who_asks_again(thinking: Thinking) -> None:
    thinking.prepare(LOADED)
    thinking.give_up(LOADED)
    wait_for(lambda: thinking.unsolved() == 0)
    wait_for(lambda: thinking.advise(start(LOADED)).basis is Basis.SOLVED)


def test_with_badges_by_rules_of_thumb_until_the_game_is_solved(thinking: Thinking) -> None:
    setup = Setup(rules(UNSOLVED), badges=(shipped_badges()["tin-might"].badge, None))
    state = start(setup)
    advice = thinking.advise(state)
    assert (advice.basis, advice.obstacle) == (Basis.ESTIMATED, Obstacle.BADGES_PENDING)
    assert not any(isinstance(choice.move, UseBadge) for choice in advice.choices)
    wait_for(lambda: thinking.advise(state).basis is Basis.SOLVED)
    advice = thinking.advise(state)
    assert advice.obstacle is None
    assert any(isinstance(choice.move, UseBadge) for choice in advice.choices)
    assert thinking.choose(Level.PERFECT, state) == advice.best.move
    found = thinking.review(write_game(Game(setup, (Ply(Resign(0)),))))
    assert found.basis is Basis.SOLVED


def test_a_game_that_is_not_solved_says_why_and_starts_no_process(
    thinking: Thinking, tmp_path: Path
) -> None:
    advice = thinking.advise(start(Setup(rules(LINE), seats=3)))
    assert (advice.basis, advice.obstacle) == (Basis.ESTIMATED, Obstacle.SEATS)
    advice = thinking.advise(start(Setup(rules("small(target=600,high_stakes=yes)"))))
    assert (advice.basis, advice.obstacle) == (Basis.ESTIMATED, Obstacle.HIGH_STAKES)
    assert not (tmp_path / "solved").exists()


def test_a_forged_table_leaves_the_policy_for_points(thinking: Thinking, tmp_path: Path) -> None:
    (tmp_path / "shipped" / "small.npz").write_bytes(b"forged")
    state = start(Setup(rules(LINE)))
    assert thinking.advise(state).basis is Basis.POINTS
    assert thinking.choose(Level.PERFECT, state) in legal_moves(state)


def test_warming_up_reads_the_tables(thinking: Thinking, tmp_path: Path) -> None:
    thinking.warm_up(rules(LINE))
    for path in (tmp_path / "shipped").iterdir():
        path.unlink()
    assert thinking.advise(start(Setup(rules(LINE)))).basis is Basis.SOLVED


def ask(thinking: Thinking, ruleset: RuleSet, *, allow_slow: bool) -> None:
    """Ask for advice on a game of three, which is estimated."""
    with job_context(Job(allow_slow=allow_slow)):
        thinking.advise(start(Setup(ruleset, seats=3)))


@pytest.mark.usefixtures("_nothing_is_kept")
def test_the_first_question_about_rules_takes_long_and_the_others_do_not(
    thinking: Thinking,
) -> None:
    with pytest.raises(SlowWork):
        ask(thinking, rules(LINE), allow_slow=False)
    ask(thinking, rules(LINE), allow_slow=True)
    ask(thinking, rules(LINE), allow_slow=False)


@pytest.mark.usefixtures("_nothing_is_kept")
def test_rules_that_play_the_same_are_prepared_together(thinking: Thinking) -> None:
    ask(thinking, rules(LINE), allow_slow=True)
    ask(thinking, replace(rules(LINE), name="house_Ours", turn_seconds=60), allow_slow=False)


@pytest.mark.usefixtures("_nothing_is_kept")
@pytest.mark.parametrize("method", ["advise", "bank_from", "choose", "review"])
def test_whatever_is_asked_first_takes_long(thinking: Thinking, method: str) -> None:
    ruleset = rules("small(target=550,high_stakes=yes)")
    state = start(Setup(ruleset))
    arguments = {
        "advise": (state,),
        "bank_from": (ruleset, 3),
        "choose": (Level.PERFECT, state),
        "review": (write_game(Game(state.setup, (Ply(Resign(0)),))),),
    }
    with job_context(Job()), pytest.raises(SlowWork):
        getattr(thinking, method)(*arguments[method])


def test_reviews_of_long_games_and_of_loaded_dice_take_long(thinking: Thinking) -> None:
    setup = Setup(rules(LINE))
    loaded = Setup(rules(LINE), dice=((Die((5, 1, 1, 1, 1, 1)), *[FAIR] * 5),) * 2)
    long = Game(setup, (Ply(Roll(), (2, 2, 3, 4, 4, 6)),) * 401)
    with job_context(Job(allow_slow=True)):
        thinking.warm_up(setup.rules)
    for game in (Game(loaded), long):
        with job_context(Job()), pytest.raises(SlowWork):
            thinking.review(write_game(game))
    with job_context(Job()), pytest.raises(ValueError, match="finished"):
        thinking.review(write_game(Game(setup)))
    with job_context(Job()), pytest.raises(ParseError):
        thinking.review("a damaged line")


@pytest.mark.usefixtures("_nothing_is_kept")
def test_loaded_dice_take_long_the_first_time(thinking: Thinking) -> None:
    loaded = (Die((5, 1, 1, 1, 1, 1)), *[FAIR] * 5)
    state = start(Setup(rules(LINE), dice=(loaded, loaded)))
    with job_context(Job()), pytest.raises(SlowWork):
        thinking.advise(state)
    with job_context(Job(allow_slow=True)):
        thinking.advise(state)
    with job_context(Job()):
        assert isinstance(thinking.advise(state).best.move, Roll)


def test_what_is_a_puzzle_is_told_as_mining_tells_it(tmp_path: Path) -> None:
    """With ordinary dice, and with loaded ones whose solved game ships."""
    of_kingdom = shipped_puzzles().of(shipped("kingdom"))
    known = [puzzle for puzzle in of_kingdom if not puzzle.dice][:20]
    known += [puzzle for puzzle in of_kingdom if puzzle.dice][:5]
    with closing(Thinking(data_folder() / "policies", tmp_path, 0)) as thinking:
        assert [thinking.grade(puzzle.state(shipped("kingdom"))) for puzzle in known] == [*known]


def test_what_cannot_be_solved_or_has_no_dice_is_no_puzzle(thinking: Thinking) -> None:
    assert thinking.grade(start(Setup(rules(LINE)))) is None
    assert thinking.grade(start(Setup(rules(LINE), seats=3))) is None
    over, _ = apply(start(Setup(rules(LINE))), Resign(0))
    assert thinking.grade(over) is None
