"""The profile card: what is on it, its picture, and the same in words."""

from io import BytesIO

import pytest
from PIL import Image

from bot.content.achievements import Showcase, Tier, shipped_achievements
from bot.features.standings.model.history import Profile
from bot.features.standings.view.profile_card import (
    MOST_MEDALS,
    ProfileCard,
    draw_profile,
    profile_alt,
    profile_card,
)
from bot.features.standings.view.stats_chart import LEAST, draw_stats
from bot.kit.components.bounds import LONGEST_DESCRIPTION
from bot.match.model.match import Person
from bot.match.results.figures import Rivalry
from tests.support.matches.figures import ONE_GAME
from tests.support.scenes.standings.statistics import showcase, trend
from tests.support.scenes.tables import HOSTILE, english

RIVAL = Rivalry(Person(7, "Benedikta of the Very Long Name"), 12, 6, 5)
PROFILE = Profile(ONE_GAME, None, trend(LEAST))


def full() -> ProfileCard:
    """Return a card with everything on it."""
    return profile_card(PROFILE, showcase(23), RIVAL, ["Weighted", "Ci", "Even"], english())


def size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        return image.size


def test_the_hardest_medals_are_named_the_dice_and_the_series() -> None:
    told = dict(full().told)
    assert told["Rival"] == "Benedikta of the Very Long Name, 6 to 5"
    assert told["Dice"] == "Weighted, Ci and Even"
    tiers = {
        english()(f"achievement-{name}"): achievement.tier
        for name, achievement in shipped_achievements().items()
    }
    named = [name for name in tiers if name in told["Medals"]]
    earned = [achieved for achieved in showcase(23).progress if achieved.earned_at is not None]
    highest = max(list(Tier).index(achieved.achievement.tier) for achieved in earned)
    assert any(tiers[name] is list(Tier)[highest] for name in named)
    assert len(told["Medals"].replace(" and ", ", ").split(", ")) == MOST_MEDALS


def test_nothing_is_said_of_what_there_is_not() -> None:
    bare = profile_card(PROFILE, Showcase([]), None, [], english())
    assert bare.lines == ()
    assert len(bare.tiles) == 3


def test_all_of_it_is_in_the_words() -> None:
    words = profile_alt(full(), english())
    for caption, value in full().told:
        assert f"{caption}: {value}" in words
    assert len(words) < LONGEST_DESCRIPTION // 2, "the chart is told as well"


@pytest.mark.parametrize("name", ["Ada", HOSTILE.name, "\N{GAME DIE}" * 20, "ᚠᛇᚻ", "W" * 32])
def test_it_is_drawn_for_every_name(name: str) -> None:
    card = profile_card(
        PROFILE, showcase(23), Rivalry(Person(8, name), 1, 1, 0), [name, name], english()
    )
    chart = size(draw_stats(PROFILE.trend, english()))
    drawn = size(draw_profile(card, PROFILE.trend, english()))
    assert drawn[0] == chart[0] == 800
    assert chart[1] < drawn[1] < chart[1] + 400


def test_what_is_not_there_takes_no_room() -> None:
    bare = profile_card(PROFILE, Showcase([]), None, [], english())
    heights = [size(draw_profile(card, PROFILE.trend, english()))[1] for card in (bare, full())]
    assert heights[0] < heights[1]
