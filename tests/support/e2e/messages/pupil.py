"""Somebody who takes lessons, step by step."""

import discord
from simcord import InteractionResult, MemberActor

from bot.content.lessons import Choice, Lesson
from bot.engine import Bank
from bot.features.learn.buttons import LessonBank, LessonButton, LessonDie, LessonMenu, LessonRoll
from bot.kit.components.as_text import as_text
from tests.support.buttons import Kind
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.scenes.learn import lessons

COURSE = lessons()


class Pupil:
    """Somebody who takes lessons in a message that they alone see, and sees nothing else."""

    def __init__(self, table: Table, who: MemberActor, shown: InteractionResult) -> None:
        self.table, self.who = table, who
        assert told(shown)
        assert shown.response is not None
        self._answer = shown.response
        self.presses = 0

    @property
    def message(self) -> discord.Message:
        return self._answer.message

    @property
    def text(self) -> str:
        return as_text(self._answer.components)

    def shows(self, lesson: Lesson, step: int) -> bool:
        """Tell whether the task of a lesson is at hand, counted from 0."""
        heading = say(
            "lesson-title",
            number=lesson.number,
            of=len(COURSE),
            lesson=say(f"lesson-{lesson.name}"),
        )
        steps = say("lesson-step", step=step + 1, of=len(lesson.tasks))
        return self.text.startswith(f"{heading}\n{steps}")

    async def press(self, kind: Kind, arg: int | None = None) -> InteractionResult:
        self.presses += 1
        return await self.table.press(self.who, kind, arg, on=self.message)

    async def begin(self, lesson: Lesson) -> None:
        """Begin a lesson from wherever one is."""
        menu = self.table.button(LessonMenu, on=self.message)
        await self.who.select(self.message, [str(lesson.number)], custom_id=str(menu["custom_id"]))

    async def go_to(self, number: int) -> None:
        """Press the button that begins a lesson, the next one as a rule."""
        [button] = [
            button
            for button in self.table.buttons(self.message)
            if isinstance(button, LessonButton) and button.lesson == number
        ]
        self.presses += 1
        await self.who.click(self.message, custom_id=button.write())

    async def do(self, choice: Choice) -> None:
        """Choose the dice of `choice`, one by one, and do it."""
        for place in choice.keep:
            await self.press(LessonDie, place)
        await self.press(LessonBank if isinstance(choice, Bank) else LessonRoll)

    async def learn(self, lesson: Lesson) -> None:
        """Do every task of a lesson that has been begun."""
        for step, task in enumerate(lesson.tasks):
            assert self.shows(lesson, step)
            await self.do(task.right[0])
        assert say("lesson-done") in self.text


async def pupil(table: Table, who: MemberActor | None = None) -> Pupil:
    """Return somebody, Ada if nobody is named, who has asked for the lessons."""
    someone = who or table.ada
    return Pupil(table, someone, await someone.slash(table.channel, "farkle learn"))
