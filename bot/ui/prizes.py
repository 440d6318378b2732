"""What a finished game has won its people for the tavern."""

from collections.abc import Iterator

from bot.domain.badges import shipped_badges
from bot.domain.match import Match
from bot.domain.tavern import shipped_dice
from bot.ui.people import person_name
from bot.ui.texts import Texts


def prize_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield which dice and badges `match` has won its people, a line for each of them."""
    for player in match.players:
        things = [each.thing for each in match.prizes if each.user_id == player.user_id]
        if things:
            yield texts(
                "prizes-won",
                name=person_name(player, texts),
                prizes=texts.listed([thing_name(thing) for thing in things]),
            )


def thing_name(slug: str) -> str:
    """Return what players call a die or a badge."""
    die = shipped_dice().get(slug)
    return shipped_badges()[slug].name if die is None else die.name
