"""A view of somebody else's game, as whoever watches sees it."""

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.board.buttons import MoreButton
from bot.features.watching.buttons import WatchButton
from tests.support.buttons import Kind
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.table import PACE, Table, say

MOMENT = PACE + 1
"""Seconds after which a view has shown what had changed before."""


class WatchView(PrivateMessage):
    """One private message of one person."""

    def __init__(self, table: Table, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self._table = table
        self._who = who

    @property
    def follows(self) -> bool:
        """Tell whether the view says that it follows its game."""
        return say("watch-follows", until="X").partition("X")[0] in self.text()

    def offers(self, kind: Kind) -> bool:
        """Tell whether it has a button or menu of a kind."""
        return any(type(button) is kind for button in self._table.buttons(self.message))

    async def press(self, kind: Kind, arg: int | None = None) -> InteractionResult:
        return await self._table.press(self._who, kind, arg, on=self.message)


async def watch(table: Table, who: MemberActor) -> WatchView:
    """Let somebody press *More* on the board, and *Watch* in what it opens."""
    more = await table.press(who, MoreButton)
    view = WatchView(table, who, more)
    await view.press(WatchButton)
    return view


async def open_tv(
    table: Table, who: MemberActor, channel: ChannelHandle | None = None
) -> WatchView:
    """Run `/farkle-events tv`."""
    where = channel or table.channel
    return WatchView(table, who, await who.slash(where, "farkle-events tv"))


def changes(table: Table) -> int:
    """Return how often views were changed that nobody had pressed just then."""
    return sum(
        request.method == "PATCH" and request.path.startswith("/webhooks/")
        for request in table.env.http_requests
    )
