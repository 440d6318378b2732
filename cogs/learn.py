"""`/farkle learn`: the lessons, played in private messages that carry how far one is."""

from collections.abc import Callable

from bot.client import FarkleBot, Interaction, edit_privately
from bot.client.inputs import chosen_as
from bot.client.sending import send_answer
from bot.content.lessons import Choice
from bot.engine import Bank, Positions, Roll, State, best_keep, check, parse_number, toggled, within
from bot.features.learn.buttons import (
    LearnButton,
    LessonBank,
    LessonBest,
    LessonButton,
    LessonDie,
    LessonMenu,
    LessonRoll,
    LessonsButton,
)
from bot.features.learn.feature import LearnFeature
from bot.features.learn.model import LessonSpot
from bot.features.learn.view.lesson import ShownLesson, lesson_card
from bot.features.learn.view.lessons import lessons_card
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, chosen_dice, on_press, person, requester_of

AnyTaskButton = LessonDie | LessonBest | LessonRoll | LessonBank


class LearnCog(FeatureCog):
    """Learning to play. All of it is for the person alone."""

    def __init__(self, bot: FarkleBot, learn: LearnFeature) -> None:
        """Add the buttons."""
        super().__init__(bot)
        self._course = learn.course

    @localized("cmd-learn")
    async def learn(self, interaction: Interaction) -> None:
        """List the lessons."""
        await send_answer(interaction, await self._lessons(interaction))

    @on_press
    async def open_lessons(self, interaction: Interaction, button: LearnButton) -> None:
        """List the lessons in a message of its own."""
        del button
        await send_answer(interaction, await self._lessons(interaction))

    @on_press
    async def show_lessons(self, interaction: Interaction, button: LessonsButton) -> None:
        """List the lessons in place of one."""
        del button
        await edit_privately(interaction, self._lessons(interaction))

    @on_press
    async def begin(self, interaction: Interaction, button: LessonButton) -> None:
        """Begin a lesson."""
        await edit_privately(
            interaction, self._card(interaction, self._course.begin(button.lesson))
        )

    @on_press
    async def begin_chosen(self, interaction: Interaction, button: LessonMenu) -> None:
        """Begin the lesson that was chosen."""
        del button
        number = chosen_as(interaction, parse_number)
        await edit_privately(interaction, self._card(interaction, self._course.begin(number)))

    @on_press
    async def choose(self, interaction: Interaction, button: LessonDie) -> None:
        """Choose a die, or no longer choose it."""
        chosen = toggled(chosen_dice(interaction, LessonDie.read), button.place)
        await edit_privately(interaction, self._chosen(interaction, button, lambda _: chosen))

    @on_press
    async def choose_best(self, interaction: Interaction, button: LessonBest) -> None:
        """Choose the dice that score most."""
        work = self._chosen(interaction, button, lambda state: best_keep(state) or ())
        await edit_privately(interaction, work)

    @on_press
    async def roll(self, interaction: Interaction, button: LessonRoll) -> None:
        """Roll the dice that are not chosen, if that is right."""
        await edit_privately(interaction, self._done(interaction, button, Roll))

    @on_press
    async def bank(self, interaction: Interaction, button: LessonBank) -> None:
        """Bank the turn, if that is right."""
        await edit_privately(interaction, self._done(interaction, button, Bank))

    async def _chosen(
        self,
        interaction: Interaction,
        button: AnyTaskButton,
        choose: Callable[[State], Positions],
    ) -> Layout:
        """Return the task with other dice chosen."""
        spot = self._spot(button)
        if spot is None:
            return await self._begun_anew(interaction, button)
        return await self._card(interaction, spot, choose(spot.task.state))

    async def _done(
        self,
        interaction: Interaction,
        button: LessonRoll | LessonBank,
        kind: Callable[[Positions], Choice],
    ) -> Layout:
        """Return where the choice leads; one that the rules forbid leads nowhere."""
        spot = self._spot(button)
        if spot is None:
            return await self._begun_anew(interaction, button)
        choice = kind(chosen_dice(interaction, LessonDie.read))
        if check(spot.task.state, choice) is not None:
            return await self._card(interaction, spot, choice.keep)
        await self._course.work_out(spot.lesson, spot.step, requester_of(interaction))
        after = spot.after(choice)
        shown = after.task.right[0].keep if after.needs_help else ()
        return await self._card(interaction, after, shown)

    def _spot(self, button: AnyTaskButton) -> LessonSpot | None:
        return self._course.find(button.lesson, button.script, button.spot)

    async def _begun_anew(self, interaction: Interaction, button: AnyTaskButton) -> Layout:
        """Return the beginning of a lesson that is another one by now, and say so."""
        return await self._card(interaction, self._course.begin(button.lesson), anew=True)

    async def _card(
        self,
        interaction: Interaction,
        spot: LessonSpot,
        chosen: Positions = (),
        *,
        anew: bool = False,
    ) -> Layout:
        course, lesson = self._course, spot.lesson
        all_done = False
        if spot.is_done:
            done = await course.finish(interaction.user.id, lesson)
            all_done = all(lesson.name in done for lesson in course.lessons)
        else:
            chosen = within(spot.task.state.roll, chosen)
        of_last = spot.step if spot.tried else spot.step - 1
        showing = ShownLesson(
            spot=spot,
            person=person(interaction.user),
            of=len(course.lessons),
            advice=course.known(lesson, of_last),
            all_done=all_done,
            anew=anew,
        )
        texts, dice_faces = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        return lesson_card(showing, chosen, texts, dice_faces)

    async def _lessons(self, interaction: Interaction) -> Layout:
        done = await self._course.open(interaction.user.id)
        return lessons_card(self._course.lessons, done, self.bot.own_texts(interaction))


def add_to(bot: FarkleBot, commands: Commands, learn: LearnFeature) -> None:
    """Add the command and the buttons."""
    add(commands.farkle, LearnCog(bot, learn))
