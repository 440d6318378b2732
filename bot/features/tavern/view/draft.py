"""The board of a draft: who picks now, what both have so far, and what lies on the table."""

from collections.abc import Iterator
from typing import Final

from bot.content.dice import shipped_dice
from bot.features.fairness.view.seal import seal_lines
from bot.features.tavern.buttons import ChooseButton, PickMenu
from bot.features.tavern.view.die_traits import glance, trait
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rows, rule
from bot.kit.components.parts import Button, Part, SelectOption
from bot.kit.game.dice_names import names_of_set
from bot.kit.game.people import called, name_of
from bot.kit.game.rulesets import options_line
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.loadouts.draft import left, picks_of, seat_to_pick
from bot.match.loadouts.loadout import DICE, Tavern
from bot.match.model.match import Match

_LONGEST_NAME: Final = 24
"""The characters of a name that a menu has room for on a phone."""


def draft_board(match: Match, tavern: Tavern, texts: Texts) -> Layout:
    """Return the board of `match` while its dice are picked, or a badge may still be chosen."""
    return Layout(
        paragraphs(*_whose_pick(match, tavern, texts)),
        *_on_table(tavern, texts),
        rule(),
        paragraphs(*_picked(match, tavern, texts)),
        *_pick_menu(match, tavern, texts),
        *rows(_badge_button(match, tavern, texts)),
        paragraphs(*_terms(match, tavern, texts), *seal_lines(match, texts)),
        colour=LIVELY,
    )


def _terms(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield what is played, in small print: whoever plays has read it on the invitation."""
    yield texts("draft-terms", terms=options_line(match.setup, texts))
    if tavern.badges:
        yield texts("draft-terms", terms=texts("tavern-badges"))


def _whose_pick(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield who picks now, which die it is, and until when; and who may still choose a badge."""
    seat = seat_to_pick(tavern)
    when = f"<t:{match.deadline}:R>"
    if seat is None:
        yield texts("draft-done")
    else:
        yield texts("draft-seat", name=name_of(match, seat, texts))
        yield texts("draft-number", number=len(tavern.picks) + 1, most=DICE)
    for chooser, outfit in enumerate(tavern.outfits):
        if not outfit.ready:
            yield texts("draft-badge", name=name_of(match, chooser, texts))
    yield texts("draft-ends", when=when)


def _picked(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield what each has picked so far, with which both will play."""
    for seat in range(len(tavern.outfits)):
        picked = [tavern.spread[place] for place in picks_of(tavern, seat)]
        name = name_of(match, seat, texts)
        if picked:
            yield texts("draft-picked", name=name, dice=names_of_set(picked, texts))
        else:
            yield texts("draft-picked-none", name=name)


def _on_table(tavern: Tavern, texts: Texts) -> Iterator[Part]:
    """Yield the dice to pick from, each in a line that a phone does not break."""
    if seat_to_pick(tavern) is not None:
        yield rule()
        yield paragraphs(
            *(glance(tavern.spread[place], texts, bars=False) for place in left(tavern))
        )


def _pick_menu(match: Match, tavern: Tavern, texts: Texts) -> Iterator[Part]:
    """Yield the menu of these dice, in which stands who picks."""
    seat = seat_to_pick(tavern)
    if seat is None:
        return
    options = [
        SelectOption(
            label=shipped_dice()[tavern.spread[place]].name,
            value=str(place),
            description=trait(shipped_dice()[tavern.spread[place]].die, texts),
        )
        for place in left(tavern)
    ]
    empty = texts("menu-pick", name=clean(called(match.players[seat], texts), _LONGEST_NAME))
    yield row([board_select(PickMenu(match.id, match.version), options, empty)])


def _badge_button(match: Match, tavern: Tavern, texts: Texts) -> Iterator[Button]:
    """Yield the button that opens somebody's badges, while anybody who owns some may choose."""
    if tavern.badges and not all(outfit.ready for outfit in tavern.outfits):
        yield board_button(ChooseButton(match.id, match.version), texts("button-choose-badge"))
