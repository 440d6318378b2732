"""When opponents use their badges."""

from dataclasses import replace
from random import Random

import pytest

from bot.advice.level import Level
from bot.content.badges import shipped_badges
from bot.engine import (
    BADGE_KINDS,
    AcceptFarkle,
    Bank,
    Game,
    Move,
    Ply,
    Roll,
    Setup,
    State,
    UseBadge,
    apply,
    check,
    dice_to_roll,
    start,
)
from bot.solver import policy_for
from bot.solver.jobs.review import review
from bot.solver.opponents.badges import AT_ONCE, WithBadge
from tests.support.engine.playing import throw
from tests.support.engine.shipped import shipped

KINGDOM = shipped("kingdom")


class Always:
    """A policy that makes one move whatever there is."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def choose(self, state: State) -> Move:
        del state
        return self.move


def rolled(slug: str, *faces: int) -> State:
    """Return the state after the first roll of whoever has the badge."""
    setup = Setup(KINGDOM, badges=(shipped_badges()[slug].badge, None))
    return apply(start(setup), Roll(), faces)[0]


@pytest.mark.parametrize(
    ("slug", "faces", "move", "chosen"),
    [
        ("tin-resurrection", (2, 2, 3, 4, 4, 6), AcceptFarkle(), UseBadge()),
        ("tin-doppelganger", (1, 1, 2, 2, 4, 6), Bank((0, 1)), Bank((0, 1))),
        ("tin-doppelganger", (1, 1, 1, 2, 4, 6), Bank((0, 1, 2)), UseBadge()),
        ("tin-warlords", (1, 1, 1, 2, 4, 6), Bank((0, 1, 2)), UseBadge()),
        ("tin-warlords", (1, 1, 1, 2, 4, 6), Roll((0, 1, 2)), Roll((0, 1, 2))),
        ("tin-warlords", (1, 1, 2, 3, 4, 6), Bank((0, 1)), Bank((0, 1))),
        ("tin-might", (1, 1, 1, 2, 4, 6), Roll((0, 1, 2)), UseBadge()),
        ("tin-might", (1, 1, 2, 2, 4, 6), Roll((0, 1)), Roll((0, 1))),
        ("silver-fortune", (1, 1, 2, 2, 4, 6), Bank((0, 1)), UseBadge((2, 3))),
        ("silver-fortune", (1, 1, 2, 2, 4, 6), Roll((0, 1)), Roll((0, 1))),
        ("silver-fortune", (1, 1, 1, 5, 5, 5), Bank((0, 1, 2, 3, 4, 5)), Bank((0, 1, 2, 3, 4, 5))),
        ("gold-swap-out", (1, 1, 2, 2, 4, 6), Bank((0, 1)), UseBadge((2, 3))),
        ("gold-transmutation", (1, 1, 2, 2, 4, 6), Roll((0, 1)), UseBadge((2,))),
        ("tin-transmutation", (1, 1, 2, 2, 4, 6), Roll((0, 1)), Roll((0, 1))),
        ("gold-headstart", (1, 1, 2, 2, 4, 6), Roll((0, 1)), Roll((0, 1))),
    ],
)
def test_a_badge_is_used_when_it_is_worth_it(
    slug: str, faces: tuple[int, ...], move: Move, chosen: Move
) -> None:
    assert WithBadge(Always(move)).choose(rolled(slug, *faces)) == chosen


def test_there_is_a_rule_for_each_badge_that_asks_for_no_dice() -> None:
    kinds = {badge.badge for badge in shipped_badges().values() if badge.badge.uses}
    at_once = {kind.kind for kind in kinds if not kind.throws and not kind.face}
    assert set(AT_ONCE) == at_once < set(BADGE_KINDS)


def test_without_a_use_left_a_farkle_counts() -> None:
    state = rolled("tin-resurrection", 2, 2, 3, 4, 4, 6)
    assert state.badges is not None
    spent = replace(state, badges=replace(state.badges, uses=(0, 0)))
    assert policy_for(Level.CAUTIOUS, None).choose(spent) == AcceptFarkle()


@pytest.mark.parametrize("slug", shipped_badges())
def test_whole_games_with_each_badge_can_be_played_and_reviewed(slug: str) -> None:
    badges = (shipped_badges()[slug].badge, shipped_badges()["tin-might"].badge)
    rng, state, plies = Random(5), start(Setup(KINGDOM, badges=badges)), list[Ply]()
    policies = [policy_for(level, None) for level in (Level.STREAKY, Level.CAUTIOUS)]
    while not state.over:
        move = policies[state.seat].choose(state)
        assert check(state, move) is None
        plies.append(Ply(move, throw(dice_to_roll(state, move), rng)))
        state, _ = apply(state, move, plies[-1].dice)
        assert len(plies) < 1000
    assert review(Game(state.setup, tuple(plies))).decisions
