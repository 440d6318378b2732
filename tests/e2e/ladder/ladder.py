"""A ladder as people at a table see and press it."""

import discord
from simcord import InteractionResult, MemberActor

from bot.features.ladder.buttons import (
    ChallengeMenu,
    JoinLadderButton,
    ReachButton,
)
from tests.support.buttons import Kind
from tests.support.e2e.reading import told_nothing
from tests.support.e2e.table import Table, say

DUEL = say("ruleset-duel")
MINUTE = 60


class Ladder:
    """The ladder of the duel, as people at the table see and press it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def show(self) -> str:
        """Let Dora run the command, and return the card."""
        await self.table.dora.slash(self.table.channel, "farkle-events ladder", ruleset="duel")
        self.card = self.table.message
        return self.table.board()

    async def join(self, *people: MemberActor) -> None:
        await self.show()
        for person in people:
            assert told_nothing(await self.press(person, JoinLadderButton))

    async def press(self, who: MemberActor, kind: Kind) -> InteractionResult:
        return await self.table.press(who, kind, on=self.card)

    async def reach(self, who: MemberActor) -> discord.Message:
        """Return the private message about whom somebody may challenge."""
        asked = await self.press(who, ReachButton)
        assert asked.ephemeral
        assert asked.response is not None
        assert asked.response.message is not None
        return asked.response.message

    async def challenge(self, who: MemberActor, whom: MemberActor) -> InteractionResult:
        """Choose somebody in the private menu."""
        message = await self.reach(who)
        menu = self.table.button(ChallengeMenu, on=message)
        return await who.select(message, [str(whom.id)], custom_id=str(menu["custom_id"]))

    async def order(self) -> list[str]:
        """Return the names on the ladder, the top first."""
        lines = (await self.show()).splitlines()
        return [line.partition(" ")[2] for line in lines if line.startswith("**") and ".**" in line]


async def ladder_of(table: Table, *people: MemberActor) -> Ladder:
    """Return the ladder once `people` have joined it, the first at the top."""
    ladder = Ladder(table)
    await ladder.join(*people)
    return ladder


def news(outcome: str, challenger: str = "Ada", challenged: str = "Ben") -> str:
    return say(f"ladder-ended-{outcome}", challenger=challenger, challenged=challenged)


def board_of(table: Table, message: discord.Message) -> str:
    """Return what a message shows by now."""
    [found] = [posted for posted in table.channel.history() if posted.id == message.id]
    return table.board(found)


async def until_due(table: Table, seconds: int) -> None:
    await table.env.advance_time(seconds + MINUTE)
    await table.env.settle()
