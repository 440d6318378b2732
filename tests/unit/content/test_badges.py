"""The badges that ship, with their effects, and who uses them when a stand-in plays."""

from dataclasses import replace

import pytest

from bot.content.badges import parse_badges, shipped_badges
from bot.engine import BADGE_KINDS, AcceptFarkle, Badge, InPlay, legal_moves, make_badge
from bot.match.clocks.presence import Presence
from bot.match.service.opponents import state_for_bot
from tests.support.scenes.tables import Table, roll


@pytest.mark.parametrize(
    ("slug", "name", "badge", "ours"),
    [
        (
            "gold-headstart",
            "Gold badge of headstart",
            make_badge("headstart", "gold", points=1000),
            True,
        ),
        (
            "executioners-advantage",
            "Executioner's badge of advantage",
            make_badge("formation", "silver", points=250, faces=(4, 5, 6)),
            True,
        ),
        (
            "tin-warlords",
            "Tin warlord's badge",
            make_badge("warlord", "tin", uses=1, percent=125),
            False,
        ),
        (
            "gold-tyche",
            "Gold Tyche badge",
            make_badge("three-sixes", "gold", percent=200),
            False,
        ),
    ],
)
def test_a_badge_has_the_effect_of_its_name(
    slug: str, name: str, badge: Badge, *, ours: bool
) -> None:
    found = shipped_badges()[slug]
    assert (found.slug, found.name, found.badge, found.ours) == (slug, name, badge, ours)
    assert found.tier is badge.tier


def test_every_kind_has_a_badge() -> None:
    assert {badge.badge.kind for badge in shipped_badges().values()} == set(BADGE_KINDS)


@pytest.mark.parametrize(
    "figures", ['effect = "luck"', 'effect = "might"', 'effect = "defence"\nuses = 1']
)
def test_a_badge_needs_an_effect_with_its_figures(figures: str) -> None:
    with pytest.raises(ValueError, match=r"luck|uses"):
        parse_badges(f'[odd]\nname = "Odd"\ntier = "tin"\n{figures}')


def test_a_stand_in_leaves_the_badge_to_its_owner() -> None:
    game = Table(badges=(shipped_badges()["gold-resurrection"].badge, None))
    match = game.play(roll(2, 2, 3, 4, 4, 6)).match()
    assert state_for_bot(match) == match.state
    away = replace(match, presence=Presence(away=(0,)))
    assert state_for_bot(away).badges == InPlay((0, 0), farkled=True)
    assert legal_moves(state_for_bot(away))[0] == AcceptFarkle()
