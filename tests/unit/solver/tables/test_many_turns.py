"""Many turns worked out together are worth what each of them is by itself."""

from random import Random

import numpy as np
import pytest

from bot.content.folder import data_folder
from bot.solver import GameTable, TurnStart, load_table
from bot.solver.tables.many_turns import TOGETHER, ManyTurns
from bot.solver.tables.prospects import Prospects
from tests.support.engine.shipped import NAMES, shipped
from tests.support.solver.solved import solved

SMALL = (
    "exact(target=600,overshoot=exact)",
    "final(target=600,final_round=yes,opening=350)",
    "punished(target=600,farkle_limit=2,farkle_penalty=100)",
    "hot(target=600,hot_dice_must_roll=yes,hot_dice_bonus=500)",
    "turns(turns=3,farkle_limit=2,farkle_penalty=100)",
)


def any_start(table: GameTable, random: Random) -> TurnStart:
    """Return a turn at random, with limits as the rules of `table` have them."""
    rules = table.rules
    own, other = (random.randrange(0, rules.target or 5000, 50) for _ in range(2))
    last = rules.final_round and random.random() < 0.3
    return TurnStart(
        own,
        (rules.target or 0) + 250 if last else other,
        random.randrange(rules.farkle_limit or 1),
        random.randrange(rules.farkle_limit or 1),
        random.randint(1, 2 * rules.turns) if rules.turns else 0,
        last=last,
    )


def assert_equal(one: Prospects, other: Prospects) -> None:
    """Compare the values on all levels that both have; the first throw cannot be banked away."""
    levels = min(one.rolling.shape[1], other.rolling.shape[1])
    for name in ("rolling", "banking"):
        mine, theirs = (getattr(prospects, name)[:, :levels] for prospects in (one, other))
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=1e-12)
    assert one.farkle == pytest.approx(other.farkle, abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_of_a_shipped_ruleset(name: str) -> None:
    table = load_table(shipped(name), data_folder() / "policies", name)
    random = Random(name)
    starts = [any_start(table, random) for _ in range(TOGETHER + 10)]
    found = ManyTurns(table).prospects(starts)
    assert found.keys() == set(starts)
    for start in starts[:: TOGETHER // 8]:
        assert_equal(found[start], table.prospects(start))


@pytest.mark.parametrize("line", SMALL)
def test_of_every_kind_of_ending(line: str) -> None:
    table = solved(line)
    random = Random(line)
    starts = [any_start(table, random) for _ in range(60)]
    turns = ManyTurns(table)
    for batch in (starts[:50], starts[50:], starts[:1]):  # what was there before does not matter
        for start, found in turns.prospects(batch).items():
            assert_equal(found, table.prospects(start))


def test_none() -> None:
    assert ManyTurns(solved(SMALL[0])).prospects([]) == {}
