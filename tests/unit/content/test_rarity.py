"""How rare the dice and badges of the tavern are."""

from bot.content.achievements import Tier, shipped_achievements
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.content.rarity import Rarity, rarity_of


def test_what_the_first_opponents_give_is_common_and_what_the_last_do_legendary() -> None:
    levels = list(shipped_levels().values())
    assert {rarity_of(thing) for level in levels[:3] for thing in level.prizes} == {Rarity.COMMON}
    assert rarity_of(levels[-1].prizes[0]) is Rarity.LEGENDARY


def test_the_easiest_way_counts() -> None:
    easy = {thing for level in list(shipped_levels().values())[:3] for thing in level.prizes}
    prizes = {
        achievement.prize: achievement.tier
        for achievement in shipped_achievements().values()
        if achievement.prize is not None
    }
    assert all(rarity_of(thing) is Rarity.COMMON for thing in easy & prizes.keys())
    won_otherwise = {thing for level in shipped_levels().values() for thing in level.prizes}
    for thing, tier in prizes.items():
        if thing not in won_otherwise and tier is Tier.GOLD:
            assert rarity_of(thing) is Rarity.LEGENDARY


def test_there_is_something_of_every_rarity() -> None:
    things = [*shipped_dice(), *shipped_badges()]
    assert {rarity_of(thing) for thing in things} == set(Rarity)
    assert rarity_of("nothing of ours") is Rarity.LEGENDARY
