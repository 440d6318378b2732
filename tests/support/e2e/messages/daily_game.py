"""The daily game as its player sees it: a private message with buttons."""

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.kit.components.selection import DieButton
from tests.support.buttons import Kind
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.table import Table


class Day(PrivateMessage):
    """One private message of one player, from the command that posted it."""

    def __init__(self, table: Table, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self._table = table
        self._who = who

    async def press(self, kind: Kind, arg: int | None = None) -> InteractionResult:
        return await self._table.press(self._who, kind, arg, on=self.message)

    async def roll(self) -> list[str]:
        """Roll, and return the faces on the buttons; none after a farkle."""
        await self.press(RollButton)
        buttons = self._table.buttons(self.message)
        return [str(raw["label"]) for button, raw in buttons.items() if type(button) is DieButton]

    async def turn(self) -> None:
        """Play one turn: roll once, and bank the best of it."""
        if await self.roll():
            await self.press(BestButton)
            await self.press(BankButton)

    async def finish(self) -> None:
        """Play until the result is shown."""
        while RollButton in {type(button) for button in self._table.buttons(self.message)}:
            await self.turn()


async def open_day(
    table: Table, who: MemberActor | None = None, channel: ChannelHandle | None = None
) -> Day:
    """Run `/farkle daily`; Ada does in #farkle when nobody is named."""
    who = who or table.ada
    return Day(table, who, await who.slash(channel or table.channel, "farkle daily"))
