"""A bank that wins now is best, for every mind and whatever it goes by: nothing is gained by more.

Asked for here are random rules, sides and dice; the engine says which bank wins.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.advice.choices import Advice, Basis, Choice
from bot.advice.level import Level
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.engine import (
    FAIR,
    Bank,
    Faces,
    Game,
    Move,
    Ply,
    Roll,
    Setup,
    State,
    UseBadge,
    apply,
    dice_to_roll,
    legal_moves,
    start,
    wins_now,
)
from bot.features.analysis.model.coaching import Because, sensible, why
from bot.solver import can_estimate, estimate, evaluate, obstacle, policy_for, review
from tests.support.engine.playing import play_sensibly, throw
from tests.support.engine.strategies import badges_of, rulesets
from tests.support.solver.solved import rules, solved

EXAMPLES = 8  # each solves the turn of rules never seen before
MOMENTS = 40

LOADED = {slug: shipped_dice()[slug].die for slug in ("lucky", "weighted", "devils-head")}
FEW = (*[LOADED["lucky"]] * 3, LOADED["devils-head"], LOADED["weighted"], FAIR)
"""So few different dice that a turn with them is soon worked out."""


def winning_banks(state: State) -> list[Move]:
    """Return the banks after which the game is over, and the side on turn has won it alone."""
    banks = [move for move in legal_moves(state) if isinstance(move, Bank)]
    return [bank for bank in banks if apply(state, bank)[0].winners == (state.side,)]


def near_the_end(setup: Setup, rng: Random) -> State | None:
    """Return a roll on the table of which much may win, None when it scored nothing."""
    goal, begun = setup.rules.target or 3000, start(setup)
    seat = rng.randrange(setup.seats)
    totals = [rng.randrange(0, goal, 50) for _ in range(setup.sides)]
    final = None
    if setup.rules.final_round and setup.sides > 1 and rng.random() < 0.5:
        totals[(setup.side_of(seat) + 1) % setup.sides] = goal + rng.randrange(0, 500, 50)
        final = (seat,)
    if setup.rules.turns is not None:
        seat = rng.choice((seat, setup.seats - 1))
    thrown = setup.dice[seat][: rng.randint(1, setup.rules.scoring.dice)]
    moment = replace(
        begun,
        totals=tuple(totals),
        opened=(True,) * setup.sides,
        seat=seat,
        round=setup.rules.turns or 1,
        points=rng.randrange(50, 500, 50),
        dice=thrown,
        final=final,
    )
    rolled, _ = apply(moment, Roll(), throw(dice_to_roll(moment, Roll()), rng))
    best = rolled.table.roll(rolled.roll).best if rolled.roll else None
    if rolled.over or rolled.seat != seat or best is None:
        return None
    needed = max((setup.rules.target or max(totals)) - rolled.total - best.score.points, 0)
    return replace(rolled, points=needed + rng.choice((0, 0, 50, 1000)))


@st.composite
def tables(draw: st.DrawFn) -> Setup:
    """Draw any rules, for one to four seats, with fair dice or loaded ones."""
    ruleset = replace(draw(rulesets()), players=None)
    seats, teams = draw(st.sampled_from([(1, None), (2, None), (3, None), (4, 2)]))
    loaded = FEW[: ruleset.scoring.dice]
    dice = draw(st.sampled_from([(), (loaded,) * seats]))
    return Setup(ruleset, seats, teams, dice, draw(badges_of(ruleset, seats)))


@settings(max_examples=EXAMPLES)
@given(setup=tables(), seed=st.integers(0, 2**32))
def test_whatever_the_game_a_bank_that_wins_is_made(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    alone = setup.seats == 1 and setup.rules.turns is not None  # there points are all
    met = 0
    for _ in range(MOMENTS):
        state = near_the_end(setup, rng)
        if state is None or alone or not (winning := winning_banks(state)):
            continue
        met += 1
        assert {bank for bank in legal_moves(state) if wins_now(state, bank)} == set(winning)
        for choices in advised(state):
            assert choices[0].move in winning
        for level in Level:
            assert policy_for(level, None).choose(state) in winning
        if met == 3:
            break
    assume(met)


def advised(state: State) -> list[tuple[Choice, ...]]:
    """Return the choices by every kind of advice that can be had without a table."""
    ways: list[Callable[[State], tuple[Choice, ...]]] = [evaluate]
    if can_estimate(state):
        ways.append(estimate)
    return [way(state) for way in ways]


EMPEROR = shipped_levels()["emperor"]
EMPERORS = tuple(shipped_dice()[slug].die for slug in EMPEROR.dice)
TO_8000 = rules("kingdom(target=8000)")


def holding(setup: Setup, totals: tuple[int, ...], points: int, *faces: int) -> State:
    """Return the roll of `faces` by seat 0, which has `points` at risk before it."""
    begun = replace(start(setup), totals=totals, opened=(True,) * setup.sides, points=points)
    begun = replace(begun, dice=setup.dice[0][: len(faces)])
    return apply(begun, Roll(), faces)[0]


def test_with_the_dice_of_the_emperor_far_from_the_target() -> None:
    """The dice are so good that a roll brings more points than it risks."""
    setup = Setup(TO_8000, dice=(EMPERORS, EMPERORS))
    state = holding(setup, (4500, 6000), 6950, 1)
    best, *others = evaluate(state)
    assert (best.move, best.points) == (Bank((0,)), 7050)
    assert all(choice.expected <= best.expected for choice in others)
    assert why(state, sensible_of(state)).because is Because.WINS
    assert policy_for(EMPEROR.temper, None).choose(state) == best.move


def sensible_of(state: State) -> tuple[Choice, ...]:
    """Return what a hint on `state` shows, by points."""
    return sensible(Advice(evaluate(state), Basis.POINTS, obstacle(state.setup)))


def game_of(setup: Setup, *plies: tuple[Move, Faces]) -> Game:
    """Return the game of these moves and the dice that they roll."""
    return Game(setup, tuple(Ply(move, dice) for move, dice in plies))


def test_a_review_does_not_blame_it() -> None:
    weighted = (LOADED["weighted"],) * 6
    hot, farkle = (1, 1, 1, 1, 1, 5), (2, 3, 3, 4, 6, 6)
    everything = Bank((0, 1, 2, 3, 4, 5))
    game = game_of(
        Setup(TO_8000, dice=(weighted, weighted)),
        (Roll(), hot),
        (everything, ()),
        (Roll(), farkle),
        (Roll(), hot),
        (everything, ()),
    )
    found = review(game)
    assert game.final_state().winners == (0,)
    last = found.decision_at(4)
    assert last is not None
    assert last.cost == 0
    assert last not in found.costliest


def test_in_the_last_turn_of_all_it_is_enough_to_be_ahead() -> None:
    """For points alone one would roll on with four dice."""
    line = rules("plain(turns=3)")
    behind = replace(start(Setup(line, seats=3)), totals=(500, 300, 450), round=3, seat=2)
    state, _ = apply(behind, Roll(), (1, 2, 3, 4, 4, 6))
    assert evaluate(state)[0].move == Bank((0,))
    assert policy_for(Level.GREEDY, None).choose(state) == Bank((0,))
    short, _ = apply(replace(behind, totals=(900, 300, 450)), Roll(), (1, 2, 3, 4, 4, 6))
    assert isinstance(evaluate(short)[0].move, Roll)


def test_the_luck_of_last_turns_is_that_of_the_points() -> None:
    setup = Setup(rules("plain(turns=1)"), seats=3)
    farkle, some = (2, 2, 3, 3, 4, 6), (1, 2, 3, 4, 4, 6)
    game = game_of(setup, (Roll(), farkle), (Roll(), farkle), (Roll(), some), (Bank((0,)), ()))
    before, after = (state for state, _ in list(game.replay())[1:3])
    gained = max(choice.expected for choice in evaluate(after)) - evaluate(before)[0].expected
    assert review(game).seats[2].luck == pytest.approx(gained)


@pytest.mark.parametrize("line", ["plain(turns=2)", "plain(target=1000,final_round=yes)"])
def test_where_the_others_still_have_their_turn_nothing_is_won_yet(line: str) -> None:
    setup = Setup(rules(line), seats=3)
    moment = replace(start(setup), totals=(900, 0, 0), round=2)
    state, _ = apply(moment, Roll(), (1, 1, 1, 2, 3, 6))
    assert not any(wins_now(state, move) for move in legal_moves(state))


def test_alone_for_so_many_turns_points_are_all() -> None:
    state, _ = apply(start(Setup(rules("plain(turns=1)"), seats=1)), Roll(), (5, 2, 2, 4, 4, 6))
    assert apply(state, Bank((4,)))[0].winners == (0,)
    assert isinstance(evaluate(state)[0].move, Roll)


def test_two_seats_of_a_team_win_together() -> None:
    setup = Setup(rules("plain(target=4000)"), 4, 2)
    state = replace(holding(setup, (3000, 3900), 900, 1, 2, 3), seat=2)
    assert evaluate(state)[0].move == Bank((0,))
    assert estimate(state)[0].move == Bank((0,))


def test_loaded_dice_are_not_banked_beyond_a_target_that_must_be_met() -> None:
    lucky = (LOADED["lucky"],) * 6
    setup = Setup(rules("plain(target=4000,overshoot=welfare)"), dice=(lucky, lucky))
    state = holding(setup, (3000, 500), 950, 1, 5, 2)
    assert not wins_now(state, Bank((0, 2)))
    assert evaluate(state)[0].move == Bank((2,))
    short = holding(setup, (3000, 500), 850, 1, 1, 2)
    assert evaluate(short)[0].points == 950


def test_no_badge_is_used_where_the_game_is_won() -> None:
    """Dice that are thrown again could show a fourth 2, and here that is a farkle."""
    fortune = shipped_badges()["gold-fortune"].badge
    setup = Setup(rules("plain(target=1000,toxic_twos=yes)"), badges=(fortune, None))
    state = holding(setup, (900, 0), 0, 1, 2, 2, 2, 3, 4)
    for level in Level:
        assert wins_now(state, policy_for(level, None).choose(state))


def test_points_that_a_badge_has_raised_win_for_certain() -> None:
    """An estimate counts in steps of 50, and 1,188 points are less than 24 of them."""
    warlord = shipped_badges()["tin-warlords"].badge
    setup = Setup(rules("plain(target=4000)"), badges=(warlord, None))
    state, _ = apply(holding(setup, (2813, 3000), 850, 1, 2, 3), UseBadge())
    best = estimate(state)[0]
    assert (best.move, best.points, best.win) == (Bank((0,)), 1188, 1.0)


@pytest.mark.parametrize("line", ["plain(target=1500)", "plain(turns=2)"])
def test_a_solved_game_knows_it_without_being_told(line: str) -> None:
    """There the chance to win says so by itself, and reviews lose nothing by it."""
    table = solved(line)
    for seed in range(20):
        game = play_sensibly(Setup(rules(line)), Random(seed))
        for state, _ in game.replay():
            if winning := winning_banks(state):
                choices = evaluate(state, table)
                assert choices[0].move in winning
                assert choices[0].win == 1
