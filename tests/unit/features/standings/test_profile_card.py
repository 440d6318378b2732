"""The profile card: what is on it, its picture, and the same in words."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.content.achievements import Showcase, Tier, shipped_achievements
from bot.features.standings.model.history import Profile, TrendPoint
from bot.features.standings.view.profile_card import (
    MOST_MEDALS,
    ProfileCard,
    Told,
    draw_profile,
    profile_alt,
    profile_card,
)
from bot.features.standings.view.stats_chart import LEAST, draw_stats
from bot.kit.components.bounds import LONGEST_DESCRIPTION
from bot.kit.pictures.colours import GOLD
from bot.kit.pictures.sheet import MARGIN, WIDTH
from bot.match.model.match import Person
from bot.match.results.figures import Rivalry
from tests.support.matches.figures import ONE_GAME
from tests.support.scenes.standings.statistics import showcase, trend
from tests.support.scenes.tables import HOSTILE, english

RIVAL = Rivalry(Person(7, "Benedikta of the Very Long Name"), 12, 6, 5)
DOT = "#7cc4ff"
"""The colour of points per turn."""

PROFILE = Profile(ONE_GAME, None, trend(LEAST))


@pytest.fixture
def chart(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Return a small one to stand below each card: to draw one takes longer than a card."""
    file = BytesIO()
    Image.new("RGB", (WIDTH, 40)).save(file, format="png")
    drawn = file.getvalue()
    monkeypatch.setattr("bot.features.standings.view.profile_card.draw_stats", lambda *_: drawn)
    return drawn


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
def test_it_is_drawn_for_every_name(name: str, chart: bytes) -> None:
    card = profile_card(
        PROFILE, showcase(23), Rivalry(Person(8, name), 1, 1, 0), [name, name], english()
    )
    drawn = size(draw_profile(card, PROFILE.trend, english()))
    assert drawn[0] == size(chart)[0] == 800
    assert size(chart)[1] < drawn[1] < size(chart)[1] + 400


Box = tuple[int, int, int, int]


def picture(card: ProfileCard) -> Image.Image:
    return Image.open(BytesIO(draw_profile(card, PROFILE.trend, english())))


def changed(drawn: Image.Image, another: ProfileCard) -> Box:
    """Return where the picture of another card differs: left, top, right and bottom."""
    box = ImageChops.difference(drawn, picture(another)).getbbox()
    assert box is not None, "it is nowhere to be seen"
    return box


def without_each(card: ProfileCard) -> Iterator[ProfileCard]:
    """Yield the card with a dash in the place of each of its texts but for the title."""
    yield replace(card, name="-")
    for part in range(2):
        yield replace(card, rating=_dashed(card.rating, part))
        for tiles in _each_dashed(card.tiles, part):
            yield replace(card, tiles=tiles)
        for lines in _each_dashed(card.lines, part):
            yield replace(card, lines=lines)


def _each_dashed(pairs: tuple[Told, ...], part: int) -> Iterator[tuple[Told, ...]]:
    for number, pair in enumerate(pairs):
        yield (*pairs[:number], _dashed(pair, part), *pairs[number + 1 :])


def _dashed(pair: Told, part: int) -> Told:
    return ("-", pair[1]) if part == 0 else (pair[0], "-")


def apart(first: Box, second: Box) -> bool:
    return (
        first[2] <= second[0] or second[2] <= first[0]
        or first[3] <= second[1] or second[3] <= first[1]
    )  # fmt: skip


def test_each_text_is_drawn_whole_and_none_over_another(chart: bytes) -> None:
    card = replace(full(), name="W" * 32, rating=("Rating", "1,500"))
    drawn = picture(card)
    boxes = [changed(drawn, dashed) for dashed in without_each(card)]
    width, height = drawn.size
    for box in boxes:
        assert box[0] >= MARGIN
        assert box[2] <= width - MARGIN
        assert box[1] > 0
        assert box[3] <= height - size(chart)[1]
    assert all(apart(*pair) for pair in combinations(boxes, 2))


def test_what_is_not_there_takes_no_room() -> None:
    bare = profile_card(PROFILE, Showcase([]), None, [], english())
    heights = [size(draw_profile(card, PROFILE.trend, english()))[1] for card in (bare, full())]
    assert heights[0] < heights[1]


def test_the_first_game_of_a_chart_has_its_rating_above_it() -> None:
    rated = (TrendPoint(1500, 300, won=True), TrendPoint(1520, 400, won=True))
    with Image.open(BytesIO(draw_stats(rated, english()))) as chart:
        picture = chart.convert("RGB")
    half = picture.height // 2
    ratings = picture.crop((0, 0, picture.width, half))
    points = picture.crop((0, half, picture.width, picture.height))
    assert leftmost(ratings, GOLD) == pytest.approx(leftmost(points, DOT), abs=4)


def leftmost(picture: Image.Image, colour: str) -> int:
    """Return the first column with something in a colour."""
    flat = Image.new("RGB", picture.size, colour)
    same = ImageChops.difference(picture, flat).convert("L").point([255, *[0] * 255])
    box = same.getbbox()
    assert box is not None
    return box[0]
