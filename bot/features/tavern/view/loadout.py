"""The dice and badges of a tavern game, as its board tells of them."""

from collections.abc import Iterator

from bot.features.tavern.view.badges import badge_lines
from bot.kit.game.dice_names import names_of_roll, names_of_set
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.match import Match


def loadout_lines(match: Match, texts: Texts, *, rolled: bool) -> Iterator[str]:
    """Yield the dice of each seat, or of both together, and the badges, a line each.

    With `rolled`, the dice of the player on turn are named with the roll and left out here.
    """
    tavern = match.variant
    if not isinstance(tavern, Tavern):
        return
    named = match.state.seat if rolled and names_of_roll(match, texts) else None
    if tavern.wager is not Wager.NONE:
        yield texts(f"wager-{tavern.wager}")
    if tavern.dice is DiceFrom.DRAFT and named is None:
        yield texts("outfit-both", dice=names_of_set(tavern.outfits[0].filled, texts))
    elif tavern.dice is DiceFrom.OWN:
        for seat, outfit in enumerate(tavern.outfits):
            if seat == named:
                continue
            dice = names_of_set(outfit.filled, texts)
            yield texts("outfit", name=name_of(match, seat, texts), dice=dice)
    yield from badge_lines(match, texts)
