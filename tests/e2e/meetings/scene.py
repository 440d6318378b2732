"""What an event happens to: a table with something going on, and whom it strikes."""

from dataclasses import dataclass, field

import discord
from simcord import ChannelHandle, MemberActor

from bot.match.model.match import Match
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


@dataclass
class Scene:
    """A table at which `struck` is on turn, or does whatever the row is about.

    The event happens to them, to the message `shown`, to its channel, or to all. `others` play
    with them. `game` is the number of the match, None where there is none.
    """

    table: Table
    cup: ScriptedCup
    struck: MemberActor
    others: tuple[MemberActor, ...] = ()
    game: int | None = None
    shown: discord.Message | None = None
    """A private message that the row is about; else the newest of the channel is."""
    gone: bool = field(default=False, init=False)
    """Whether the event took away where all of it was."""

    @property
    def channel(self) -> ChannelHandle:
        return self.table.channel

    @property
    def message(self) -> discord.Message:
        return self.shown or self.table.message

    @property
    def people(self) -> tuple[MemberActor, ...]:
        return (self.struck, *self.others)

    async def match(self) -> Match:
        """Return the match as the bot has it."""
        assert self.game is not None, "there is no match"
        match = await self.table.bot.features.core.matches.get(self.game)
        assert match is not None
        return match


def newest_game(table: Table) -> int:
    """Return the number of the match that began last."""
    return int(str(table.stored()[-1][0]))
