"""The tables in data/policies: whole, of these rules, and true to their own equation."""

from functools import cache
from random import Random

import pytest

from bot.content.folder import data_folder
from bot.solver import GameTable, TurnStart, load_table
from tests.support.engine.shipped import NAMES, shipped

FOLDER = data_folder() / "policies"

FIRST_PLAYER_WINS = {
    "classic": 0.5365113,
    "duel": 0.5355440,
    "facebook": 0.5348703,
    "kingdom": 0.5571170,
    "party": 0.5304228,
    "tavern": 0.5566133,
    "ten_turns": 0.4691267,
    "zilch": 0.5346242,
}


@cache
def table(name: str) -> GameTable:
    """Return the shipped table of `name`."""
    return load_table(shipped(name), FOLDER, name)


@pytest.mark.parametrize("name", NAMES)
def test_it_fits_its_rules_and_says_who_wins(name: str) -> None:
    assert table(name).first_player_wins == pytest.approx(FIRST_PLAYER_WINS[name], abs=5e-8)


def test_facebook_first_player() -> None:
    """Busche (2016): if both are perfect, the first player wins 53.487 % of the games."""
    assert round(100 * table("facebook").first_player_wins, 3) == 53.487


@pytest.mark.parametrize("name", NAMES)
def test_turns_are_worth_what_the_table_says(name: str) -> None:
    """The best turn, worked out from the values that follow it, has the value stored for it."""
    rng = Random(name)
    for _ in range(5):
        start = _any_start(name, rng)
        found = table(name).prospects(start).start
        assert found == pytest.approx(table(name).win_probability(start), abs=5e-9)


def _any_start(name: str, rng: Random) -> TurnStart:
    rules = shipped(name)
    farkles = rules.farkle_limit or 1
    own, other = (rng.randrange(0, rules.target or 5000, 50) for _ in range(2))
    return TurnStart(
        own,
        other,
        rng.randrange(farkles),
        rng.randrange(farkles),
        rng.randint(1, 2 * rules.turns) if rules.turns else 0,
    )


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.*")) < 12_000_000
