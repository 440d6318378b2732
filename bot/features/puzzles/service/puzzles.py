"""Puzzles as they are set and answered."""

import asyncio
from dataclasses import replace
from datetime import date
from typing import Final

from bot.advice.choices import Advice, Basis
from bot.advice.puzzle import Answer, Puzzle
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.daily.model import day_of
from bot.features.puzzles.model.outcome import PuzzleOutcome, Setting
from bot.features.puzzles.model.panel import EVERY, Filter, Panel
from bot.features.puzzles.model.puzzle_choice import next_puzzle, reserved
from bot.features.puzzles.model.records import (
    ENOUGH,
    Attempt,
    DayResult,
    Kept,
    OwnPuzzle,
    PuzzleBoard,
    PuzzleRanking,
    Solver,
)
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.puzzles.refusals import PuzzleRefusal
from bot.features.puzzles.service.shelf import LazyShelf, Shelf
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.features.puzzles.store.puzzles import SqlPuzzleStore
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.standings.service.statistics import Statistics
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from bot.match.model.requester import Requester
from bot.match.ports import Clock

ROWS: Final = 10
"""Rows on a page of the board: what a phone shows without scrolling."""

SAME_PRESS: Final = 30
"""The same answer again within so many seconds is the same press."""

_MOST_LOOKS: Final = 3
"""How many pages are tried to find one on which everybody is still there."""


class Puzzles:
    """Sets puzzles and judges answers."""

    def __init__(
        self,
        shelf: LazyShelf,
        puzzles: SqlPuzzleStore,
        own: SqlOwnPuzzleStore,
        solved: JobAdvisor,
        members: Leaderboards,
        *,
        played: Statistics,
        first_rules: str,
        clock: Clock,
    ) -> None:
        """Ask `solved` for figures, `members` who has left, and `played` what somebody knows.

        Whoever has played nothing begins with the `first_rules`.
        """
        self._shelf = shelf
        self._puzzles = puzzles
        self._own = own
        self._solved = solved
        self._members = members
        self._played = played
        self._first_rules = first_rules
        self._clock = clock

    async def open(self, user_id: int) -> Setting:
        """Return the puzzle of a new panel.

        Until somebody has answered a few it is one of the rules that they have played last, or of
        those that everybody plays first: what is best by rules that one does not know teaches
        nothing.
        """
        solver = await self._puzzles.solver(user_id)
        if solver.answered >= ENOUGH:
            return await self.next(user_id)
        shelf = await self._shelf.get()
        played = [*await self._played.rules_played(user_id), self._first_rules]
        ruleset = next((name for name in played if name in shelf.rulesets), None)
        return await self.next(user_id, Filter(ruleset))

    async def next(
        self, user_id: int, wanted: Filter = EVERY, passed: str | None = None
    ) -> Setting:
        """Return the next puzzle for somebody: one that they have not answered, near their rating.

        Who has `passed` one over gets another of the nearest few. When none is left it is the one
        that they answered longest ago. Raises `Refused` when no puzzle at all is wanted so, as by a
        ruleset that has changed.
        """
        shelf = await self._shelf.get()
        solver = await self._puzzles.solver(user_id)
        ratings, answered = await self._puzzles.ratings(), await self._puzzles.answered(user_id)
        kept_back = reserved(self._today, shelf.daily)

        def choose() -> Puzzle | None:
            offered = [puzzle for puzzle in shelf.matching(wanted) if puzzle.id not in kept_back]
            rating = solver.rating.points
            fresh = next_puzzle(offered, rating, ratings, answered, user_id, passed)
            return fresh or min(offered, key=lambda puzzle: answered[puzzle.id], default=None)

        puzzle = await asyncio.to_thread(choose)
        if puzzle is None:
            raise Refused(PuzzleRefusal.NONE_LEFT)
        return await self._set(_task(puzzle, shelf, Panel(wanted)), user_id, shelf, solver)

    async def own(self, user_id: int, wanted: Filter = EVERY, after: str | None = None) -> Setting:
        """Return the newest of somebody's own puzzles, or the one `after` another.

        After the oldest comes the newest. Raises `Refused` when they have none.
        """
        shelf, own = await self._shelf.get(), await self._own.all_of(user_id)
        if not own:
            raise Refused(PuzzleRefusal.NO_OWN)
        ids = [own_puzzle.puzzle.id for own_puzzle in own]
        place = (ids.index(after) + 1) % len(ids) if after in ids else 0
        task = _own_task(own[place], Panel(wanted, own=True))
        solver = await self._puzzles.solver(user_id)
        return Setting(task, solver, is_again=False, own=len(own), rulesets=shelf.rulesets)

    async def today(
        self, user_id: int, requester: Requester, wanted: Filter = EVERY
    ) -> Setting | PuzzleOutcome:
        """Return the puzzle of today, or what came of it for who has answered it."""
        shelf, today = await self._shelf.get(), self._today
        task = _task(shelf.of_day(today), shelf, Panel(wanted, day=today))
        day = await self._puzzles.day(user_id, today)
        kept = await self._puzzles.kept(user_id, task.puzzle)
        if day is None or kept is None:
            return await self._set(task, user_id, shelf)
        return await self._outcome(task, kept.given, kept, day, requester)

    async def again(self, puzzle: str, panel: Panel, user_id: int) -> Setting:
        """Return the puzzle that a panel shows, as it is set; raises `Refused` if it is gone."""
        shelf = await self._shelf.get()
        task = await self._find(puzzle, panel, user_id, shelf)
        return await self._set(task, user_id, shelf)

    async def task(self, puzzle: str, panel: Panel, user_id: int) -> PuzzleTask:
        """Return the puzzle that a panel shows; raises `Refused` if there is no such any more."""
        return await self._find(puzzle, panel, user_id, await self._shelf.get())

    async def answer(
        self, task: PuzzleTask, person: Person, given: Answer | None, requester: Requester
    ) -> PuzzleOutcome:
        """Judge what somebody answers, or that they give up, and count it if it is their first.

        One of their own counts for nothing, and goes once it is solved.
        """
        shelf, panel, puzzle = await self._shelf.get(), task.panel, task.puzzle
        if panel.own:
            if given == puzzle.best:
                await self._own.drop(person.user_id, puzzle.id)
            return await self._outcome(task, given, None, None, requester)
        day = panel.day if self._is_of_today(task, shelf) else None
        now = self._clock.now()
        attempt = Attempt(person, requester.guild_id, puzzle, given, day, panel.is_rated)
        kept = await self._puzzles.keep(attempt, now)
        if kept.given == given and now - kept.at <= SAME_PRESS:
            kept = replace(kept, fresh=True)
        if requester.guild_id is not None:
            await self._members.note_present(requester.guild_id, person.user_id)
        result = None if day is None else await self._puzzles.day(person.user_id, day)
        return await self._outcome(task, given, kept, result, requester)

    async def result_of(self, day: int, user_id: int) -> tuple[DayResult, Solver]:
        """Return how somebody did with the puzzle of a day, counted from year 1, to be shared.

        Raises `Refused` when they have not answered it.
        """
        try:
            result = await self._puzzles.day(user_id, date.fromordinal(day))
        except (ValueError, OverflowError):
            result = None
        if result is None:
            raise Refused(PuzzleRefusal.NOT_SHARED)
        return result, await self._puzzles.solver(user_id)

    async def board(
        self, guild_id: int, ranking: PuzzleRanking, user_id: int, number: int
    ) -> PuzzleBoard:
        """Return a page of a server's board, without those who have left, as `user_id` sees it."""
        await self._members.note_present(guild_id, user_id)
        page = await self._puzzles.board(guild_id, ranking, user_id, number, ROWS)
        for _ in range(_MOST_LOOKS):
            ids = [row.person.user_id for row in page.rows]
            if not await self._members.have_left(guild_id, ids):
                break
            page = await self._puzzles.board(guild_id, ranking, user_id, number, ROWS)
        return page

    @property
    def _today(self) -> date:
        return day_of(self._clock.now())

    def _is_of_today(self, task: PuzzleTask, shelf: Shelf) -> bool:
        """Tell whether the panel of `task` is that of today's puzzle, as it claims."""
        return task.panel.day == self._today and task.puzzle == shelf.of_day(self._today)

    async def _find(self, puzzle: str, panel: Panel, user_id: int, shelf: Shelf) -> PuzzleTask:
        if not panel.own:
            found = shelf.by_id.get(puzzle)
            if found is None:
                raise Refused(PuzzleRefusal.GONE)
            return _task(found, shelf, panel)
        for own in await self._own.all_of(user_id):
            if own.puzzle.id == puzzle:
                return _own_task(own, panel)
        raise Refused(PuzzleRefusal.GONE)

    async def _set(
        self, task: PuzzleTask, user_id: int, shelf: Shelf, solver: Solver | None = None
    ) -> Setting:
        kept = None if task.panel.own else await self._puzzles.kept(user_id, task.puzzle)
        return Setting(
            task,
            solver or await self._puzzles.solver(user_id),
            is_again=kept is not None,
            own=len(await self._own.all_of(user_id)),
            rulesets=shelf.rulesets,
        )

    async def _outcome(
        self,
        task: PuzzleTask,
        given: Answer | None,
        kept: Kept | None,
        day: DayResult | None,
        requester: Requester,
    ) -> PuzzleOutcome:
        assert requester.user_id is not None  # only people answer
        shelf = await self._shelf.get()
        return PuzzleOutcome(
            task=task,
            given=given,
            kept=kept,
            day=day,
            is_late=task.panel.day is not None and day is None,
            advice=await self._advice(task, requester),
            own=len(await self._own.all_of(requester.user_id)),
            rulesets=shelf.rulesets,
        )

    async def _advice(self, task: PuzzleTask, requester: Requester) -> Advice | None:
        """Return the figures of all choices, None where they are not those of the solved game."""
        try:
            advice = await self._solved.advise(task.state, requester)
        except Refused:
            return None
        return advice if advice.basis is Basis.SOLVED else None


def _task(puzzle: Puzzle, shelf: Shelf, panel: Panel) -> PuzzleTask:
    return PuzzleTask(puzzle, puzzle.state(shelf.rulesets[puzzle.ruleset]), panel)


def _own_task(own: OwnPuzzle, panel: Panel) -> PuzzleTask:
    return PuzzleTask(own.puzzle, own.puzzle.state(own.rules), panel, own.match_id, own.step)
