"""Games in threads of their own, where the server wants that."""

from typing import Unpack

import discord
import pytest
from simcord import ChannelHandle

from bot.client.boards.threads import HOUR, WEEK
from bot.features.board.buttons import BestButton, RollButton
from bot.features.tables.buttons import AcceptButton, RematchButton
from bot.features.tavern.buttons import ReadyButton
from tests.support.e2e.clocks import LIVE, PASSED
from tests.support.e2e.messages.chest import Chest
from tests.support.e2e.permissions import deny, grant, lacking
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import shown, told
from tests.support.e2e.table import Table, Terms, say

CREATE = discord.Permissions(create_public_threads=True)


async def want_threads(table: Table) -> None:
    """Let the server choose, as its panel does."""
    await table.bot.features.settings.book.set_for_server(table.guild.id, "threads", value=True)


async def begin_in_thread(
    table: Table, **terms: Unpack[Terms]
) -> tuple[ChannelHandle, ChannelHandle]:
    """Let a game begin, and go to its thread; return the channel and the thread."""
    await want_threads(table)
    channel = table.channel
    await table.begin(**terms)
    table.channel = channel.threads[-1]
    return channel, table.channel


def minutes(table: Table) -> int:
    """Return after how much silence the thread is archived."""
    thread = table.bot.get_channel(table.channel.id)
    assert isinstance(thread, discord.Thread)
    return thread.auto_archive_duration


async def test_a_game_goes_on_in_a_thread_with_the_way_there(table: Table) -> None:
    channel, thread = await begin_in_thread(table, turns=1)
    assert thread.name == say("thread-name", players="Ada and Ben")
    [link, *_] = channel.history()
    assert say("moved-elsewhere", players="Ada and Ben", channel=f"<#{thread.id}>") in table.board(
        link
    )
    assert table.message.jump_url in str([component.to_dict() for component in link.components])
    assert {table.ada.id, table.ben.id} <= set(
        table.env.backend.get_thread(thread.id).thread_members
    )
    assert minutes(table) == WEEK
    await play_to_the_end(table)
    assert not table.is_playing
    assert minutes(table) == HOUR


async def test_the_channel_is_free_for_the_next_game(table: Table) -> None:
    channel, _ = await begin_in_thread(table)
    table.channel = channel
    await table.begin()
    assert len(channel.threads) == 2


async def test_every_way_in_which_games_begin(table: Table) -> None:
    channel, _ = await begin_in_thread(table)
    await table.resign(table.ada)
    await table.press(table.ada, RematchButton)
    await table.press(table.ben, RematchButton)
    assert table.is_playing, "in the same thread"
    assert minutes(table) == WEEK
    await table.cleo.slash(channel, "farkle bot")
    assert len(channel.threads) == 2
    table.channel = channel.threads[-1]
    await table.press(table.cleo, RollButton)


async def test_a_game_in_a_thread_outlives_a_restart(table: Table) -> None:
    await begin_in_thread(table, turns=1)
    await table.restart()
    await play_to_the_end(table)
    await table.restart()


@pytest.mark.parametrize("name", ["create-public-threads", "send-messages-in-threads"])
async def test_what_a_thread_needs_is_asked_for_first(table: Table, name: str) -> None:
    denied = discord.Permissions(**{name.replace("-", "_"): True})
    deny(table, denied)
    await table.begin()
    await table.resign(table.ada)
    await want_threads(table)
    assert told(await table.challenge()) == lacking(name)
    assert told(await table.ada.slash(table.channel, "farkle bot")) == lacking(name)
    assert told(await table.ada.slash(table.channel, "farkle open")) == lacking(name)
    grant(table, denied)
    await table.begin()


async def test_without_a_thread_the_game_goes_on_here(table: Table) -> None:
    await want_threads(table)
    await table.challenge()
    deny(table, CREATE)
    await table.press(table.ben, AcceptButton)
    board, why = table.channel.history()
    assert why.content == say("thread-forbidden")
    await table.press(table.ada, RollButton, on=board)


async def test_a_server_may_have_too_many_threads(table: Table) -> None:
    await want_threads(table)
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006)
    await table.begin()
    assert table.channel.history()[-1].content == say("thread-full")


async def test_a_late_press_in_the_channel_leads_to_the_thread(table: Table) -> None:
    await want_threads(table)
    await table.challenge()
    invitation = [component.to_dict() for component in table.message.components]
    await table.press(table.ben, AcceptButton)
    board = table.channel.history()[0]
    await table.show_again(board, invitation)
    late = await table.press(table.ben, AcceptButton, on=table.channel.history()[0])
    assert say("refusal-board-moved") in told(late)
    table.channel = table.channel.threads[-1]
    assert table.message.jump_url in told(late)


async def test_a_deleted_thread_is_a_deleted_channel(table: Table) -> None:
    channel, thread = await begin_in_thread(table)
    await table.press(table.ada, RollButton)
    found = table.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.delete()
    await table.env.settle()
    table.channel = channel
    assert "[" in shown(await table.ada.slash(channel, "farkle show"))
    assert table.is_playing
    await table.press(table.ada, BestButton)


async def test_an_archived_thread_is_opened_for_its_board(table: Table) -> None:
    _, thread = await begin_in_thread(table)
    found = table.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.edit(archived=True)
    await table.env.settle()
    assert table.bot.get_channel(thread.id) is None
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await table.env.advance_time(LIVE + PASSED)
    assert say("event-turn-timed-out", name="Ada", lost=0) in table.board()
    assert isinstance(table.bot.get_channel(thread.id), discord.Thread)


async def test_dice_are_chosen_in_the_channel_and_played_with_in_the_thread(table: Table) -> None:
    await want_threads(table)
    channel = table.channel
    await table.ada.slash(channel, "farkle tavern play", opponent=table.ben)
    await table.press(table.ben, AcceptButton)
    assert not channel.threads
    for who in (table.ada, table.ben):
        await (await Chest.open(table, who)).press(ReadyButton)
    table.channel = channel.threads[-1]
    assert table.can(RollButton)
    await table.press(table.ada, RollButton)


async def test_whoever_is_in_the_channel_is_led_to_the_games_in_its_threads(table: Table) -> None:
    channel, thread = await begin_in_thread(table)
    board = table.message.jump_url
    for who, command, key in (
        (table.dora, "farkle-mod end", "refusal-games-in-threads"),
        (table.ada, "farkle show", "refusal-games-elsewhere"),
        (table.ben, "farkle resign", "refusal-games-elsewhere"),
    ):
        answer = await who.slash(channel, command)
        assert answer.ephemeral
        assert told(answer).startswith(say(key))
        assert f"({board})" in told(answer)
    kicked = await table.dora.slash(channel, "farkle-mod kick", user=table.ada)
    assert f"({board})" in told(kicked)
    assert told(await table.cleo.slash(channel, "farkle show")) == say("refusal-no-game-here")
    assert table.is_playing
    assert told(await table.dora.slash(thread, "farkle-mod end")) == say("done-closed")
