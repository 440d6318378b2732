"""What *More* on a board shows, of a game that is played and of one that has ended."""

import discord
from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import AfterwardsButton, MoreButton
from bot.features.fairness.buttons import BesideWordButton
from tests.support.buttons import Kind
from tests.support.e2e.table import Table


async def press_afterwards(
    table: Table,
    who: MemberActor,
    kind: Kind,
    arg: int | None = None,
    *,
    on: discord.Message | None = None,
) -> InteractionResult:
    """Press a button of what *More* shows on the board of a finished game, or on `on`."""
    more = await table.press(who, AfterwardsButton, on=on)
    assert more.response is not None
    assert more.response.message is not None
    return await table.press(who, kind, arg, on=more.response.message)


async def ask_word(
    table: Table, who: MemberActor, *, on: discord.Message | None = None
) -> InteractionResult:
    """Let somebody ask for a word by what *More* on the board, or on `on`, shows."""
    more = await table.press(who, MoreButton, on=on)
    assert more.response is not None
    assert more.response.message is not None
    return await table.press(who, BesideWordButton, on=more.response.message)
