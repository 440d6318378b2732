"""A panel of puzzles as its person sees it: a private message with buttons."""

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.advice.puzzle import Answer, Puzzle, PuzzleTheme
from bot.content.puzzles import shipped_puzzles
from bot.engine import write_faces
from bot.features.puzzles.buttons import DayPuzzleButton, PuzzleBank, PuzzleDie, PuzzleRoll
from bot.features.puzzles.model.panel import puzzle_of
from bot.features.puzzles.model.records import OwnPuzzle, Solver
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.features.puzzles.store.puzzles import SqlPuzzleStore
from tests.support.buttons import Kind
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.table import Table, say
from tests.support.solver.puzzles import shipped


class PuzzlePanel(PrivateMessage):
    """One private message of one person."""

    def __init__(self, table: Table, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self._table = table
        self._who = who

    @property
    def id(self) -> str:
        """The id of the puzzle that is set."""
        [number] = {
            button.puzzle
            for button in self._table.buttons(self.message)
            if isinstance(button, PuzzleBank)
        }
        return puzzle_of(number)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is set, one of those that ship."""
        puzzle = shipped_puzzles().get(self.id)
        assert puzzle is not None
        return puzzle

    async def press(self, kind: Kind, arg: int | None = None) -> InteractionResult:
        return await self._table.press(self._who, kind, arg, on=self.message)

    async def choose(self, kind: Kind, value: str) -> InteractionResult:
        menu = self._table.button(kind, on=self.message)
        result = await self._who.select(self.message, [value], custom_id=str(menu["custom_id"]))
        assert result.acknowledged
        return result

    async def answer(self, answer: Answer) -> InteractionResult:
        """Choose the dice of `answer` one by one, and then bank or roll."""
        faces = [
            str(raw["label"]).partition(" · ")[0]
            for button, raw in self._table.buttons(self.message).items()
            if isinstance(button, PuzzleDie)
        ]
        after = 0
        for number, mark in enumerate(write_faces(answer.keep)):
            place = answer.places[number] if answer.places else faces.index(mark, after)
            await self.press(PuzzleDie, place)
            after = place + 1
        return await self.press(PuzzleBank if answer.banks else PuzzleRoll)

    async def solve(self) -> InteractionResult:
        return await self.answer(self.puzzle.best)

    async def err(self) -> InteractionResult:
        """Give the answer that tempts most."""
        return await self.answer(self.puzzle.temptations[0].answer)


async def open_puzzle(
    table: Table, who: MemberActor | None = None, channel: ChannelHandle | None = None
) -> PuzzlePanel:
    """Run `/farkle puzzle`; Ada does in #farkle when nobody is named."""
    who = who or table.ada
    return PuzzlePanel(table, who, await who.slash(channel or table.channel, "farkle puzzle"))


async def open_day(panel: PuzzlePanel) -> None:
    """Turn to the puzzle of the day."""
    await panel.press(DayPuzzleButton)
    assert say("puzzle-question") in panel.text()


def store_of(table: Table) -> SqlPuzzleStore:
    """Return what is kept of puzzles."""
    return SqlPuzzleStore(table.bot.features.core.database)


async def solver(table: Table, user_id: int | None = None) -> Solver:
    """Return what somebody has done; Ada when nobody is named."""
    return await store_of(table).solver(user_id or table.ada.id)


async def own_of(table: Table, user_id: int) -> tuple[OwnPuzzle, ...]:
    """Return somebody's own puzzles."""
    return await SqlOwnPuzzleStore(table.bot.features.core.database).all_of(user_id)


async def give_own(table: Table, ruleset: str = "tavern", *themes: PuzzleTheme) -> OwnPuzzle:
    """Keep a mistake of Ada's, from game 7."""
    rules = table.bot.features.rulebook.rulebook.get(ruleset)
    own = OwnPuzzle(shipped(ruleset, *themes), rules, match_id=7, step=3)
    store = SqlOwnPuzzleStore(table.bot.features.core.database)
    await store.add(table.ada.id, [own], now(table))
    return own


def now(table: Table) -> int:
    """Return what the clock of the table says."""
    return int(table.env.now().timestamp())
