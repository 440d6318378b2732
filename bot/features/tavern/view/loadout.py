"""What is played with in the tavern, and on which terms."""

from collections.abc import Iterator

from bot.features.board.view.badges import badge_lines
from bot.kit.game.dice_names import names_of_roll, names_of_set
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.match import Match


def tavern_terms(match: Match, texts: Texts) -> Iterator[str]:
    """Yield how people come by their dice in the tavern, and what else is agreed on."""
    tavern = match.variant
    if isinstance(tavern, Tavern):
        yield texts(f"dice-from-{tavern.dice}")
        if tavern.badges:
            yield texts("tavern-badges")
        if tavern.wager is not Wager.NONE:
            yield texts(f"wager-{tavern.wager}")


def outfit_lines(match: Match, texts: Texts, *, rolled: bool) -> Iterator[str]:
    """Yield what each seat plays with, or both, a line each; nothing where all is ordinary.

    Where what was `rolled` stands below, its dice are named there, and not once more.
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
