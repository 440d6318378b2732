"""Lists of people by rank: medals, and the line of whoever reads them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from bot.kit.texts.texts import Texts

RankedRow = TypeVar("RankedRow")

_MEDALS: Final = {
    1: "\N{FIRST PLACE MEDAL} ",
    2: "\N{SECOND PLACE MEDAL} ",
    3: "\N{THIRD PLACE MEDAL} ",
}


def medal(place: int) -> str:
    """Return what stands before the line of a `place`, from 1, which names the place as well."""
    return _MEDALS.get(place, "")


def ranked_lines(
    rows: Sequence[RankedRow],
    own: RankedRow | None,
    write: Callable[[RankedRow], str],
    texts: Texts,
) -> Iterator[str]:
    """Yield the line of each of the `rows` of a page, as `write` writes it.

    The reader's `own` is marked, and comes last where it is on another page.
    """
    beyond = () if own is None or own in rows else (own,)
    for row in (*rows, *beyond):
        line = write(row)
        yield texts("leaderboard-reader", row=line) if row == own else line
