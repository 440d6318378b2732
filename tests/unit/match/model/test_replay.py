"""Games as something to step through."""

import pickle
from random import Random

import pytest

from bot.advice.choices import Basis
from bot.advice.review import Review
from bot.engine import GameOver, Ply, Resign, Roll, Setup, write_game
from bot.features.analysis.model.game_line import read_line
from bot.match.model.phases import Finished, Playing
from bot.match.model.replay import MomentKind, Replay, ReplayStep
from bot.solver import review
from tests.support.engine.playing import play_sensibly
from tests.support.engine.shipped import shipped

NAMES = tuple(f"Player {number}" for number in range(1, 9))
SHORT = "fk1 classic(target=1000) seats=2 : >111234 a>23466 >155234 aef. x0"


def replay(line: str) -> Replay:
    return Replay.of(read_line(line, NAMES))


def test_every_step_is_the_match_as_it_then_was() -> None:
    game = play_sensibly(Setup(shipped("tavern"), seats=3), Random(4))
    whole = replay(write_game(game))
    assert whole.last == len(game.plies)
    first, *states = [whole.at(step) for step in range(whole.last + 1)]
    assert (first.state.totals, first.events) == ((0, 0, 0), ())
    assert [(match.state, list(match.events)) for match in states] == list(game.replay())
    assert {match.phase for match in states[:-1]} == {Playing()}
    assert isinstance(states[-1].phase, Finished)
    assert isinstance(states[-1].events[-1], GameOver)
    assert whole.at(10_000) == states[-1]


def test_it_reaches_another_process_as_it_was() -> None:
    short = replay(SHORT)
    assert pickle.loads(pickle.dumps(short)) == short


def test_a_step_knows_what_was_done_there() -> None:
    short = replay(SHORT)
    assert short.ply(0) == Ply(Roll(), (1, 1, 1, 2, 3, 4))
    assert short.ply(4) == Ply(Resign(0))
    assert short.ply(5) is None


def test_without_chances_the_ends_of_turns_are_the_moments() -> None:
    assert replay(SHORT).moments(None) == (
        ReplayStep(2, MomentKind.END),
        ReplayStep(4, MomentKind.END),
        ReplayStep(5, MomentKind.END),
    )


def test_a_review_is_told_from_either_side_and_stays_the_same() -> None:
    first = Review(Basis.SOLVED, None, ((0.5, 0.75, 0.25), (0.5, 0.25, 0.75)), (), (), 500.0)
    second = first.seen_from(1)
    assert (second.side, second.curve) == (1, (0.5, 0.25, 0.75))
    assert [point.step for point in second.turning_points] == [1, 2]
    assert [point.swing for point in second.turning_points] == [-0.25, 0.5]
    assert second.seen_from(0) == first == first.seen_from(0)


@pytest.mark.parametrize("reviewed", [False, True])
def test_of_many_turns_those_of_most_points_are_the_moments(reviewed: bool) -> None:
    game = play_sensibly(Setup(shipped("classic"), seats=4), Random(1))
    whole = replay(write_game(game))
    found = review(game) if reviewed else None
    moments = whole.moments(found)
    steps = [moment.step for moment in moments]
    assert steps == sorted(set(steps))
    assert steps[-1] == whole.last
    assert 20 <= len(steps) <= 25
    costly = {moment.step for moment in moments if moment.kind is MomentKind.COSTLY}
    assert costly == {decision.step for decision in (found.costliest if found else ())}
