"""Who plays whom, and what came of it."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from bot.features.tournaments.buttons import PairingsPage
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.pages import RoundPage
from bot.features.tournaments.model.pairing.history import BracketPart, How, PairingPlace
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.view.labels import entry_name, place_name, title_of
from bot.features.tournaments.view.navigation import navigation, showing
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rule, text
from bot.kit.components.paging import paging
from bot.kit.texts.texts import Texts

MOST_PAIRINGS: Final = 16
"""Pairings that are told of; the pages have all of them."""

Links = Mapping[int, str]
"""Where the boards of games are, by the number of the game."""


def pairings_card(page: RoundPage, reader_id: int, texts: Texts) -> Layout:
    """Return a page of pairings, round by round, with links to their games."""
    tournament = page.tournament
    return Layout(
        text(texts("tournament-pairings-title", title=title_of(tournament))),
        rule(),
        *[
            paragraphs(f"**{_heading(tournament, place, texts)}**", *lines)
            for place, lines in _rounds(page, texts)
        ],
        *paging(page.number, page.of, lambda to: PairingsPage(tournament.id, to), texts),
        rule(),
        *navigation(tournament, reader_id, texts, here=PairingsPage),
    )


def pairing_line(tournament: Tournament, series: Series, links: Links, texts: Texts) -> str:
    """Return the line of a pairing: its entrants, and the result or a link."""
    first, second = _names(tournament, series, texts)
    outcome = series.pairing.outcome
    if outcome is None:
        told = _played(series, links, texts)
        return texts("tournament-pairing", first=first, second=second, told=told)
    if outcome.how is How.BYE or series.pairing.second is None:
        return texts("tournament-bye", name=first)
    won, lost = outcome.scored if any(outcome.scored) else (outcome.first, outcome.second)
    score = texts("tournament-score", first=won / 2, second=lost / 2)
    line = texts("tournament-pairing", first=first, second=second, told=f"**{score}**")
    if outcome.how is How.PLAYED:
        return line
    return texts(f"tournament-how-{outcome.how}", pairing=line)


def newest_round(tournament: Tournament) -> int:
    """Return the newest round of the main part to post, 0 for none.

    An arena pairs without end, and in a duplicate everybody plays alone.
    """
    if not tournament.plan.traits.has_series or not tournament.is_running:
        return 0
    return tournament.course.last_round


def round_post(tournament: Tournament, number: int, texts: Texts) -> Layout:
    """Return the post of a new round's pairings; it mentions nobody."""
    rounds = form_of(tournament).rounds(tournament.course)
    here = [
        series
        for series in tournament.series
        if series.pairing.place.part is BracketPart.MAIN and series.pairing.place.round == number
    ]
    heading = texts(
        "tournament-round-begins",
        title=title_of(tournament),
        round=place_name(PairingPlace(BracketPart.MAIN, number, 1), rounds, texts),
    )
    lines = [pairing_line(tournament, series, {}, texts) for series in here[:MOST_PAIRINGS]]
    others = len(here) - MOST_PAIRINGS
    if others > 0:
        lines.append(texts("tournament-others", others=others))
    pairings = board_button(PairingsPage(tournament.id, 0), texts("button-tournament-pairings"))
    return Layout(
        paragraphs(heading, *lines), row([pairings, showing(tournament, texts)]), colour=LIVELY
    )


def _rounds(page: RoundPage, texts: Texts) -> Iterator[tuple[PairingPlace, list[str]]]:
    def of_round(series: Series) -> tuple[str, int]:
        return series.pairing.place.part, series.pairing.place.round

    for _, beside in groupby(page.series, of_round):
        together = list(beside)
        lines = [pairing_line(page.tournament, series, page.links, texts) for series in together]
        yield together[0].pairing.place, lines


def _heading(tournament: Tournament, place: PairingPlace, texts: Texts) -> str:
    return place_name(place, form_of(tournament).rounds(tournament.course), texts)


def _names(tournament: Tournament, series: Series, texts: Texts) -> tuple[str, str]:
    people = tournament.by_number
    first = entry_name(people[series.pairing.first], texts)
    second = series.pairing.second
    return first, "" if second is None else entry_name(people[second], texts)


def _played(series: Series, links: Links, texts: Texts) -> str:
    """Return the link to a pairing: that of its first open game, since teams have several."""
    numbers = [game.match.id for game in series.open_games if game.match]
    if not numbers:
        return texts("tournament-due")
    first = _game(numbers[0], links, texts)
    return texts("tournament-playing", game=first, others=len(numbers) - 1)


def _game(number: int, links: Links, texts: Texts) -> str:
    game = texts("tournament-game", number=str(number))
    return f"[{game}]({links[number]})" if links.get(number) else game
