"""A server on which a bit of everything goes on, with another one beside it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord
from simcord import ChannelHandle, MemberActor

from bot.features.board.buttons import BestButton, RollButton
from bot.features.rulebook.buttons import SaveButton
from bot.features.tables.buttons import AcceptButton
from bot.match.loadouts.loadout import DiceFrom
from tests.support.e2e.gathering import challenge_all
from tests.support.e2e.messages.chest import give
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.tournaments import announce_one, join_all, plan_one
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

HOUSE_RULES = "Adas Hausregeln"

TOURNAMENT = "Doras Turnier"

DRAFT = 2
"""The number of Eve's draft: the first one has become house rules."""

PEOPLE = ("Ada", "Ben", "Dora")
"""Who plays on the server; Cleo does not."""


@dataclass(frozen=True)
class Board:
    """A match, the message that shows it, and where that is."""

    game: int
    version: int
    channel: ChannelHandle
    message: discord.Message


@dataclass(frozen=True)
class Hall:
    """Everything there is, and a channel of another server.

    There Cleo and Ada are too, and Eve, who owns it. On the first one Eve looks after the house
    rules, of which she has a draft, as long as she is a `keeper`.
    """

    table: Table
    boards: tuple[Board, ...]
    eve: MemberActor
    keeper: discord.Object
    draft: int
    lobby: ChannelHandle
    cleo_there: MemberActor
    ada_there: MemberActor
    eve_there: MemberActor

    @property
    def games(self) -> list[tuple[int, int]]:
        """Return the number and the version of every match, daily ones too."""
        return [(int(str(game)), int(str(version))) for game, version, *_ in self.table.stored()]

    @property
    def others(self) -> list[int]:
        """Return what else an id may name: drafts, house rules, a person, a server, a day."""
        today = self.table.env.now().date().toordinal()
        return [0, 1, self.draft, self.table.ada.id, self.table.guild.id, today]

    def demote_eve(self) -> None:
        """Let Eve be nobody in particular on the first server."""
        table = self.table
        table.env.backend.remove_member_role(table.guild.id, self.eve.id, self.keeper.id)


async def fill(table: Table, cup: ScriptedCup) -> Hall:
    """Let matches of every kind be there, each in a channel of its own."""
    first = table.channel
    boards = [
        await _board(table, "played", _play),
        await _board(table, "open", _open),
        await _board(table, "asked", _ask),
        await _board(table, "choosing", _choose),
        await _board(table, "drafted", _draft),
        await _board(table, "finished", _finish),
    ]
    table.channel = first
    cup.next(*["111111"] * 10)
    await (await open_day(table, table.ben)).finish()
    await (await open_day(table)).roll()
    role = table.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    eve = table.guild.add_member(table.env.create_user("eve", global_name="Eve"), roles=[role])
    await _make_rules(table, eve)
    await _plan_tournaments(table, eve)
    other = table.env.create_guild("Elsewhere", owner=eve.user)
    there = [other.add_member(member.user) for member in (table.cleo, table.ada, eve)]
    await table.env.settle()
    versions = {int(str(game)): int(str(version)) for game, version, *_ in table.stored()}
    return Hall(
        table,
        tuple(replace(board, version=versions[board.game]) for board in boards),
        eve,
        discord.Object(role.id),
        DRAFT,
        other.create_text_channel("lobby"),
        *there,
    )


async def _plan_tournaments(table: Table, eve: MemberActor) -> None:
    """Let Dora announce a tournament that Ada and Ben join, and Eve plan another one."""
    await announce_one(table, await plan_one(table, table.dora, name=TOURNAMENT))
    await join_all(table, table.ada, table.ben)
    await plan_one(table, eve, name="Later")


async def _board(table: Table, name: str, begin: Callable[[Table], Awaitable[None]]) -> Board:
    """Begin a match in a channel of its own."""
    before = len(table.stored())
    table.channel = table.guild.create_text_channel(name)
    await begin(table)
    [(game, version, *_)] = table.stored()[before:]
    return Board(int(str(game)), int(str(version)), table.channel, table.message)


async def _play(table: Table) -> None:
    """Let Ada, whose table it is, play with Ben and Dora: she has rolled, and it was long ago."""
    await challenge_all(table, table.ben, table.dora, pace="none", rated=False)
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)


async def _open(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open")


async def _ask(table: Table) -> None:
    await table.challenge(table.ada, table.dora)


async def _choose(table: Table) -> None:
    give(table, table.ada, "lucky", "weighted")
    give(table, table.ben, "lucky")
    await _sit_down(table, badges=True, wager=True)


async def _draft(table: Table) -> None:
    await _sit_down(table, dice=DiceFrom.DRAFT.value)


async def _sit_down(table: Table, **terms: object) -> None:
    await table.ada.slash(table.channel, "farkle tavern play", opponent=table.ben, **terms)
    await table.press(table.ben, AcceptButton)


async def _finish(table: Table) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.resign(table.ben)


async def _make_rules(table: Table, eve: MemberActor) -> None:
    """Let Eve save house rules, and begin others."""
    opened = await eve.slash(table.channel, "farkle rules create", ruleset="tavern")
    assert opened.response is not None
    asked = await table.press(eve, SaveButton, on=opened.response.message)
    await eve.submit_modal(asked, {"answer": HOUSE_RULES})
    await eve.slash(table.channel, "farkle rules create", ruleset="tavern")
