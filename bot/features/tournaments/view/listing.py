"""The tournaments of a server."""

from collections.abc import Iterator, Sequence

from bot.features.tournaments.buttons import ListPage, OpenMenu
from bot.features.tournaments.model.pages import TournamentPage, TournamentRow
from bot.features.tournaments.model.plan import LONGEST_TITLE
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import ActionRow, SelectOption
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.texts import Texts

_LONGEST_LABEL = 100


def list_card(page: TournamentPage, shown: Sequence[TournamentRow], texts: Texts) -> Layout:
    """Return a page of the tournaments of a server, and the menu that opens one.

    `shown` are those of the page that the reader may know of.
    """
    return Layout(
        text(texts("tournaments-title")),
        rule(),
        paragraphs(*_lines(shown, texts)),
        *paging(page.number, page.of, ListPage, texts),
        *_menu(shown, texts),
    )


def tournament_choice(row: TournamentRow, texts: Texts) -> str:
    """Return a tournament as an autocomplete choice or a line of a menu."""
    told = texts(
        "tournament-choice",
        title=clean(row.title, LONGEST_TITLE),
        form=texts(f"tournament-form-{row.form}"),
        state=texts(f"tournament-state-{row.phase.name}"),
    )
    return clean(told, _LONGEST_LABEL)


def _lines(shown: Sequence[TournamentRow], texts: Texts) -> Iterator[str]:
    if not shown:
        yield texts("tournaments-none")
    for tournament in shown:
        yield texts(
            "tournaments-row",
            title=plain(tournament.title, LONGEST_TITLE),
            form=texts(f"tournament-form-{tournament.form}"),
            state=texts(f"tournament-state-{tournament.phase.name}"),
            entrants=tournament.entrants,
            most=tournament.most,
        )


def _menu(shown: Sequence[TournamentRow], texts: Texts) -> Iterator[ActionRow]:
    options = [
        SelectOption(tournament_choice(tournament, texts), str(tournament.id))
        for tournament in shown
    ]
    if options:
        yield row([board_select(OpenMenu(), options, texts("menu-tournament-open"))])
