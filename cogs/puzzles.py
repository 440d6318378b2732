"""`/farkle puzzle`: a private panel of puzzles, and the board of a server."""

from bot.advice.puzzle import Answer, PuzzleTheme
from bot.client import (
    FarkleBot,
    Interaction,
    answer_privately,
    edit_pressed,
    edit_privately,
)
from bot.client.inputs import chosen_as, server_of
from bot.client.sending import send_answer
from bot.engine import Positions, toggled, within
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    HowToPlayButton,
    NextPuzzleButton,
    OfPuzzle,
    OwnPuzzlesButton,
    PuzzleBank,
    PuzzleBoardButton,
    PuzzleDie,
    PuzzleRatingPage,
    PuzzleRoll,
    PuzzleRulesMenu,
    PuzzleStreakPage,
    PuzzleThemeMenu,
    SharePuzzleButton,
)
from bot.features.puzzles.feature import PuzzlesFeature
from bot.features.puzzles.model.outcome import Setting
from bot.features.puzzles.model.panel import (
    ANY,
    Filter,
    Panel,
    puzzle_of,
)
from bot.features.puzzles.model.records import PuzzleRanking
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.puzzles.view.answer import answer_card
from bot.features.puzzles.view.board import puzzle_board_card
from bot.features.puzzles.view.puzzle import puzzle_card
from bot.features.puzzles.view.sharing import shared_card
from bot.features.rulebook.feature import RulebookFeature
from bot.features.rulebook.view.rules_card import rules_card
from bot.kit import prices
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, chosen_dice, on_press, person, requester_of
from cogs.permissions import require_allowed_channel


class PuzzlesCog(FeatureCog):
    """Puzzles, which are for the person alone; only the result of a day is shared."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, puzzles: PuzzlesFeature) -> None:
        """Add the buttons of panels and of the board."""
        super().__init__(bot)
        self._rulebook = rulebook.rulebook
        self._puzzles = puzzles.puzzles

    @localized("cmd-puzzle", price=prices.SEARCH)
    async def puzzle(self, interaction: Interaction) -> None:
        """Set the next puzzle in a new private message, which its buttons change."""
        await answer_privately(interaction, self._open(interaction))

    @on_press
    async def show_rules(self, interaction: Interaction, button: HowToPlayButton) -> None:
        """Show by which rules the puzzle is played, in a message of its own."""
        task = await self._task(interaction, button.puzzle, Panel.read(button.about))
        card = rules_card(task.state.setup.rules, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @on_press
    async def toggle(self, interaction: Interaction, button: PuzzleDie) -> None:
        """Choose or unchoose a die."""
        chosen = toggled(chosen_dice(interaction, PuzzleDie.read), button.place)
        work = self._again(interaction, button, Panel.read(button.about), chosen)
        await edit_privately(interaction, work)

    @on_press
    async def bank(self, interaction: Interaction, button: PuzzleBank) -> None:
        """Judge the answer to bank."""
        panel = Panel.read(button.about)
        await edit_privately(interaction, self._judge(interaction, button, panel, banks=True))

    @on_press
    async def roll(self, interaction: Interaction, button: PuzzleRoll) -> None:
        """Judge the answer to roll."""
        panel = Panel.read(button.about)
        await edit_privately(interaction, self._judge(interaction, button, panel, banks=False))

    @on_press
    async def give_up(self, interaction: Interaction, button: GiveUpButton) -> None:
        """Show the answer."""
        panel = Panel.read(button.about)
        await edit_privately(interaction, self._give_up(interaction, button.puzzle, panel))

    @on_press
    async def next(self, interaction: Interaction, button: NextPuzzleButton) -> None:
        """Set the next puzzle, of the same kind."""
        panel = Panel.read(button.about)
        if panel.own:
            work = self._own(interaction, panel.filter, after=puzzle_of(button.puzzle))
        else:
            work = self._next(interaction, panel.filter, puzzle_of(button.puzzle))
        await edit_privately(interaction, work)

    @on_press
    async def choose_ruleset(self, interaction: Interaction, button: PuzzleRulesMenu) -> None:
        """Set a puzzle of the ruleset that was chosen."""
        theme = Panel.read(button.about).filter.theme
        slug = chosen_as(interaction, str)
        ruleset = None if slug == ANY else self._rulebook.get(slug).name
        await edit_privately(interaction, self._next(interaction, Filter(ruleset, theme)))

    @on_press
    async def choose_theme(self, interaction: Interaction, button: PuzzleThemeMenu) -> None:
        """Set a puzzle about the theme that was chosen."""
        ruleset = Panel.read(button.about).filter.ruleset
        theme = chosen_as(interaction, lambda value: None if value == ANY else PuzzleTheme(value))
        await edit_privately(interaction, self._next(interaction, Filter(ruleset, theme)))

    @on_press
    async def today(self, interaction: Interaction, button: DayPuzzleButton) -> None:
        """Set the puzzle of today, or show what came of it."""
        wanted = Panel.read(button.about).filter
        await edit_privately(interaction, self._today(interaction, wanted))

    @on_press
    async def own(self, interaction: Interaction, button: OwnPuzzlesButton) -> None:
        """Set the newest of the person's own puzzles."""
        wanted = Panel.read(button.about).filter
        await edit_privately(interaction, self._own(interaction, wanted))

    @on_press
    async def share(self, interaction: Interaction, button: SharePuzzleButton) -> None:
        """Show everyone how the puzzle of a day went, if games are allowed in this channel."""
        require_allowed_channel(interaction)
        result, solver = await self._puzzles.result_of(button.day, interaction.user.id)
        texts = self.bot.shared_texts(interaction)
        card = shared_card(person(interaction.user), result, solver, texts)
        await send_answer(interaction, card, private=False)

    @on_press
    async def board(self, interaction: Interaction, button: PuzzleBoardButton) -> None:
        """Open the server's board in a message of its own."""
        del button
        await send_answer(interaction, await self._board(interaction, PuzzleRanking.RATING, 1))

    @on_press
    async def turn_by_rating(self, interaction: Interaction, button: PuzzleRatingPage) -> None:
        """Show a page of the board by rating."""
        card = await self._board(interaction, PuzzleRanking.RATING, button.page or 1)
        await edit_pressed(interaction, card)

    @on_press
    async def turn_by_streak(self, interaction: Interaction, button: PuzzleStreakPage) -> None:
        """Show a page of the board by streak."""
        card = await self._board(interaction, PuzzleRanking.STREAK, button.page or 1)
        await edit_pressed(interaction, card)

    async def _open(self, interaction: Interaction) -> Layout:
        return self._card(interaction, await self._puzzles.open(interaction.user.id))

    async def _next(
        self, interaction: Interaction, wanted: Filter, passed: str | None = None
    ) -> Layout:
        setting = await self._puzzles.next(interaction.user.id, wanted, passed)
        return self._card(interaction, setting)

    async def _own(
        self, interaction: Interaction, wanted: Filter, after: str | None = None
    ) -> Layout:
        setting = await self._puzzles.own(interaction.user.id, wanted, after)
        return self._card(interaction, setting)

    async def _today(self, interaction: Interaction, wanted: Filter) -> Layout:
        found = await self._puzzles.today(interaction.user.id, requester_of(interaction), wanted)
        if isinstance(found, Setting):
            return self._card(interaction, found)
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        return answer_card(found, texts, dice)

    async def _again(
        self, interaction: Interaction, button: OfPuzzle, panel: Panel, chosen: Positions
    ) -> Layout:
        puzzle = puzzle_of(button.puzzle)
        setting = await self._puzzles.again(puzzle, panel, interaction.user.id)
        return self._card(interaction, setting, chosen)

    async def _judge(
        self, interaction: Interaction, button: OfPuzzle, panel: Panel, *, banks: bool
    ) -> Layout:
        task = await self._task(interaction, button.puzzle, panel)
        given = task.answer(
            within(task.state.roll, chosen_dice(interaction, PuzzleDie.read)), banks=banks
        )
        return await self._answer(interaction, task, given)

    async def _give_up(self, interaction: Interaction, puzzle: int, panel: Panel) -> Layout:
        return await self._answer(interaction, await self._task(interaction, puzzle, panel), None)

    async def _task(self, interaction: Interaction, puzzle: int, panel: Panel) -> PuzzleTask:
        return await self._puzzles.task(puzzle_of(puzzle), panel, interaction.user.id)

    async def _answer(
        self, interaction: Interaction, task: PuzzleTask, given: Answer | None
    ) -> Layout:
        outcome = await self._puzzles.answer(
            task, person(interaction.user), given, requester_of(interaction)
        )
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        return answer_card(outcome, texts, dice)

    def _card(self, interaction: Interaction, setting: Setting, chosen: Positions = ()) -> Layout:
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        return puzzle_card(setting, within(setting.task.state.roll, chosen), texts, dice)

    async def _board(self, interaction: Interaction, ranking: PuzzleRanking, number: int) -> Layout:
        board = await self._puzzles.board(
            server_of(interaction), ranking, interaction.user.id, number
        )
        return puzzle_board_card(board, self.bot.own_texts(interaction))


def add_to(
    bot: FarkleBot, commands: Commands, rulebook: RulebookFeature, puzzles: PuzzlesFeature
) -> None:
    """Add the command and the buttons."""
    add(commands.farkle, PuzzlesCog(bot, rulebook, puzzles))
