"""The board while people choose dice and badges, and the private message to choose in."""

from collections.abc import Iterator
from typing import Final

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import parse_number
from bot.features.fairness.view.seal import seal_lines, word_buttons
from bot.features.tavern.buttons import (
    AddDieMenu,
    BadgeMenu,
    CallOffButton,
    ChestMenu,
    ChestPage,
    ChooseButton,
    PutBackMenu,
    ReadyButton,
)
from bot.features.tavern.service.loadout_choice import Chest
from bot.features.tavern.view.badges import badge_about
from bot.features.tavern.view.die_traits import glance, trait
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rows, rule, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button, ButtonStyle, Part, SelectOption, StringSelect
from bot.kit.game.dice_names import names_of_set
from bot.kit.game.people import name_of
from bot.kit.game.rulesets import options_line, rating_note
from bot.kit.game.variants import tavern_options
from bot.kit.page_window import PageWindow, page_window
from bot.kit.texts.texts import Texts
from bot.match.loadouts.loadout import DICE, DiceFrom, Tavern, Wager
from bot.match.model.match import Match

PAGE: Final = 24
"""Kinds of dice, or badges, on a page: the menu of badges has one more option, for none."""

NO_BADGE: Final = "-"
"""The menu value for no badge."""


def choosing_board(match: Match, tavern: Tavern, texts: Texts) -> Layout:
    """Return who still has to choose in private, and until when."""
    return Layout(
        paragraphs(
            texts("choosing-title"),
            options_line(match.setup, texts),
            *tavern_options(match, texts),
            rating_note(match, texts),
            *seal_lines(match, texts),
        ),
        rule(),
        paragraphs(*_seats(match, tavern, texts)),
        text(texts("choosing-ends", when=f"<t:{match.deadline}:R>")),
        *rows([*_buttons(match, tavern, texts), *word_buttons(match, texts)]),
        colour=LIVELY,
    )


def _buttons(match: Match, tavern: Tavern, texts: Texts) -> Iterator[Button]:
    choose = ChooseButton(match.id, match.version)
    if tavern.dice is DiceFrom.OWN:
        yield board_button(choose, texts("button-choose"), style=ButtonStyle.PRIMARY)
    else:
        yield board_button(choose, texts("button-choose-badge"))
    if tavern.wager is Wager.AGREED:
        call_off = CallOffButton(match.id, match.version)
        yield board_button(call_off, texts("button-call-off"))


def _seats(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield who is ready, and who still chooses."""
    for seat, outfit in enumerate(tavern.outfits):
        key = "choosing-ready" if outfit.ready else "choosing-seat"
        yield texts(key, name=name_of(match, seat, texts))


def chest_card(chest: Chest, number: int, texts: Texts, *, bars: bool) -> Layout:
    """Return what a person has chosen, and page `number`, from 1, of what they can choose.

    `bars` show how often the faces of a die come up, for those who see dice as pictures or signs.
    """
    if chest.outfit.ready:
        return _ready_card(chest, texts)
    tavern = chest.tavern
    window = page_window(number, max(len(chest.left), len(chest.badges)), PAGE)
    match = chest.match
    return Layout(
        *(
            [paragraphs(*_chosen_dice(chest, texts, bars=bars))]
            if tavern.dice is DiceFrom.OWN
            else []
        ),
        *([text(_chosen_badge(chest, texts))] if tavern.badges and chest.badges else []),
        *_menus(chest, window, texts),
        *paging(window.number, window.of, lambda to: ChestPage(match.id, to), texts),
        row(
            [
                board_button(
                    ReadyButton(match.id, match.version),
                    texts("button-ready"),
                    style=ButtonStyle.SUCCESS,
                )
            ]
        ),
    )


def _chosen_dice(chest: Chest, texts: Texts, *, bars: bool) -> Iterator[str]:
    """Yield how to choose, and the dice that were chosen."""
    chosen = chest.outfit.dice
    yield texts("chest-title")
    yield texts("chest-chosen", chosen=len(chosen), most=DICE)
    if len(chosen) < DICE:
        yield texts("chest-how")
    for place, slug in enumerate(chosen, start=1):
        yield texts("chest-die", place=place, die=glance(slug, texts, bars=bars))
    if chosen and bars:
        yield texts("bars-legend")


def _chosen_badge(chest: Chest, texts: Texts) -> str:
    worn = chest.outfit.badge
    if worn is None:
        return texts("chest-no-badge")
    badge = shipped_badges()[worn]
    return texts("chest-badge", badge=badge.name, about=badge_about(badge, texts))


def _menus(chest: Chest, window: PageWindow, texts: Texts) -> Iterator[Part]:
    """Yield the menus of a page: of dice to add and to put back, and of badges."""
    chosen = chest.outfit.dice
    if chest.tavern.dice is DiceFrom.OWN:
        kinds = window.cut(list(chest.left)) if len(chosen) < DICE else ()
        if kinds:
            options = [_option(slug, chest, texts) for slug in kinds]
            yield row([_menu(chest, AddDieMenu, window.number, options, texts("menu-add-die"))])
        if chosen:
            options = [
                SelectOption(label=shipped_dice()[slug].name, value=_fresh(str(place), chest))
                for place, slug in enumerate(chosen)
            ]
            yield row([_menu(chest, PutBackMenu, window.number, options, texts("menu-put-back"))])
    badges = window.cut(chest.badges) if chest.tavern.badges else ()
    if badges:
        options = [_badge_option(slug, texts) for slug in badges if slug != chest.outfit.badge]
        if chest.outfit.badge is not None:
            options.insert(0, SelectOption(label=texts("chest-option-none"), value=NO_BADGE))
        yield row([_menu(chest, BadgeMenu, window.number, options, texts("menu-badge"))])


def read_die(value: str) -> str:
    """Return the slug of the die that was chosen in a menu; raises `LookupError` for none."""
    return shipped_dice()[_meant(value)].slug


def read_place(value: str) -> int:
    """Return the place of the die that was chosen to be put back; raises `ValueError` for none."""
    return parse_number(_meant(value))


def read_badge(value: str) -> str | None:
    """Return the slug of the badge that was chosen, or None; raises `LookupError` for no badge."""
    return None if value == NO_BADGE else shipped_badges()[value].slug


def _badge_option(slug: str, texts: Texts) -> SelectOption:
    badge = shipped_badges()[slug]
    return SelectOption(label=badge.name, value=slug, description=badge_about(badge, texts))


def _menu(
    chest: Chest, menu: type[ChestMenu], number: int, options: list[SelectOption], empty: str
) -> StringSelect:
    return board_select(menu(chest.match.id, chest.match.version, number), options, empty)


def _option(slug: str, chest: Chest, texts: Texts) -> SelectOption:
    die = shipped_dice()[slug]
    return SelectOption(
        label=texts("chest-option", die=die.name, count=chest.left[slug]),
        value=_fresh(slug, chest),
        description=trait(die.die, texts),
    )


def _fresh(value: str, chest: Chest) -> str:
    """Return `value` in a form that the menu before did not have.

    Discord's clients keep what was chosen last, even in a menu that replaces the first, and do not
    send it again (discord-api-docs issues 4801 and 8160): without this, nobody could choose two
    dice of a kind one after the other.
    """
    return f"{value} {chest.match.version}"


def _meant(value: str) -> str:
    """Return the die, or the place, in a menu value of `_fresh`."""
    return value.partition(" ")[0]


def _ready_card(chest: Chest, texts: Texts) -> Layout:
    tavern = chest.tavern
    begun, drafts = tavern.is_settled, tavern.dice is DiceFrom.DRAFT
    badge = chest.outfit.badge
    return Layout(
        paragraphs(
            texts("chest-begun" if begun else "chest-badge-settled" if drafts else "chest-ready"),
            texts("chest-dice", dice=names_of_set(chest.outfit.filled, texts))
            if tavern.dice is DiceFrom.OWN
            else "",
            "" if badge is None else _chosen_badge(chest, texts),
        )
    )
