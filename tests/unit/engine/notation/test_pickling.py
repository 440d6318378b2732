"""Games on their way to another process: what follows from them is made anew there."""

import pickle
from random import Random

import pytest

from bot.engine import FAIR, Die, Roll, RuleSet, Setup, apply, make_badge, start
from tests.support.engine.playing import play_sensibly
from tests.support.engine.shipped import NAMES, shipped

MIGHT = make_badge("might", "tin", uses=1)
SETUPS = {
    **{name: Setup(shipped(name)) for name in NAMES},
    "teams": Setup(shipped("classic"), seats=4, teams=2),
    "loaded": Setup(shipped("tavern"), dice=((Die((5, 1, 1, 1, 1, 1)), *[FAIR] * 5), (FAIR,) * 6)),
    "badges": Setup(RuleSet("plain", target=4000), badges=(MIGHT, None)),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_arrives_as_it_was(name: str) -> None:
    setup = SETUPS[name]
    arrived = pickle.loads(pickle.dumps(setup))
    assert arrived == setup
    assert (arrived.sides, arrived.working) == (setup.sides, setup.working)
    assert [table.scoring for table in arrived.tables] == [table.scoring for table in setup.tables]


def test_a_state_arrives_as_it_was_and_is_small() -> None:
    game = play_sensibly(Setup(shipped("tavern")), Random(1))
    for state, _ in game.replay():
        sent = pickle.dumps(state)
        assert pickle.loads(sent) == state
        assert len(sent) < 3000
    state, events = apply(start(game.setup), Roll(), (1, 1, 2, 3, 4, 6))
    assert pickle.loads(pickle.dumps((state, events))) == (state, events)
