"""Solving in a process of its own, which tells how far it is and never outlives its parent."""

import signal
import subprocess
import sys

import pytest

from bot.advice.choices import Obstacle
from bot.solver import SolvingFailed, SolvingTask, start_solver
from tests.support.processes import runs, wait_for
from tests.support.solver.solved import rules, solved

SMALL = "small(target=500)"
LONG = "long(target=20000)"

_PARENT = """
import sys
from bot.solver import SolvingTask, start_solver
from bot.engine import parse_rules
with start_solver(SolvingTask(parse_rules(sys.argv[1]))) as solver:
    print(solver.pid, flush=True)
    solver.follow(lambda _: None)
"""


def test_the_figures_are_the_same_as_here() -> None:
    parts: list[float] = []
    with start_solver(SolvingTask(rules(SMALL))) as solver:
        report = solver.follow(parts.append)
    assert report.first_player_wins == solved(SMALL).first_player_wins
    assert report.bank_from[6] == 12_950
    assert 10 < report.peak_mb < 500
    assert parts == sorted(parts)
    assert len(parts) > 5


def test_an_obstacle_is_told() -> None:
    with start_solver(SolvingTask(rules("small(target=500,high_stakes=yes)"))) as solver:
        report = solver.wait(60)
    assert report is not None
    assert (report.obstacle, report.first_player_wins) == (Obstacle.HIGH_STAKES, None)


def test_too_little_memory_is_a_failure() -> None:
    with (
        start_solver(SolvingTask(rules(LONG), most_mb=50)) as solver,
        pytest.raises(SolvingFailed) as ended,
    ):
        solver.follow(lambda _: None)
    assert ended.value.out_of_memory
    assert str(ended.value) == "out of memory"


def test_the_process_ends_with_the_block() -> None:
    with start_solver(SolvingTask(rules(LONG), gently=True)) as solver:
        assert runs(solver.pid)
    assert not runs(solver.pid)


def test_a_process_that_is_ended_has_failed() -> None:
    with start_solver(SolvingTask(rules(LONG))) as solver:
        solver.stop()
        with pytest.raises(SolvingFailed) as ended:
            solver.wait(60)
    assert ended.value.code == -signal.SIGKILL
    assert not ended.value.out_of_memory


def test_it_ends_when_its_parent_is_killed() -> None:
    command = [sys.executable, "-c", _PARENT, LONG]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    wait_for(lambda: not runs(child))
