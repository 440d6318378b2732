"""Dice and badges that a finished game has won."""

from collections.abc import Iterator
from typing import Final

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import JOKER
from bot.features.tavern.view.badges import badge_about
from bot.features.tavern.view.die_traits import trait
from bot.kit.game.people import person_name
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_BADGE: Final = "\N{MILITARY MEDAL}"
"""Stands before a badge. Before a die stands the face that it shows most."""


def prize_lines(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield which dice and badges `match` has won its people, a line each.

    Small pictures stand before them, unless `faces` are told in digits.
    """
    for player in match.players:
        things = [prize.thing for prize in match.prizes if prize.user_id == player.user_id]
        if things:
            yield texts(
                "prizes-won",
                name=person_name(player, texts),
                prizes=texts.listed([_told(thing, texts, faces) for thing in things]),
            )


def _told(slug: str, texts: Texts, faces: DiceFaces) -> str:
    """Return the name of a prize and what it does."""
    told = texts("prize", name=thing_name(slug), about=thing_about(slug, texts))
    return told if faces.tells else f"{_picture(slug, faces)} {told}"


def _picture(slug: str, faces: DiceFaces) -> str:
    """Return the face that a die shows most, its devil's head if it has one; a medal of a badge."""
    shipped = shipped_dice().get(slug)
    if shipped is None:
        return _BADGE
    die = shipped.die
    if JOKER in die.faces:
        return faces.roll((JOKER,))
    return faces.roll((die.faces[die.weights.index(max(die.weights))],))


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
