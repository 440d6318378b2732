"""The pictures of a tournament by page: how many there are, each as PNG, and each in words."""

from typing import Final

from bot.features.tournaments.model.pairing.bracket import Bracket
from bot.features.tournaments.model.pairing.elimination import Elimination
from bot.features.tournaments.model.pairing.form import TableColumns
from bot.features.tournaments.view.pictures.bracket_pages import (
    bracket_pages,
    bracket_sheet,
    bracket_words,
)
from bot.features.tournaments.view.pictures.drawn_tournament import DrawnTournament
from bot.features.tournaments.view.pictures.table_pages import (
    table_pages,
    table_sheet,
    table_words,
)
from bot.kit.pictures.brackets import draw_bracket
from bot.kit.pictures.tables import draw_table
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.texts import Texts

PICTURE: Final = "tournament.png"
"""The file name of a picture."""


def page_count(shown: DrawnTournament) -> int:
    """Return the number of pictures: none before the start, and for arenas and duplicates."""
    bracket = _bracket(shown)
    if bracket is not None:
        return len(bracket_pages(bracket, shown))
    if shown.form.columns is None or not shown.course.last_round:
        return 0
    return len(table_pages(shown, by_round=_by_round(shown)))


def draw_page(shown: DrawnTournament, page: int, texts: Texts) -> bytes:
    """Return a picture as PNG, by its page from 1; blocks for some tenths of a second."""
    texts = drawable(texts)
    pages = page_count(shown)
    note = texts("tournament-picture-page", page=page, pages=pages) if pages > 1 else ""
    bracket = _bracket(shown)
    if bracket is not None:
        chosen = bracket_pages(bracket, shown)[page - 1]
        return draw_bracket(bracket_sheet(chosen, shown, note, texts))
    rows, by_round = shown.form.standings(shown.course), _by_round(shown)
    part = table_pages(shown, by_round=by_round)[page - 1]
    return draw_table(table_sheet(part, shown, rows, note, texts, by_round=by_round))


def page_alt(shown: DrawnTournament, page: int, texts: Texts) -> str:
    """Return a picture in words, for those who cannot see it: who plays whom, or who leads."""
    bracket = _bracket(shown)
    if bracket is not None:
        key = "tournament-picture-bracket-alt"
        words = bracket_words(bracket_pages(bracket, shown)[page - 1], shown, texts)
    else:
        key = "tournament-picture-table-alt"
        rows = shown.form.standings(shown.course)
        part = table_pages(shown, by_round=_by_round(shown))[page - 1]
        words = table_words(part, shown, rows, texts)
    return texts(key, title=shown.title, page=page, pages=page_count(shown), words=words)


def _bracket(shown: DrawnTournament) -> Bracket | None:
    form = shown.form
    return form.bracket(shown.course) if isinstance(form, Elimination) else None


def _by_round(shown: DrawnTournament) -> bool:
    """Tell whether a table has a column for each round, and not for each opponent."""
    return shown.form.columns is TableColumns.ROUNDS
