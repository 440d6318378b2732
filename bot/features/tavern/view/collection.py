"""A person's collection: what each die and badge does and how rare it is, dice with their odds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.content.badges import TavernBadge, shipped_badges
from bot.content.dice import ORDINARY, TavernDie, shipped_dice
from bot.content.levels import shipped_levels
from bot.content.rarity import rarity_of
from bot.engine import JOKER, Die
from bot.features.standings.view.figures import percent
from bot.features.tavern.buttons import CollectionPage, FirstLevelButton, ShowCollectionButton
from bot.features.tavern.view.badges import badge_about
from bot.features.tavern.view.die_chart import draw_odds
from bot.features.tavern.view.die_traits import trait
from bot.features.tavern.view.prizes import thing_about, thing_name
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, row, rule, text
from bot.kit.components.media import Attachment, Picture, Section
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button, ButtonStyle, Part
from bot.kit.game.people import person_name
from bot.kit.page_window import page_window
from bot.kit.texts.texts import Texts
from bot.match.loadouts.collection import Collection
from bot.match.model.match import Person

ROWS: Final = 6
"""Dice on a page."""

BADGES: Final = 10
"""Badges on a page, a line each."""


def collection_card(
    collection: Collection, number: int, texts: Texts
) -> tuple[Layout, list[Attachment]]:
    """Return page `number`, from 1, of a person's dice and badges, and the files of its charts.

    Dice come first, then badges. A page past the end is the last one.
    """
    dice, badges = _owned(collection), _worn(collection)
    of_dice = page_window(1, len(dice), ROWS).of
    of = of_dice + -(-len(badges) // BADGES)
    number = max(1, min(number, of))
    shown = dice[(number - 1) * ROWS : number * ROWS]
    first_badge = max(0, number - of_dice - 1) * BADGES
    worn = badges[first_badge : first_badge + BADGES] if number > of_dice else []
    owns = bool(collection.dice or collection.badges)
    card = Layout(
        paragraphs(texts("collection-title"), *_counts(collection, texts)),
        rule(),
        *_dice(shown, collection.dice, texts),
        *([paragraphs(*_badge_lines(worn, texts))] if worn else []),
        *paging(number, of, CollectionPage, texts),
        text(texts("collection-how")),
        *([row([_show_button(texts)])] if owns else _first_opponent(texts)),
    )
    return card, _pictures(shown)


def shown_collection(
    person: Person, collection: Collection, texts: Texts
) -> tuple[Layout, list[Attachment]]:
    """Return the best of what `person` owns, for everyone: their rarest dice, and their badges."""
    dice = shipped_dice()
    rarest = sorted(collection.dice, key=lambda slug: -rarity_of(slug))[:ROWS]
    shown = [dice[slug] for slug in rarest]
    badges = sorted(_worn(collection), key=lambda badge: -rarity_of(badge.slug))[:BADGES]
    card = Layout(
        paragraphs(
            texts("collection-of", name=person_name(person, texts)),
            texts(
                "collection-owned",
                dice=sum(collection.dice.values()),
                badges=len(collection.badges),
            ),
        ),
        rule(),
        *_dice(shown, collection.dice, texts),
        *([paragraphs(*_badge_lines(badges, texts))] if badges else []),
        colour=BRIGHT,
    )
    return card, _pictures(shown)


def rarest_names(collection: Collection, most: int = 3) -> list[str]:
    """Return the names of the rarest dice of a collection, so many at `most`."""
    rarest = sorted(collection.dice, key=lambda slug: -rarity_of(slug))[:most]
    return [shipped_dice()[slug].short_name for slug in rarest]


def _counts(collection: Collection, texts: Texts) -> Iterator[str]:
    dice, kinds = sum(collection.dice.values()), len(collection.dice)
    yield texts("collection-dice", dice=dice, kinds=kinds)
    yield texts("collection-badges", badges=len(collection.badges))


def _show_button(texts: Texts) -> Button:
    return board_button(ShowCollectionButton(), texts("button-show-collection"))


def _first_opponent(texts: Texts) -> Iterator[Part]:
    """Yield where whoever owns nothing yet wins the first prize, and how to begin."""
    slug, level = next(iter(shipped_levels().items()))
    name, prize = texts(f"opponent-{slug}"), level.prizes[0]
    about = thing_about(prize, texts)
    yield text(texts("collection-begin", name=name, prize=thing_name(prize), about=about))
    label = texts("button-play-level", name=name)
    yield row([board_button(FirstLevelButton(), label, style=ButtonStyle.PRIMARY)])


def _owned(collection: Collection) -> list[TavernDie]:
    """Return the dice to show; those that everybody has come first."""
    dice = shipped_dice()
    return [dice[ORDINARY], *[dice[slug] for slug in collection.dice]]


def _worn(collection: Collection) -> list[TavernBadge]:
    """Return the badges to show, in the order of the catalogue."""
    return [badge for slug, badge in shipped_badges().items() if slug in collection.badges]


def _dice(dice: Sequence[TavernDie], counts: Mapping[str, int], texts: Texts) -> Iterator[Part]:
    for die in dice:
        line = texts("collection-die", die=die.name, count=counts.get(die.slug, 0))
        rarity = "" if die.slug == ORDINARY else texts(f"rarity-{rarity_of(die.slug).word}")
        alt = texts("die-odds-alt", die=die.name, odds=odds_in_words(die.die, texts))
        about = paragraphs(line, texts.together((trait(die.die, texts), rarity)))
        yield Section(about, Picture(_file_name(die), alt))


def _badge_lines(badges: Sequence[TavernBadge], texts: Texts) -> Iterator[str]:
    for badge in badges:
        rarity = texts(f"rarity-{rarity_of(badge.slug).word}")
        about = badge_about(badge, texts)
        yield texts("collection-badge", badge=badge.name, about=about, rarity=rarity)


def odds_in_words(die: Die, texts: Texts) -> str:
    """Return how likely each face of `die` is; faces that never come are left out."""
    told = [
        texts("die-joker", share=percent(share, texts))
        if face == JOKER
        else texts("die-face", face=face, share=percent(share, texts))
        for face, share in zip(die.faces, _shares(die), strict=True)
        if share
    ]
    return texts.listed(told)


def _shares(die: Die) -> tuple[float, ...]:
    return tuple(weight / sum(die.weights) for weight in die.weights)


def _file_name(die: TavernDie) -> str:
    return f"{die.slug}.png"


def _pictures(dice: Sequence[TavernDie]) -> list[Attachment]:
    """Return the charts of `dice`, all to one scale."""
    tallest = max((max(_shares(die.die)) for die in dice), default=1.0)
    return [_picture(die, tallest) for die in dice]


def _picture(die: TavernDie, tallest: float) -> Attachment:
    return Attachment(_file_name(die), draw_odds(_shares(die.die), die.die.faces, tallest))
