"""What is played with in the tavern, and on which terms."""

from collections.abc import Iterator

from bot.domain.match import Match
from bot.domain.outfits import DiceFrom, Wager
from bot.ui.dice_names import names_of_set
from bot.ui.people import name_of
from bot.ui.texts import Texts


def tavern_terms(match: Match, texts: Texts) -> Iterator[str]:
    """Yield how people come by their dice in the tavern, and whether they are at stake."""
    if match.tavern is not None:
        yield texts(f"dice-from-{match.tavern.dice}")
        if match.tavern.wager is not Wager.NONE:
            yield texts(f"wager-{match.tavern.wager}")


def outfit_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield what each seat plays with, or both, a line each; nothing where all is ordinary."""
    tavern = match.tavern
    if tavern is None or tavern.dice is DiceFrom.ORDINARY:
        return
    if tavern.wager is not Wager.NONE:
        yield texts(f"wager-{tavern.wager}")
    if tavern.dice is DiceFrom.DRAFT:
        yield texts("outfit-both", dice=names_of_set(tavern.outfits[0].filled, texts))
        return
    for seat, outfit in enumerate(tavern.outfits):
        dice = names_of_set(outfit.filled, texts)
        yield texts("outfit", name=name_of(match, seat, texts), dice=dice)
