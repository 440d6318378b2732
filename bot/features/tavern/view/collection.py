"""A person's collection of dice: what each does at a glance, with its odds as a chart."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.content.dice import ORDINARY, TavernDie, shipped_dice
from bot.content.levels import shipped_levels
from bot.engine import JOKER, Die
from bot.features.standings.view.figures import percent
from bot.features.tavern.buttons import CollectionPage, FirstLevelButton
from bot.features.tavern.view.die_chart import draw_odds
from bot.features.tavern.view.die_traits import trait
from bot.features.tavern.view.prizes import thing_about, thing_name
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.media import Attachment, Picture, Section
from bot.kit.components.paging import paging
from bot.kit.components.parts import ButtonStyle, Part
from bot.kit.page_window import page_window
from bot.kit.texts.texts import Texts
from bot.match.loadouts.collection import Collection

ROWS: Final = 6
"""Dice on a page."""


def collection_card(
    collection: Collection, number: int, texts: Texts
) -> tuple[Layout, list[Attachment]]:
    """Return page `number`, from 1, of a person's dice, and the files of its charts.

    A page past the end is the last one.
    """
    owned = _owned(collection)
    window = page_window(number, len(owned), ROWS)
    shown = window.cut(owned)
    tallest = max(max(_shares(die.die)) for die in shown)
    card = Layout(
        paragraphs(
            texts("collection-title"),
            texts(
                "collection-dice", dice=sum(collection.dice.values()), kinds=len(collection.dice)
            ),
            texts("collection-badges", badges=len(collection.badges)),
        ),
        rule(),
        *_dice(shown, collection.dice, texts),
        *paging(window.number, window.of, CollectionPage, texts),
        text(texts("collection-how")),
        *([] if collection.dice or collection.badges else _first_opponent(texts)),
    )
    return card, [_picture(die, tallest, texts) for die in shown]


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


def _dice(dice: Sequence[TavernDie], counts: Mapping[str, int], texts: Texts) -> Iterator[Part]:
    for die in dice:
        count = counts.get(die.slug, 0)
        line = texts("collection-die", die=die.name, count=count)
        alt = texts("die-odds-alt", die=die.name, odds=odds_in_words(die.die, texts))
        yield Section(paragraphs(line, trait(die.die, texts)), Picture(_file_name(die), alt))


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


def _picture(die: TavernDie, tallest: float, texts: Texts) -> Attachment:
    names = tuple(texts("die-joker-sign") if face == JOKER else str(face) for face in die.die.faces)
    chart = draw_odds(_shares(die.die), names, tallest)
    return Attachment(_file_name(die), chart)
