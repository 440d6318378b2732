"""The opponents of the tavern: games that can be played, for things that there are."""

import pytest

from bot.content.achievements import shipped_achievements
from bot.content.badges import shipped_badges
from bot.content.dice import ORDINARY, shipped_dice
from bot.content.levels import parse_levels, shipped_levels
from bot.engine import FAIR, HIGHEST_TARGET, LOWEST_TARGET

LEVELS = shipped_levels()


def test_levels_are_games_that_can_be_played() -> None:
    targets = [level.target for level in LEVELS.values()]
    assert len(targets) == 11
    assert targets == sorted(targets)
    assert LOWEST_TARGET <= targets[0] == 1500
    assert targets[-1] == 8000 <= HIGHEST_TARGET


@pytest.mark.parametrize("slug", LEVELS)
def test_a_level_plays_with_six_dice_that_can_be_won_somewhere(slug: str) -> None:
    level = LEVELS[slug]
    assert len(level.dice) == 6
    assert set(level.dice) - {ORDINARY} <= {
        prize for level in LEVELS.values() for prize in level.prizes
    }
    assert level.badge in level.prizes


def test_everything_but_the_ordinary_die_can_be_won() -> None:
    of_levels = {prize for level in LEVELS.values() for prize in level.prizes}
    of_achievements = {achievement.prize for achievement in shipped_achievements().values()} - {
        None
    }
    dice, badges = set(shipped_dice()), set(shipped_badges())
    assert not dice & badges
    assert of_levels | of_achievements == (dice | badges) - {ORDINARY}


@pytest.mark.parametrize("slug", LEVELS)
def test_the_first_prize_of_a_level_falls_otherwise_than_an_ordinary_die(slug: str) -> None:
    first = LEVELS[slug].prizes[0]
    assert shipped_dice()[first].die != FAIR


def test_a_die_that_comes_with_an_achievement_falls_otherwise_too() -> None:
    prizes = {achievement.prize for achievement in shipped_achievements().values()}
    dice = [die for slug, die in shipped_dice().items() if slug in prizes]
    assert dice
    assert FAIR not in [die.die for die in dice]


def test_no_level_is_called_like_an_achievement() -> None:
    # Prizes are known by where they come from.
    assert not LEVELS.keys() & shipped_achievements().keys()


def test_a_level_has_a_temper_of_ours() -> None:
    with pytest.raises(ValueError, match="drunken"):
        parse_levels(
            '[host]\ntarget = 1000\ntemper = "drunken"\ndice = []\nbadge = ""\nprizes = []'
        )
