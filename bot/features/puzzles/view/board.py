"""The board of a server: who is best at puzzles."""

from collections.abc import Iterator

from bot.features.puzzles.buttons import PuzzleRatingPage, PuzzleStreakPage
from bot.features.puzzles.model.records import ENOUGH, BoardRow, PuzzleBoard, PuzzleRanking
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, rule
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button
from bot.kit.game.people import person_name
from bot.kit.texts.ranked import ranked_lines
from bot.kit.texts.texts import Texts

_PAGES = {PuzzleRanking.RATING: PuzzleRatingPage, PuzzleRanking.STREAK: PuzzleStreakPage}


def puzzle_board_card(board: PuzzleBoard, texts: Texts) -> Layout:
    """Return a page of the board, with the reader's own row."""
    by_rating = board.ranking is PuzzleRanking.RATING
    return Layout(
        paragraphs(
            texts("puzzle-board-title"),
            texts("puzzle-board-rating", puzzles=ENOUGH)
            if by_rating
            else texts("puzzle-board-streak"),
        ),
        rule(),
        paragraphs(*_rows(board, texts)),
        *paging(board.number, board.of, _PAGES[board.ranking], texts),
        row([_other_board(board, texts)]),
    )


def _rows(board: PuzzleBoard, texts: Texts) -> Iterator[str]:
    if not board.rows:
        yield texts("puzzle-board-empty")
    yield from ranked_lines(
        board.rows, board.own, lambda solver: _row(solver, board.ranking, texts), texts
    )


def _row(row: BoardRow, ranking: PuzzleRanking, texts: Texts) -> str:
    name = person_name(row.person, texts)
    if ranking is PuzzleRanking.STREAK:
        return texts("puzzle-board-row-streak", rank=row.rank, name=name, best=row.best_streak)
    return texts(
        "puzzle-board-row",
        rank=row.rank,
        name=name,
        rating=row.rating.points,
        margin=row.rating.margin,
        solved=row.solved,
        answered=row.answered,
    )


def _other_board(board: PuzzleBoard, texts: Texts) -> Button:
    """Return the button from the board by rating to that by streak, or back."""
    by_rating = board.ranking is PuzzleRanking.RATING
    label = texts("button-puzzle-by-streak" if by_rating else "button-puzzle-by-rating")
    # Page 0 is the first page too: no two buttons of a card may have the same id.
    return board_button(
        _PAGES[PuzzleRanking.STREAK if by_rating else PuzzleRanking.RATING](0), label
    )
