"""Tournaments as people see them: drafts, cards in a channel, and private messages."""

import asyncio

import discord
from simcord import InteractionResult, MemberActor

from bot.features.tournaments.buttons import (
    AnnounceButton,
    JoinTournament,
    PairingsPage,
    PanelButton,
    PlanMenu,
    ScreenMenu,
    ShowTournament,
)
from bot.features.tournaments.model.planning.draft import OPTIONS, DraftScreen
from bot.kit.components.as_text import as_text
from tests.support.buttons import Kind
from tests.support.e2e.reading import PrivateMessage, components
from tests.support.e2e.table import Table

_WORK = ("tournament ", "show ", "card ")
"""The names of background tasks that bring tournaments on, which simcord does not wait for."""

ANSWER = "answer"
"""The field of a dialogue."""


class TournamentMessage(PrivateMessage):
    """One private message of one person."""

    def __init__(self, table: Table, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self.table = table
        self.who = who

    async def press(self, kind: Kind, arg: int | str | None = None) -> InteractionResult:
        return await self.table.press(self.who, kind, arg, on=self.message)

    async def choose(
        self, kind: Kind, value: str, arg: int | str | None = None
    ) -> InteractionResult:
        menu = self.table.button(kind, arg, on=self.message)
        result = await self.who.select(self.message, [value], custom_id=str(menu["custom_id"]))
        assert result.acknowledged
        return result

    async def type(self, kind: Kind, text: str) -> InteractionResult:
        """Press a button that asks something, and answer it."""
        asked = await self.press(kind)
        assert asked.modal is not None
        return await self.who.submit_modal(asked, {ANSWER: text})

    async def show(self, screen: DraftScreen) -> None:
        """Turn a draft to a screen."""
        await self.choose(ScreenMenu, screen)

    async def set(self, name: str, value: str) -> None:
        """Choose an option of a draft on the screen that has it; `value` is JSON."""
        await self.show(OPTIONS[name].screen)
        await self.choose(PlanMenu, value, name)


async def plan_one(
    table: Table, who: MemberActor | None = None, **options: str
) -> TournamentMessage:
    """Let Dora, or somebody else, begin to plan a tournament."""
    who = who or table.dora
    opened = await who.slash(table.channel, "farkle-events tournament create", **options)
    return TournamentMessage(table, who, opened)


async def announce_one(table: Table, draft: TournamentMessage) -> discord.Message:
    """Announce a draft, and return the card in the channel."""
    await draft.press(AnnounceButton)
    await refresh(table)
    return card_of(table)


def card_of(table: Table) -> discord.Message:
    """Return the newest card in #farkle."""
    cards = [message for message in table.channel.history() if _is_card(table, message)]
    assert cards, "there is no card"
    return cards[-1]


def card_text(table: Table) -> str:
    """Return what the card says."""
    return as_text(components(card_of(table)))


async def join_all(table: Table, *people: MemberActor) -> None:
    """Let people press *Join* on the card."""
    for who in people:
        await table.press(who, JoinTournament, on=card_of(table))
    await refresh(table)


async def announced(table: Table, form: str = "swiss", **chosen: str) -> TournamentMessage:
    """Let Dora announce a tournament that Ada, Ben and Cleo join; return her panel."""
    draft = await plan_one(table, name="Cup", format=form)
    for name, value in chosen.items():
        await draft.set(name, value)
    await announce_one(table, draft)
    await join_all(table, table.ada, table.ben, table.cleo)
    return await panel_of(table)


async def panel_of(table: Table) -> TournamentMessage:
    """Let Dora open her panel on the card."""
    opened = await table.press(table.dora, PanelButton, on=card_of(table))
    return TournamentMessage(table, table.dora, opened)


async def refresh(table: Table) -> None:
    """Wait until all that follows has been done."""
    await table.env.settle()
    while work := [task for task in asyncio.all_tasks() if task.get_name().startswith(_WORK)]:
        await asyncio.wait(work)
    await table.env.settle()


def _is_card(table: Table, message: discord.Message) -> bool:
    kinds = {type(button) for button in table.buttons(message)}
    return ShowTournament in kinds and PairingsPage not in kinds  # a round leads to both
