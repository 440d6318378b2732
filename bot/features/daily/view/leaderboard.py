"""The leaderboard of a day: who did best in the daily game."""

from collections.abc import Iterator
from datetime import date
from functools import partial

from bot.features.daily.buttons import DayPage, DayPageEverywhere, OfDay
from bot.features.daily.model import DailyBoard, DailyRow
from bot.features.standings.view.leaderboard import listing_buttons
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, rule
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button
from bot.kit.game.people import person_name
from bot.kit.texts.ranked import ranked_lines
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal


def daily_board_card(board: DailyBoard, texts: Texts) -> Layout:
    """Return a page of the leaderboard of a day, with the reader's own row."""
    everywhere = board.guild_id is None
    page = DayPageEverywhere if everywhere else DayPage
    day = board.day.toordinal()
    return Layout(
        paragraphs(
            texts("daily-board-title", day=texts.day(board.day)),
            texts("daily-board-everywhere" if everywhere else "daily-board-server"),
        ),
        rule(),
        paragraphs(*_rows(board, texts)),
        *paging(board.number, board.of, partial(page, day), texts),
        row([_other_board(board, texts), *(listing_buttons(texts) if everywhere else [])]),
    )


def day_of_button(button: OfDay) -> date:
    """Return the day of a button's leaderboard; raises `Refused` when there is no such day."""
    try:
        return date.fromordinal(button.day)
    except (ValueError, OverflowError):
        raise Refused(MatchRefusal.BUTTON_OUTDATED) from None


def _rows(board: DailyBoard, texts: Texts) -> Iterator[str]:
    if not board.rows:
        yield texts("daily-board-empty")
    yield from ranked_lines(
        board.rows, board.own, lambda standing: daily_row(standing, texts), texts
    )


def daily_row(standing: DailyRow, texts: Texts) -> str:
    """Return the line of a person on the board of a day."""
    return texts(
        "daily-board-row",
        rank=standing.rank,
        name=person_name(standing.person, texts),
        score=standing.score,
    )


def _other_board(board: DailyBoard, texts: Texts) -> Button:
    """Return the button from the server's leaderboard to that of all servers, or back."""
    everywhere = board.guild_id is None
    page = DayPage if everywhere else DayPageEverywhere
    label = texts("scope-server" if everywhere else "scope-everywhere")
    # Page 0 is the first page too: no two buttons of a card may have the same id.
    return board_button(page(board.day.toordinal(), 0), label)
