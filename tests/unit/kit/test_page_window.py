"""Pages of lists that are at hand."""

import pytest

from bot.kit.page_window import PageWindow, page_window


@pytest.mark.parametrize(
    ("wanted", "count", "number", "of"),
    [(1, 0, 1, 1), (1, 10, 1, 1), (1, 11, 1, 2), (2, 11, 2, 2), (9, 11, 2, 2), (-3, 11, 1, 2)],
)
def test_a_page_that_is_not_there_is_the_nearest(
    wanted: int, count: int, number: int, of: int
) -> None:
    assert page_window(wanted, count, 10) == PageWindow(number, of, 10)


def test_every_row_is_on_one_page() -> None:
    rows = list(range(23))
    pages = [page_window(number, len(rows), 10).cut(rows) for number in (1, 2, 3)]
    assert pages == [tuple(rows[:10]), tuple(rows[10:20]), tuple(rows[20:])]
