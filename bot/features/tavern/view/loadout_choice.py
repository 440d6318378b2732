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
    PickMenu,
    PutBackMenu,
    ReadyButton,
)
from bot.features.tavern.service.loadout_choice import Chest
from bot.features.tavern.view.badges import badge_about
from bot.features.tavern.view.collection import odds_in_words
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rows, rule, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button, ButtonStyle, Part, SelectOption, StringSelect
from bot.kit.game.dice_names import names_of_set
from bot.kit.game.people import name_of
from bot.kit.game.rulesets import options_line, rating_note
from bot.kit.game.variants import tavern_options
from bot.kit.texts.texts import Texts
from bot.match.loadouts.draft import left, seat_to_pick
from bot.match.loadouts.loadout import DICE, DiceFrom, Tavern, Wager
from bot.match.model.match import Match

PAGE: Final = 24
"""Kinds of dice, or badges, on a page: the menu of badges has one more option, for none."""

NO_BADGE: Final = "-"
"""The menu value for no badge."""


def choosing_board(match: Match, tavern: Tavern, texts: Texts) -> Layout:
    """Return who still has to choose, until when, and what can be seen of the choices."""
    drafts = tavern.dice is DiceFrom.DRAFT
    return Layout(
        paragraphs(
            texts("choosing-title"),
            options_line(match.setup, texts),
            *tavern_options(match, texts),
            rating_note(match, texts),
            *seal_lines(match, texts),
        ),
        rule(),
        paragraphs(
            *(_draft(match, tavern, texts) if drafts else []),
            *(_seats(match, tavern, texts) if tavern.is_private else []),
        ),
        text(texts("draft-ends" if drafts else "choosing-ends", when=f"<t:{match.deadline}:R>")),
        *([] if seat_to_pick(tavern) is None else [row([_pick_menu(match, tavern, texts)])]),
        *rows([*_buttons(match, tavern, texts), *word_buttons(match, texts)]),
        colour=LIVELY,
    )


def _buttons(match: Match, tavern: Tavern, texts: Texts) -> Iterator[Button]:
    drafts = tavern.dice is DiceFrom.DRAFT
    if tavern.is_private and not (drafts and all(outfit.ready for outfit in tavern.outfits)):
        choose = ChooseButton(match.id, match.version)
        style = ButtonStyle.SECONDARY if drafts else ButtonStyle.PRIMARY
        yield board_button(choose, texts("button-choose"), style=style)
    if tavern.wager is Wager.AGREED:
        call_off = CallOffButton(match.id, match.version)
        yield board_button(call_off, texts("button-call-off"))


def _seats(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield who has chosen; in a draft, where nobody is ready before the end, who still may."""
    for seat, outfit in enumerate(tavern.outfits):
        name = name_of(match, seat, texts)
        if tavern.dice is DiceFrom.DRAFT:
            if not outfit.ready:
                yield texts("draft-badge", name=name)
        elif outfit.ready:
            yield texts("choosing-ready", name=name)
        else:
            yield texts("choosing-seat", name=name)


def _draft(match: Match, tavern: Tavern, texts: Texts) -> Iterator[str]:
    """Yield the dice to pick from, those picked, and whose pick it is."""
    yield texts("draft-open", dice=names_of_set([tavern.spread[at] for at in left(tavern)], texts))
    if tavern.picks:
        yield texts("draft-picked", dice=names_of_set(tavern.outfits[0].dice, texts))
    seat = seat_to_pick(tavern)
    if seat is not None:
        yield texts("draft-seat", name=name_of(match, seat, texts))


def _pick_menu(match: Match, tavern: Tavern, texts: Texts) -> StringSelect:
    options = [
        SelectOption(
            label=shipped_dice()[tavern.spread[place]].name,
            value=str(place),
            description=odds_in_words(shipped_dice()[tavern.spread[place]].die, texts),
        )
        for place in left(tavern)
    ]
    button = PickMenu(match.id, match.version)
    return board_select(button, options, texts("menu-pick"))


def chest_card(chest: Chest, number: int, texts: Texts) -> Layout:
    """Return what a person has chosen, and page `number`, from 1, of what they can choose."""
    if chest.outfit.ready:
        return _ready_card(chest, texts)
    tavern = chest.tavern
    of = -(-max(len(chest.left), len(chest.badges)) // PAGE)
    number = max(1, min(number, of))
    match = chest.match
    return Layout(
        *([text("\n".join(_chosen_dice(chest, texts)))] if tavern.dice is DiceFrom.OWN else []),
        *([text(_chosen_badge(chest, texts))] if tavern.badges and chest.badges else []),
        *_menus(chest, number, texts),
        *paging(number, of, lambda to: ChestPage(match.id, to), texts),
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


def _chosen_dice(chest: Chest, texts: Texts) -> Iterator[str]:
    """Yield how to choose, and the dice that were chosen."""
    chosen = chest.outfit.dice
    yield texts("chest-title")
    yield texts("chest-chosen", chosen=len(chosen), most=DICE)
    if len(chosen) < DICE:
        yield texts("chest-how")
    for place, slug in enumerate(chosen, start=1):
        yield texts("chest-die", place=place, die=shipped_dice()[slug].name)


def _chosen_badge(chest: Chest, texts: Texts) -> str:
    worn = chest.outfit.badge
    if worn is None:
        return texts("chest-no-badge")
    badge = shipped_badges()[worn]
    return texts("chest-badge", badge=badge.name, about=badge_about(badge, texts))


def _menus(chest: Chest, number: int, texts: Texts) -> Iterator[Part]:
    """Yield the menus of page `number`: of dice to add and to put back, and of badges."""
    shown, chosen = slice((number - 1) * PAGE, number * PAGE), chest.outfit.dice
    if chest.tavern.dice is DiceFrom.OWN:
        kinds = list(chest.left)[shown] if len(chosen) < DICE else []
        if kinds:
            options = [_option(slug, chest, texts) for slug in kinds]
            yield row([_menu(chest, AddDieMenu, number, options, texts("menu-add-die"))])
        if chosen:
            options = [
                SelectOption(label=shipped_dice()[slug].name, value=_fresh(str(place), chest))
                for place, slug in enumerate(chosen)
            ]
            yield row([_menu(chest, PutBackMenu, number, options, texts("menu-put-back"))])
    badges = chest.badges[shown] if chest.tavern.badges else []
    if badges:
        options = [_badge_option(slug, texts) for slug in badges if slug != chest.outfit.badge]
        if chest.outfit.badge is not None:
            options.insert(0, SelectOption(label=texts("chest-option-none"), value=NO_BADGE))
        yield row([_menu(chest, BadgeMenu, number, options, texts("menu-badge"))])


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
        description=odds_in_words(die.die, texts),
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
