"""What an event happens to: a table with something going on, and whom it strikes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.board.buttons import RollButton
from bot.match.model.match import Match
from tests.support.buttons import Kind
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.storage.stores import Storage

Elsewhere = Callable[[Storage], Awaitable[None]]
"""Does something by the stores of another process."""


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
    shown: PrivateMessage | None = None
    """A private message that the row is about; else the newest of the channel is."""
    saves: Kind = RollButton
    """A button that `struck` can press, and whose press asks the database; or such a menu."""
    choice: str | ChannelHandle | None = None
    """What `struck` chooses, where that is a menu."""
    elsewhere: Elsewhere | None = None
    """What another process does, where that is not to roll."""
    form: InteractionResult | None = None
    """A form that `struck` has before them, and has not sent off."""
    view: PrivateMessage | None = None
    """What somebody who does not play has before them."""
    gone: bool = field(default=False, init=False)
    """Whether the event took away where all of it was."""
    home: int = field(init=False)
    """The channel in which it began."""
    before: Match | None = field(default=None, init=False)
    """The match as it was just before the event."""

    def __post_init__(self) -> None:
        self.home = self.table.channel.id

    @property
    def channel(self) -> ChannelHandle:
        return self.table.channel

    @property
    def message(self) -> discord.Message:
        return self.table.message if self.shown is None else self.shown.message

    @property
    def has_message(self) -> bool:
        """Tell whether there is still a message to press on."""
        if self.shown is None:
            return bool(self.channel.history())
        return self.home in self.table.env.backend.channels

    @property
    def people(self) -> tuple[MemberActor, ...]:
        return (self.struck, *self.others)

    def custom_id(self, kind: Kind) -> str:
        """Return the id of the first button or menu of a kind on the message."""
        for button, raw in self.table.buttons(self.message).items():
            if type(button) is kind:
                return str(raw["custom_id"])
        raise AssertionError(f"no button {kind} in\n{self.table.board(self.message)}")

    async def press_saving(self) -> InteractionResult:
        """Let `struck` press what `saves`, or choose `choice` in it."""
        custom_id = self.custom_id(self.saves)
        if self.choice is None:
            return await self.struck.click(self.message, custom_id=custom_id)
        return await self.struck.select(self.message, [self.choice], custom_id=custom_id)

    async def match(self) -> Match:
        """Return the match as the bot has it."""
        assert self.game is not None, "there is no match"
        match = await self.table.bot.features.core.matches.get(self.game)
        assert match is not None
        return match


def newest_game(table: Table) -> int:
    """Return the number of the match that began last."""
    return int(str(table.stored()[-1][0]))
