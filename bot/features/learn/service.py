"""The course: its lessons, somebody's progress, and what their choices are worth."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.advice.choices import Advice
from bot.content.lessons import Lesson
from bot.features.learn.model import LessonSpot, read_spot
from bot.features.learn.ports import Advise
from bot.features.learn.refusals import LearnRefusal
from bot.features.learn.store import SqlProgressStore
from bot.match.model.errors import Refused
from bot.match.model.requester import Requester
from bot.match.ports import Clock

PATIENCE: Final = 1.0
"""Seconds that a lesson waits for figures: without them it goes on as well."""


class Course:
    """Everything that there is to learn.

    What the choices of a task are worth never changes, so it is worked out once.
    """

    def __init__(
        self,
        lessons: Sequence[Lesson],
        store: SqlProgressStore,
        advise: Advise,
        clock: Clock,
        *,
        offers: bool,
    ) -> None:
        """Teach `lessons`; without `offers`, only those who ask for them are told of them."""
        self.lessons = lessons
        self._store = store
        self._advise = advise
        self._clock = clock
        self._offers = offers
        self._known: dict[tuple[int, int], Advice] = {}

    def begin(self, number: int) -> LessonSpot:
        """Return the beginning of a lesson; raises `Refused` when there is none of this number."""
        if not 1 <= number <= len(self.lessons):
            raise Refused(LearnRefusal.NO_SUCH_LESSON)
        return LessonSpot(self.lessons[number - 1])

    def find(self, number: int, script: int, spot: str) -> LessonSpot | None:
        """Return the spot that a button carries; raises `Refused` for no such lesson.

        None where the lesson has another script by now, or nothing in it leads there.
        """
        lesson = self.begin(number).lesson
        return read_spot(lesson, spot) if lesson.script == script else None

    async def open(self, user_id: int) -> frozenset[str]:
        """Return the names of the lessons that somebody who looks at all of them has done."""
        await self._store.note_told(user_id, self._clock.now())
        return await self._store.done(user_id)

    async def finish(self, user_id: int, lesson: Lesson) -> frozenset[str]:
        """Note that somebody has done a lesson, and return the names of all that they have done."""
        await self._store.finish(user_id, lesson.name, self._clock.now())
        return await self._store.done(user_id)

    async def offer_lessons(self, user_id: int) -> bool:
        """Tell whether to offer somebody the lessons: once, before their first game is over."""
        return self._offers and await self._store.tell_newcomer(user_id, self._clock.now())

    def known(self, lesson: Lesson, step: int) -> Advice | None:
        """Return what the choices of a task are worth, None where that is not at hand."""
        return self._known.get((lesson.number, step))

    async def work_out(self, lesson: Lesson, step: int, requester: Requester) -> Advice | None:
        """Return likewise, and have it worked out if need be; None where that takes too long."""
        advice = self.known(lesson, step)
        if advice is None and lesson.measure.needs_advice:
            with suppress(Refused, TimeoutError):
                state = lesson.tasks[step].state
                advice = await asyncio.wait_for(self._advise(state, requester), PATIENCE)
                self._known[lesson.number, step] = advice
        return advice
