"""The kinds of badges: what each of them says of itself hangs together."""

import pickle
from collections.abc import Mapping

import pytest

from bot.engine import BADGE_KINDS, Badge, Faces, Scoring, make_badge, score_table
from tests.support.engine.badge_table import EVERY_KIND, THREE_ONES, THREE_SIXES


@pytest.mark.parametrize("kind", BADGE_KINDS.values(), ids=BADGE_KINDS)
def test_what_can_be_used_has_a_moment_and_uses(kind: type[Badge]) -> None:
    assert (kind.moment is not None) == ("uses" in kind.figures)
    if kind.effect is not None or kind.throws:
        assert kind.moment is not None


def test_badges_of_two_kinds_differ_though_their_figures_are_the_same() -> None:
    more_for_sixes = make_badge("three-sixes", THREE_ONES.tier, percent=THREE_ONES.percent)
    assert more_for_sixes != THREE_ONES
    assert score_table(Scoring(), more_for_sixes) is not score_table(Scoring(), THREE_ONES)
    assert make_badge("three-sixes", "gold", percent=200) == THREE_SIXES


@pytest.mark.parametrize("badge", EVERY_KIND, ids=BADGE_KINDS)
def test_a_badge_arrives_in_another_process_as_it_was(badge: Badge) -> None:
    arrived = pickle.loads(pickle.dumps(badge))
    assert arrived == badge
    assert type(arrived) is BADGE_KINDS[badge.kind]


def test_there_is_no_badge_of_an_unknown_kind() -> None:
    with pytest.raises(ValueError, match="luck"):
        make_badge("luck", "tin")


@pytest.mark.parametrize(
    ("kind", "others", "figure", "low", "high"),
    [
        ("might", {}, "uses", 1, 99),
        ("headstart", {}, "points", 1, 99_999),
        ("three-ones", {}, "percent", 101, 999),
        ("fortune", {"uses": 1}, "dice", 1, 3),
        ("transmutation", {"uses": 1}, "face", 1, 6),
    ],
)
def test_a_figure_stays_in_its_range(
    kind: str, others: Mapping[str, int], figure: str, low: int, high: int
) -> None:
    for value in (low, high):
        badge = make_badge(kind, "tin", faces=(), **{**others, figure: value})
        assert getattr(badge, figure) == value
    for wrong in (low - 1, high + 1):
        with pytest.raises(ValueError, match=figure):
            make_badge(kind, "tin", faces=(), **{**others, figure: wrong})


@pytest.mark.parametrize("faces", [(1, 2), (1, 2, 3, 4, 5, 6), (6,) * 6])
def test_two_to_six_dice_are_a_formation(faces: Faces) -> None:
    assert make_badge("formation", "tin", points=100, faces=faces).faces == faces


@pytest.mark.parametrize("faces", [(), (1,), (1,) * 7, (2, 1), (0, 1), (6, 7)])
def test_other_dice_are_no_formation(faces: Faces) -> None:
    with pytest.raises(ValueError, match="faces"):
        make_badge("formation", "tin", points=100, faces=faces)
