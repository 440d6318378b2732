"""`/farkle learn`: the lessons, played in private messages that carry how far one is."""

from collections.abc import Callable

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, components_of
from bot.client.sending import send_answer
from bot.content.lessons import Choice
from bot.engine import Bank, Positions, Roll, State, best_keep, check, parse_number
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
from bot.features.learn.model import Spot
from bot.features.learn.view.lesson import Showing, lesson_card
from bot.features.learn.view.lessons import lessons_card
from bot.kit.components.layout import Layout
from bot.kit.components.selection import selection_shown
from bot.kit.texts.commands import localized
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, asker_of, person

AnyTaskButton = LessonDie | LessonBest | LessonRoll | LessonBank


class Learn(FeatureCog):
    """Learning to play. All of it is for the person alone."""

    def __init__(self, bot: FarkleBot, learn: LearnFeature) -> None:
        """Add the buttons."""
        super().__init__(bot)
        self._course = learn.course
        bot.handle(LearnButton, self.open_lessons)
        bot.handle(LessonsButton, self.show_lessons)
        bot.handle(LessonButton, self.begin)
        bot.handle(LessonMenu, self.begin_chosen)
        bot.handle(LessonDie, self.choose)
        bot.handle(LessonBest, self.choose_best)
        bot.handle(LessonRoll, self.roll)
        bot.handle(LessonBank, self.bank)

    @localized("cmd-learn")
    async def learn(self, interaction: Interaction) -> None:
        """List the lessons."""
        await send_answer(interaction, await self._lessons(interaction))

    async def open_lessons(self, interaction: Interaction, button: LearnButton) -> None:
        """List the lessons in a message of its own."""
        del button
        await send_answer(interaction, await self._lessons(interaction))

    async def show_lessons(self, interaction: Interaction, button: LessonsButton) -> None:
        """List the lessons in place of one."""
        del button
        await _show(interaction, await self._lessons(interaction))

    async def begin(self, interaction: Interaction, button: LessonButton) -> None:
        """Begin a lesson."""
        await self._show_spot(interaction, self._course.begin(button.lesson))

    async def begin_chosen(self, interaction: Interaction, button: LessonMenu) -> None:
        """Begin the lesson that was chosen."""
        del button
        number = chosen_as(interaction, parse_number)
        await self._show_spot(interaction, self._course.begin(number))

    async def choose(self, interaction: Interaction, button: LessonDie) -> None:
        """Choose a die, or no longer choose it."""
        await self._select(
            interaction, button, lambda _, chosen: tuple(sorted({*chosen} ^ {button.place}))
        )

    async def choose_best(self, interaction: Interaction, button: LessonBest) -> None:
        """Choose the dice that score most."""
        await self._select(interaction, button, lambda state, _: best_keep(state) or ())

    async def roll(self, interaction: Interaction, button: LessonRoll) -> None:
        """Roll the dice that are not chosen, if that is right."""
        await self._do(interaction, button, Roll)

    async def bank(self, interaction: Interaction, button: LessonBank) -> None:
        """Bank the turn, if that is right."""
        await self._do(interaction, button, Bank)

    async def _select(
        self,
        interaction: Interaction,
        button: AnyTaskButton,
        select: Callable[[State, Positions], Positions],
    ) -> None:
        """Show the task with other dice chosen."""
        spot = self._spot(button)
        if spot is None:
            await self._begin_anew(interaction, button)
            return
        state = spot.task.state
        await self._show_spot(interaction, spot, select(state, _chosen(interaction)))

    async def _do(
        self,
        interaction: Interaction,
        button: LessonRoll | LessonBank,
        kind: Callable[[Positions], Choice],
    ) -> None:
        """Show where the choice leads; one that the rules forbid leads nowhere."""
        spot = self._spot(button)
        if spot is None:
            await self._begin_anew(interaction, button)
            return
        choice = kind(_chosen(interaction))
        if check(spot.task.state, choice) is None:
            asked = spot.step
            await self._course.work_out(spot.lesson, asked, asker_of(interaction))
            await self._show_spot(interaction, spot.after(choice))
        else:
            await self._show_spot(interaction, spot, choice.keep)

    def _spot(self, button: AnyTaskButton) -> Spot | None:
        return self._course.find(button.lesson, button.script, button.spot)

    async def _begin_anew(self, interaction: Interaction, button: AnyTaskButton) -> None:
        """Show the beginning of a lesson that is another one by now, and say so."""
        await self._show_spot(interaction, self._course.begin(button.lesson), anew=True)

    async def _show_spot(
        self, interaction: Interaction, spot: Spot, chosen: Positions = (), *, anew: bool = False
    ) -> None:
        course, lesson = self._course, spot.lesson
        all_done = False
        if spot.is_done:
            done = await course.finish(interaction.user.id, lesson)
            all_done = all(each.name in done for each in course.lessons)
        else:
            dice = range(len(spot.task.state.roll))
            chosen = tuple([place for place in chosen if place in dice])
        of_last = spot.step if spot.tried else spot.step - 1
        showing = Showing(
            spot=spot,
            person=person(interaction.user),
            of=len(course.lessons),
            advice=course.known(lesson, of_last),
            all_done=all_done,
            anew=anew,
        )
        texts, dice_faces = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        await _show(interaction, lesson_card(showing, chosen, texts, dice_faces))

    async def _lessons(self, interaction: Interaction) -> Layout:
        done = await self._course.open(interaction.user.id)
        return lessons_card(self._course.lessons, done, self.bot.own_texts(interaction))


def _chosen(interaction: Interaction) -> Positions:
    """Return the places of the dice that the message shows as chosen."""
    return selection_shown(components_of(interaction), LessonDie.read) or ()


async def _show(interaction: Interaction, layout: Layout) -> None:
    """Show `layout` in the message that was pressed, or in a new one unless that is private.

    An id is only a claim: whoever sends one on a message of others is not to change that.
    """
    assert interaction.message is not None  # Discord sends it with every press
    if interaction.message.flags.ephemeral:
        await edit_pressed(interaction, layout)
    else:
        await send_answer(interaction, layout)


def add_to(bot: FarkleBot, commands: Commands, learn: LearnFeature) -> None:
    """Add the command and the buttons."""
    add(commands.farkle, Learn(bot, learn))
