"""Dice and badges that a finished game has won."""

from collections.abc import Iterator

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.features.tavern.view.badges import badge_about
from bot.features.tavern.view.die_traits import trait
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def prize_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield which dice and badges `match` has won its people, a line each."""
    for player in match.players:
        things = [prize.thing for prize in match.prizes if prize.user_id == player.user_id]
        if things:
            yield texts(
                "prizes-won",
                name=person_name(player, texts),
                prizes=texts.listed([_told(thing, texts) for thing in things]),
            )


def _told(slug: str, texts: Texts) -> str:
    """Return the name of a prize and what it does."""
    return texts("prize", name=thing_name(slug), about=thing_about(slug, texts))


def thing_about(slug: str, texts: Texts) -> str:
    """Return in a few words what a die or a badge does."""
    die = shipped_dice().get(slug)
    if die is None:
        return badge_about(shipped_badges()[slug], texts)
    return trait(die.die, texts)


def thing_name(slug: str) -> str:
    """Return the name of a die or a badge."""
    die = shipped_dice().get(slug)
    return shipped_badges()[slug].name if die is None else die.name
