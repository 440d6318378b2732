"""The board of a day: who did best in the daily game on a server."""

from datetime import date

from bot.domain.daily import DailyBoard, DailyRow
from bot.domain.errors import Refusal, Refused
from bot.ui.buttons import BoardButton, board_button
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.layout import Layout, paragraphs, row, rule, text
from bot.ui.people import person_name
from bot.ui.texts import Texts


def daily_board_card(board: DailyBoard, texts: Texts) -> Layout:
    """Return a page of the board of a day with the reader's own row, and buttons for the others."""
    title = texts("daily-board-title", day=board.day.isoformat())
    if not board.rows:
        return Layout(text(title), text(texts("daily-board-empty")))
    parts = [
        paragraphs(title, texts("daily-board-order")),
        paragraphs(*[_row(each, texts) for each in board.rows]),
    ]
    if board.own is not None and board.own not in board.rows:
        parts.append(text(texts("daily-board-own", row=_row(board.own, texts))))
    if board.of == 1:
        return Layout(*parts)
    return Layout(
        *parts,
        rule(),
        text(texts("leaderboard-page", number=board.number, of=board.of)),
        row(
            [
                _turn_to(board.number - 1, board, texts("button-previous")),
                _turn_to(board.number + 1, board, texts("button-next")),
            ]
        ),
    )


def day_of_button(button: ButtonId) -> date:
    """Return the day whose board a button asks for; raises `Refused` when there is no such day."""
    try:
        return date.fromordinal(button.game)
    except (ValueError, OverflowError):
        raise Refused(Refusal.BUTTON_OUTDATED) from None


def _row(standing: DailyRow, texts: Texts) -> str:
    return texts(
        "daily-board-row",
        rank=standing.rank,
        name=person_name(standing.person, texts),
        score=standing.score,
    )


def _turn_to(number: int, board: DailyBoard, label: str) -> BoardButton:
    return board_button(
        ButtonId(board.day.toordinal(), 0, Action.DAY_PAGE, number),
        label,
        disabled=not 1 <= number <= board.of,
    )
