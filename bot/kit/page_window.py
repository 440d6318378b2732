"""Which page of a list is shown, where the whole list is at hand or has been counted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PageWindow:
    """The page `number` of `of`, both counted from 1, of `rows` rows each."""

    number: int
    of: int
    rows: int

    @property
    def skipped(self) -> int:
        """Return how many rows are on the pages before."""
        return (self.number - 1) * self.rows

    def cut(self, whole: Sequence[T]) -> tuple[T, ...]:
        """Return those of the `whole` list that are on this page."""
        return tuple(whole[self.skipped : self.skipped + self.rows])


def page_window(wanted: int, count: int, rows: int) -> PageWindow:
    """Return the page `wanted` of `count` rows, or the nearest there is; an empty list has one."""
    of = max(1, -(-count // rows))
    return PageWindow(max(1, min(wanted, of)), of, rows)
