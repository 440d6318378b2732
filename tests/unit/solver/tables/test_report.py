"""The figures of a solved ruleset."""

import json
from pathlib import Path

import pytest

from bot.advice.choices import Obstacle
from bot.solver import load_table, solve_report
from tests.support.solver.solved import rules, solved


def test_a_solved_ruleset(tmp_path: Path) -> None:
    line = "plain(target=600)"
    report = solve_report(rules(line), tmp_path)
    assert report.first_player_wins == solved(line).first_player_wins
    assert report.expected_turn == pytest.approx(564.437620, abs=5e-7)
    assert report.bank_from == {1: 300, 2: 250, 3: 450, 4: 1050, 5: 3400, 6: 12950}
    assert report.seconds > 0
    assert 10 < report.peak_mb < 10_000
    assert load_table(rules(line), tmp_path, "plain").rules == rules(line)


def test_as_json() -> None:
    report = json.loads(json.dumps(solve_report(rules("plain(target=500)")).to_json()))
    assert report["bank_from"]["6"] == 12950
    assert report["obstacle"] is None
    assert set(report) >= {"expected_turn", "first_player_wins", "seconds", "peak_mb"}


def test_what_cannot_be_solved_says_why(tmp_path: Path) -> None:
    report = solve_report(rules("plain(target=500,overshoot=welfare)"), tmp_path)
    assert report.first_player_wins is None
    assert report.obstacle == Obstacle.WELFARE
    assert report.expected_turn == pytest.approx(564.437620, abs=5e-7)
    assert list(tmp_path.iterdir()) == []
