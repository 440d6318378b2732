"""Pages of long lists, found by one statement: what the statements share, and how rows are read.

A statement lists its rows as `field`, and says `{page}` for two tables more: `sheet` has the
number of the page that is shown (`:page`, or the nearest there is) and how many there are, of
`:rows` each. With `{page_and_own}` instead, where `field` has a `rank` and a `user_id`, `wanted`
has the people on that page, and after them whoever asks (`:user_id`).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bot.database.ports import Row

T = TypeVar("T")

_PAGE: Final = """sheets AS (
    SELECT max(1, (count(*) + :rows - 1) / :rows) AS page_count
    FROM field
),
sheet AS (
    SELECT page_count, max(1, min(:page, page_count)) AS page_number
    FROM sheets
)"""

_PAGE_AND_OWN: Final = """{page},
shown AS (
    SELECT user_id
    FROM field
    ORDER BY rank, user_id
    LIMIT :rows
    OFFSET (SELECT (page_number - 1) * :rows FROM sheet)
),
wanted AS (
    SELECT 0 AS is_own, user_id
    FROM shown
    UNION ALL
    SELECT 1 AS is_own, user_id
    FROM field
    WHERE user_id = :user_id
)"""


def with_pages(sql: str) -> str:
    """Return the text of statements with what they say in short of pages."""
    return sql.replace("{page_and_own}", _PAGE_AND_OWN).replace("{page}", _PAGE)


def read_page(
    found: Sequence[Row], read: Callable[[Row], T]
) -> tuple[int, int, tuple[T, ...], T | None]:
    """Return the number of a page, how many there are, its rows, and the row of whoever asks.

    Each of `found` has `page_number`, `page_count` and `is_own`; no row is an empty list.
    """
    if not found:
        return 1, 1, (), None
    rows = tuple([read(row) for row in found if not row["is_own"]])
    own = next((read(row) for row in found if row["is_own"]), None)
    return found[0]["page_number"], found[0]["page_count"], rows, own
