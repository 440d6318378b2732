"""The podium of a season that has ended."""

from collections.abc import Iterator

from bot.features.standings.buttons import EndSeasonButton
from bot.features.standings.model.leaderboards import Podium
from bot.features.standings.model.periods import Span
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, text
from bot.kit.game.people import person_name
from bot.kit.texts.ranked import medal
from bot.kit.texts.texts import Texts

MOST = 6
"""How many people are named: in a season of few games many may share a place."""


def podium_card(podium: Podium, next_ends: int | None, texts: Texts) -> Layout:
    """Return the podium of a season that has just ended.

    `next_ends` is when the next one ends by itself (Unix seconds), None if it does not.
    """
    starts, ends = f"<t:{podium.span.starts}:f>", f"<t:{podium.span.ends}:f>"
    return Layout(
        paragraphs(
            texts("podium-title"),
            texts("podium-span", starts=starts, ends=ends),
            *_rows(podium, texts),
            texts("podium-next-open")
            if next_ends is None
            else texts("podium-next", ends=f"<t:{next_ends}:f>"),
        ),
        colour=BRIGHT,
    )


def season_question(guild_id: int, season: Span, texts: Texts) -> Layout:
    """Return the question whether to end the season of a server."""
    button = EndSeasonButton(guild_id, season.starts)
    return confirmation(button, texts("button-end-season"), texts, text(texts("season-sure")))


def season_over_card(texts: Texts) -> Layout:
    """Return the card that replaces the question once the season has ended."""
    return Layout(text(texts("done-season")))


def podium_line(podium: Podium, texts: Texts) -> str:
    """Return the podium of the last season in one line."""
    placed = [
        texts(
            "podium-placed",
            place=placed.place,
            name=person_name(placed.person, texts),
            wins=placed.wins,
        )
        for placed in podium.placed[:MOST]
    ]
    return texts("podium-line", placed=texts.listed([*placed, *_more(podium, texts)]))


def _rows(podium: Podium, texts: Texts) -> Iterator[str]:
    for placed in podium.placed[:MOST]:
        yield medal(placed.place) + texts(
            "podium-row",
            place=placed.place,
            name=person_name(placed.person, texts),
            wins=placed.wins,
            games=placed.games,
        )
    yield from _more(podium, texts)


def _more(podium: Podium, texts: Texts) -> Iterator[str]:
    if len(podium.placed) > MOST:
        yield texts("podium-more", people=len(podium.placed) - MOST)
