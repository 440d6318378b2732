"""Rate limits are obeyed, and boards are shown once for many changes."""

import asyncio

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table, read_board
from tests.support.wire.game import resign as leave
from tests.support.wire.stored import stored_games
from tests.wire_server import CallbackKind, RateLimit, Request, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

MANY = 40
LIMITED = 3.0
"""Seconds for which a route is left alone: others are used within them on a slow machine, too."""


def edits(discord: WireServer, *tables: Table) -> list[Request]:
    """Return the edits of boards in the channels of some tables, in the order they arrived."""
    return [
        request
        for request in discord.requests
        if request.method == "PATCH"
        and any(f"/channels/{table.channel.id}/" in request.path for table in tables)
    ]


async def seat_four(table: Table) -> None:
    """Ann and Ben sit down with Cleo and Dan."""
    others = [table.server.create_user(name) for name in ("Cleo", "Dan")]
    for user in others:
        table.server.add_member(table.guild, user)
    await table.challenge(opponent2=others[0], opponent3=others[1])
    for invited in (table.ben, *others):
        await table.send(Act("accept"), by=invited)
        table.read_again()


async def resign(table: Table, *names: str) -> None:
    """Let people leave the game, one after another; each time the board is to be changed."""
    for name in names:
        [user] = [
            member.user for member in table.guild.members.values() if member.user.name == name
        ]
        await leave(table.server, user, table.channel)


async def test_a_limited_route_is_left_alone_and_changes_wait_for_one_edit(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    other = Table(discord)
    await seat_four(table)
    await other.sit_down()
    discord.inject("PATCH", f"/channels/{table.channel.id}/*", RateLimit(LIMITED))

    await resign(table, "Dan", "Cleo", "Ben")
    await resign(other, "Ben")
    await discord.until(
        lambda: all(
            read_board(discord.refresh(seated.seen)).version is None for seated in (table, other)
        )
    )

    limited, again, newest = edits(discord, table)  # discord.py itself sends the first one again
    assert [request.status for request in (limited, again, newest)] == [429, 200, 200]
    assert again.at - limited.at >= LIMITED
    assert "Ann wins" in table.read_again().text
    [elsewhere] = edits(discord, other)
    assert elsewhere.at < again.at, "other routes go on"
    await bot.expect_log("rate limited")


async def test_nothing_but_answers_is_sent_while_everything_is_limited(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    others = [Table(discord) for _ in range(3)]
    for seated in (table, *others):
        await seated.sit_down()
    discord.inject("PATCH", f"/channels/{table.channel.id}/*", RateLimit(1.0, everywhere=True))
    await resign(table, "Ben")
    await discord.until(lambda: bool(edits(discord, table)))

    for seated in others:
        pressed = await seated.press("roll")  # interactions are exempt from the limit
        assert pressed.kind is CallbackKind.UPDATE
        await resign(seated, "Ben")
    await discord.until(lambda: len(edits(discord, table, *others)) == 2 + len(others))

    first, *later = edits(discord, table, *others)
    assert first.status == 429
    assert all(request.status == 200 and request.at - first.at >= 1.0 for request in later)
    await bot.expect_log("rate limit")


async def test_games_that_end_at_once_are_all_shown_and_counted(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    tables = [table, *(Table(discord) for _ in range(MANY - 1))]
    await asyncio.gather(*(seated.sit_down() for seated in tables))
    games = [seated.board.game for seated in tables]

    await asyncio.gather(*(resign(seated, "Ben") for seated in tables))
    await discord.until(
        lambda: all(read_board(discord.refresh(seated.seen)).version is None for seated in tables)
    )

    stored = stored_games(bot.database)
    assert {stored[game].phase for game in games if game is not None} == {"finished"}
    assert all("Ann wins" in seated.read_again().text for seated in tables)
    # One edit a game; where the machine is slow an earlier change of a game may need one, too.
    assert MANY <= len(edits(discord, *tables)) < 1.5 * MANY
