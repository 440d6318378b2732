"""The puzzles that ship, read when somebody first asks for one."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from bot.advice.puzzle import Puzzle
from bot.content.puzzles import PuzzleBook, shipped_puzzles
from bot.engine import RuleSet
from bot.features.puzzles.model.panel import Filter
from bot.features.puzzles.model.puzzle_choice import daily_puzzles, puzzle_on
from bot.features.puzzles.refusals import PuzzleRefusal
from bot.match.model.errors import Refused


@dataclass(frozen=True, slots=True)
class Shelf:
    """The puzzles whose rulesets are still what they were when these were found.

    - `rulesets`: those that have puzzles, by slug; `by_id`: every puzzle that is offered.
    - `daily`: those that everybody gets, in the order of their days.
    """

    rulesets: Mapping[str, RuleSet]
    by_id: Mapping[str, Puzzle]
    daily: tuple[Puzzle, ...]

    @staticmethod
    def of(book: PuzzleBook, rulesets: Iterable[RuleSet]) -> "Shelf":
        """Return the puzzles of `book` by any of `rulesets`."""
        found = {rules.name: (rules, book.of(rules)) for rules in rulesets}
        offered = {slug: rules for slug, (rules, puzzles) in found.items() if puzzles}
        by_id = {puzzle.id: puzzle for _, puzzles in found.values() for puzzle in puzzles}
        return Shelf(offered, by_id, daily_puzzles(by_id.values()))

    def matching(self, wanted: Filter) -> Iterator[Puzzle]:
        """Yield the puzzles that somebody wants."""
        for puzzle in self.by_id.values():
            if wanted.ruleset in {None, puzzle.ruleset} and (
                wanted.theme is None or wanted.theme in puzzle.themes
            ):
                yield puzzle

    def of_day(self, day: date) -> Puzzle:
        """Return the puzzle of `day`; raises `Refused` when none fits any day."""
        if not self.daily:
            raise Refused(PuzzleRefusal.NONE_LEFT)
        return puzzle_on(day, self.daily)


class LazyShelf:
    """A shelf that is filled beside the event loop, once."""

    def __init__(self, rulesets: Iterable[RuleSet]) -> None:
        """Offer puzzles by `rulesets`."""
        self._rulesets = tuple(rulesets)
        self._lock = asyncio.Lock()
        self._shelf: Shelf | None = None

    async def get(self) -> Shelf:
        """Return the shelf, which takes a moment the first time."""
        async with self._lock:
            if self._shelf is None:
                self._shelf = await asyncio.to_thread(self._fill)
            return self._shelf

    def _fill(self) -> Shelf:
        return Shelf.of(shipped_puzzles(), self._rulesets)
