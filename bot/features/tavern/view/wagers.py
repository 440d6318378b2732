"""The wager of a finished game."""

from collections.abc import Iterator

from bot.content.dice import shipped_dice
from bot.features.tavern.buttons import StakeMenu
from bot.features.tavern.model import won_wager
from bot.features.tavern.view.die_traits import trait
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import row
from bot.kit.components.parts import Part, SelectOption
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def wager_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield who may take one of whose dice, or which one they took."""
    won = won_wager(match)
    if won is None:
        return
    winner, loser = name_of(match, won.winner, texts), name_of(match, won.loser, texts)
    if won.tavern.passed is not None:
        die = shipped_dice()[won.tavern.passed].name
        yield texts("wager-passed", winner=winner, loser=loser, die=die)
    else:
        yield texts("wager-won", winner=winner, loser=loser)


def stake_menu(match: Match, texts: Texts) -> Iterator[Part]:
    """Yield the menu of the dice from which the winner has yet to take one."""
    won = won_wager(match)
    options = [
        SelectOption(
            label=shipped_dice()[slug].name,
            value=slug,
            description=trait(shipped_dice()[slug].die, texts),
        )
        for slug in (won.at_stake if won else ())
    ]
    if options:
        button = StakeMenu(match.id, match.version)
        yield row([board_select(button, options, texts("menu-stake"))])
