"""The figures of good play as they are read from their file."""

import json
from dataclasses import replace

import pytest

from bot.content.strategy import (
    BankingThresholds,
    LastTurn,
    StrategyExample,
    parse_strategies,
    shipped_strategies,
)
from bot.engine import write_rules
from tests.support.engine.shipped import NAMES, shipped

FIELDS = {
    "rules": "small(target=500)",
    "points_a_turn": 500.5,
    "farkles": 0.2,
    "first_player_wins": 0.6,
    "farkle": [0.5, 0.25],
    "for_points": [300, None],
    "after_farkles": None,
    "early": [300, 250],
    "three": [350, 300],
    "closing": [{"own": 500, "other": 1000, "bank_from": [100, None]}],
    "closing_three": [],
    "last_turns": [{"turns": 2, "lead": -500, "bank_from": [600, 700]}],
    "catching_up": [[100, 0.9]],
    "examples": [
        {"points": 0, "roll": [1, 5], "keep": [1], "bank": False, "worth": 9.5, "greedy": 8.0}
    ],
    "wins": {"points": 0.48},
}


def test_every_shipped_ruleset_has_figures_of_its_rules() -> None:
    strategies = shipped_strategies()
    assert strategies.keys() == set(NAMES)
    for name in NAMES:
        rules = replace(shipped(name), players=None)  # the figures are for two and for three
        assert strategies[name].rules == write_rules(rules)


def test_what_is_read_has_the_shape_that_is_told() -> None:
    strategy = parse_strategies(json.dumps({"small": FIELDS}))["small"]
    assert strategy.for_points == (300, None)
    assert strategy.after_farkles is None
    assert strategy.closing == (BankingThresholds(500, 1000, (100, None)),)
    assert strategy.last_turns == (LastTurn(2, -500, (600, 700)),)
    assert strategy.catching_up == ((100, 0.9),)
    assert strategy.examples == (StrategyExample(0, (1, 5), (1,), False, 9.5, 8.0),)
    assert strategy.cost("points") == pytest.approx(0.02)


def test_an_unknown_rule_of_thumb_is_a_mistake_of_the_caller() -> None:
    strategy = parse_strategies(json.dumps({"small": FIELDS}))["small"]
    with pytest.raises(KeyError):
        strategy.cost("luck")
