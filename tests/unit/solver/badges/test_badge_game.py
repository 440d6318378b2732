"""Games with badges: figures to check by hand, and every move against what comes of it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.advice.choices import Basis, Choice
from bot.advice.level import Level
from bot.content.badges import shipped_badges
from bot.engine import (
    FAIR,
    Badge,
    Die,
    Faces,
    Game,
    InPlay,
    Ply,
    Roll,
    Setup,
    State,
    UseBadge,
    apply,
    dice_to_roll,
    start,
)
from bot.solver import evaluate, policy_for, solve
from bot.solver.badges.report import estimate_equipped, solve_equipped
from bot.solver.badges.store import load_badges, save_badges
from bot.solver.badges.table import BadgeTable
from bot.solver.jobs.review import review
from bot.solver.model.games import Badged, equipment_of, obstacle
from bot.solver.tables.store import TableRefused
from tests.support.engine.playing import throw
from tests.support.solver.solved import rules

RULES = rules("short(target=500)")
LUCKY = Die((2, 1, 1, 1, 1, 1))


def badge(slug: str | None) -> Badge | None:
    return None if slug is None else shipped_badges()[slug].badge


@cache
def table(mine: str | None, other: str | None = None, dice: tuple[Die, ...] = ()) -> BadgeTable:
    equipped = equipment_of(setup(mine, other, dice))
    assert isinstance(equipped, Badged)
    return solve_equipped(RULES, equipped)


def setup(mine: str | None, other: str | None = None, dice: tuple[Die, ...] = ()) -> Setup:
    both = (dice, (FAIR,) * 6) if dice else ()
    return Setup(RULES, badges=(badge(mine), badge(other)), dice=both)


def rolled(mine: str, points: int, *faces: int, total: int = 0) -> State:
    """Return a roll of as many dice as there are `faces`, with `points` at risk before it."""
    begun = start(setup(mine))
    dice = begun.dice[: len(faces)]
    state = replace(begun, points=points, dice=dice, totals=(total, 300))
    return apply(state, Roll(), faces)[0]


def choices(state: State, mine: str) -> Sequence[Choice]:
    return evaluate(state, table(mine))


def win(state: State, mine: str) -> float:
    found = choices(state, mine)[0].win
    assert found is not None
    return found


def using(state: State, mine: str) -> Choice:
    """Return the best way to use the badge."""
    return next(choice for choice in choices(state, mine) if isinstance(choice.move, UseBadge))


def spent(state: State) -> State:
    return replace(state, badges=InPlay((0, 0)))


@pytest.mark.parametrize(
    ("slug", "faces"),
    [
        ("gold-warlords", (1, 1, 2, 3, 3, 5)),  # 250 banked at 200 %
        ("tin-doppelganger", (1, 1, 2, 3, 3, 5)),  # 250, twice
        ("gold-transmutation", (1, 1, 2, 3, 4, 6)),  # three 1s
    ],
)
def test_a_use_that_wins_at_once(slug: str, faces: Faces) -> None:
    state = rolled(slug, 0, *faces)
    assert using(state, slug).win == pytest.approx(1.0)
    assert isinstance(choices(state, slug)[0].move, UseBadge)
    assert win(spent(state), slug) < 0.9


def test_two_dice_win_more_often_than_one() -> None:
    """With 450 of 500 at risk one die wins by a 1 or a 5, and so does either of two."""
    state = rolled("tin-might", 350, 1, 2)
    farkle = table("tin-might").ahead(spent(state)).farkle
    assert using(state, "tin-might").win == pytest.approx(5 / 9 + 4 / 9 * farkle)


def test_a_farkle_is_rolled_again() -> None:
    """The die wins by a 1 or a 5; otherwise the farkle counts after all."""
    state = rolled("tin-resurrection", 450, 2)
    farkle = table("tin-resurrection").ahead(spent(state)).farkle
    again = using(state, "tin-resurrection")
    assert again.win == pytest.approx(1 / 3 + 2 / 3 * farkle)
    assert again.farkle * 3 == 2


@pytest.mark.parametrize("slug", ["tin-fortune", "silver-swap-out"])
def test_a_die_is_rolled_again(slug: str) -> None:
    """With 400 of 500 at risk and a 5 on the table, the other die wins by a 1 or a 5."""
    state = rolled(slug, 400, 2, 5)
    way = next(choice for choice in choices(state, slug) if choice.move == UseBadge((0,)))
    assert way.win == pytest.approx(1 / 3 + 2 / 3 * win(spent(state), slug))


def test_without_badges_that_bear_on_play_it_is_the_game_of_the_rules() -> None:
    assert equipment_of(setup("gold-defence")) is None
    assert obstacle(setup("gold-defence", "gold-warlords")) is None, "it cancels the other"
    plain = solve(RULES).wins[0, 0]
    assert table("tin-might", "gold-fortune").wins[:, 0, 0] == pytest.approx(
        np.stack([plain, plain]), abs=1e-9
    )


def test_a_use_left_never_makes_anybody_win_less_often() -> None:
    for pair in (("silver-resurrection", "tin-doppelganger"), ("tin-warlords", "tin-fortune")):
        wins = table(*pair).wins
        for side in (0, 1):
            gained = np.diff(wins[side], axis=side)
            assert gained.min() >= -1e-9
            assert gained.max() > 0.01
            assert np.diff(wins[side], axis=1 - side).max() <= 1e-9


LOADED = (LUCKY, LUCKY, LUCKY, FAIR, FAIR, FAIR)


@pytest.mark.parametrize(
    ("one", "two", "dice"),
    [
        ("silver-resurrection", "tin-warlords", ()),
        ("tin-doppelganger", "tin-might", LOADED),
        ("gold-fortune", "gold-swap-out", ()),
        ("tin-transmutation", "parish-priests-advantage", ()),
    ],
)
def test_every_choice_is_worth_what_comes_of_it(one: str, two: str, dice: tuple[Die, ...]) -> None:
    solved, random = table(one, two, dice), Random(7)
    begun = state = start(setup(one, two, dice))
    checked = 0

    def worth(after: State, seat: int) -> float:
        if after.over:
            return float(after.winners == (seat,))
        found = evaluate(after, solved)[0].win
        assert found is not None
        return found if after.seat == seat else 1 - found

    assert solved.exact
    while checked < 12:
        choice = random.choice(evaluate(state, solved)[:3])
        rolling = dice_to_roll(state, choice.move)
        if len(rolling) <= 2:
            checked += 1
            mean = 0.0
            for sides in product(range(6), repeat=len(rolling)):
                chance = prod(
                    die.weights[side] / sum(die.weights)
                    for die, side in zip(rolling, sides, strict=True)
                )
                faces = [die.faces[side] for die, side in zip(rolling, sides, strict=True)]
                mean += chance * worth(apply(state, choice.move, faces)[0], state.seat)
            assert choice.win == pytest.approx(mean, abs=1e-8)
        state, _ = apply(state, choice.move, throw(rolling, random))
        state = begun if state.over else state


def test_what_single_dice_do_with_loaded_ones_is_an_estimate() -> None:
    found = table("tin-fortune", "tin-might", LOADED)
    assert (found.exact, found.basis) == (False, Basis.ESTIMATED)
    assert 0.0 <= found.wins.min() < found.wins.max() <= 1.0
    state, _ = apply(start(setup("tin-fortune", "tin-might", LOADED)), Roll(), (1, 2, 3, 4, 6, 6))
    ways = [choice for choice in evaluate(state, found) if isinstance(choice.move, UseBadge)]
    assert len(ways) == 5, "two 6s are thrown by dice that are alike"
    assert all(way.win is not None and 0 < way.win < 1 for way in ways)


@pytest.mark.parametrize("slug", ["tin-resurrection", "tin-doppelganger", "tin-might"])
def test_an_estimate_is_near_and_with_ordinary_dice_it_is_the_truth(slug: str) -> None:
    for dice, near in (((), 1e-9), ((LUCKY,) * 3 + (FAIR,) * 3, 0.03)):
        exact = table(slug, None, dice)
        assert exact.exact
        estimate = estimate_equipped(RULES, exact.equipped)
        assert not estimate.exact
        assert np.abs(estimate.wins - exact.wins).max() < near


def test_a_table_is_stored_and_refused_for_others(tmp_path: Path) -> None:
    one = table("tin-might")
    save_badges(one, tmp_path, "game")
    read = load_badges(RULES, tmp_path, "game", one.equipped)
    assert read.wins == pytest.approx(one.wins, abs=1e-9)
    assert read.exact
    with pytest.raises(TableRefused):
        load_badges(RULES, tmp_path, "game", one.equipped._replace(badges=("-", "-")))


def test_the_perfect_opponent_goes_by_the_table_and_its_games_are_reviewed() -> None:
    pair = "tin-doppelganger", "tin-warlords"
    solved, random, used = table(*pair), Random(3), 0
    policy = policy_for(Level.PERFECT, solved)
    for _ in range(4):
        state, plies = start(setup(*pair)), list[Ply]()
        while not state.over:
            move = policy.choose(state)
            plies.append(Ply(move, throw(dice_to_roll(state, move), random)))
            state, _ = apply(state, move, plies[-1].dice)
        found = review(Game(state.setup, tuple(plies)), solved)
        one, two = found.seats
        assert [one.lost, two.lost] == pytest.approx([0.0, 0.0], abs=1e-9)
        assert found.curve[-1] == pytest.approx(found.curve[0] + one.luck - two.luck, abs=1e-6)
        used += sum(isinstance(ply.move, UseBadge) for ply in plies)
    assert used
