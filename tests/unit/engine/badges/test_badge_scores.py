"""Badges that work by themselves: head starts, what dice score, and defences."""

from itertools import combinations_with_replacement

import pytest

from bot.engine import (
    Badge,
    BadgeTier,
    Banked,
    CombinationName,
    InvalidRules,
    Reason,
    Scoring,
    SetAside,
    Setup,
    make_badge,
    parse_rules,
    score_table,
)
from tests.support.engine.badge_table import (
    DEFENCE,
    FORMATION,
    HEADSTART,
    MIGHT,
    THREE_ONES,
    THREE_SIXES,
    table,
)
from tests.support.engine.table import Table


def test_a_head_start_counts_before_the_first_roll() -> None:
    game = table(HEADSTART)
    assert game.state.totals == (500, 0)
    assert game.state.badges is None
    assert not game.state.opened[0]
    assert game.play(">122346 a.")[-1] == Banked(0, 100, 600)


def test_team_mates_add_their_head_starts() -> None:
    game = Table(seats=4, teams=2, badges=(HEADSTART, None, HEADSTART, None))
    assert game.state.totals == (1000, 0)


def test_a_head_start_cannot_win() -> None:
    with pytest.raises(InvalidRules, match="headstart"):
        table(HEADSTART, options="target=500")


def test_a_formation_is_one_more_combination_for_its_seat_alone() -> None:
    game = table(FORMATION)
    kept = game.play(">123456 ace>226")[0]
    assert isinstance(kept, SetAside)
    assert [combination.name for combination in kept.score.combinations] == [
        CombinationName.FORMATION
    ]
    assert kept.score.points == 300
    assert game.play(">122356 a.")  # the other seat
    game.play(">122346")
    assert game.refused("ad>2234") is Reason.DOES_NOT_SCORE


def test_three_ones_count_for_more_and_so_within_four() -> None:
    scores = score_table(Scoring(), THREE_ONES)
    points = {count: scores.score((1,) * count) for count in range(1, 7)}
    assert [score.points for score in points.values() if score] == [
        100,
        200,
        3000,
        3100,  # the three and a single one, more than the four
        4000,
        8000,
    ]
    three = scores.score((2, 2, 2))
    assert three is not None
    assert three.points == 200


def test_three_sixes_count_double() -> None:
    scores = score_table(Scoring(), THREE_SIXES)
    found = [scores.score((6,) * count) for count in (3, 4, 5, 6)]
    assert [score.points for score in found if score] == [1200, 1200, 2400, 4800]


@pytest.mark.parametrize("mine", [FORMATION, THREE_ONES, THREE_SIXES, MIGHT])
def test_other_scores_stay_what_they_are(mine: Badge) -> None:
    """A badge never makes dice worth less, and what has nothing to do with it is worth the same."""
    plain, scores = score_table(Scoring()), score_table(Scoring(), mine)
    changed = set()
    for count in range(1, 7):
        for faces in combinations_with_replacement(range(1, 7), count):
            usual, now = plain.score(faces), scores.score(faces)
            if usual != now:
                assert now is not None
                assert usual is None or now.points >= usual.points
                changed.add(faces)
    if mine is MIGHT:
        assert changed == set()
    elif mine is FORMATION:
        assert changed
        assert all({1, 3, 5} <= set(faces) for faces in changed)
    else:
        face = 1 if mine is THREE_ONES else 6
        assert changed
        assert all(faces.count(face) >= 3 for faces in changed)


@pytest.mark.parametrize(
    ("six", "points"), [("x8", 3200), ("add", 1000), ("3000", 6000), ("none", None), ("win", None)]
)
def test_seven_of_a_kind_are_twice_six(six: str, points: int | None) -> None:
    score = score_table(Scoring(six=six, five="none", four="none"), MIGHT).score((2,) * 7)
    if points is None:
        assert score is None
    else:
        assert score is not None
        assert score.points == points
        assert [combination.name for combination in score.combinations] == [CombinationName.SEVEN]


def test_six_alike_of_seven_win_where_six_alike_do() -> None:
    game = table(MIGHT, options="six=win")
    game.play("* >2222223")
    assert game.state.over
    assert game.state.winners == (0,)


@pytest.mark.parametrize("tier", BadgeTier)
def test_a_defence_cancels_the_badge_of_its_tier_only(tier: BadgeTier) -> None:
    defence = make_badge("defence", tier)
    setup = table(HEADSTART, defence).setup
    assert setup.working == ((None if tier is BadgeTier.SILVER else HEADSTART), defence)
    assert setup.headstarts == ((0, 0) if tier is BadgeTier.SILVER else (500, 0))
    assert setup.badges == (HEADSTART, defence)


def test_a_defence_spares_its_own_side_and_other_defences() -> None:
    badges = (DEFENCE, DEFENCE, HEADSTART, None)
    assert Setup(parse_rules("x(target=2000)"), 4, badges=badges).working == (
        DEFENCE,
        DEFENCE,
        None,
        None,
    )
    teams = Setup(parse_rules("x(target=2000)"), 4, 2, badges=(DEFENCE, HEADSTART, FORMATION, None))
    assert teams.working == (DEFENCE, None, FORMATION, None)
