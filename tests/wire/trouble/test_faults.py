"""The bot when Discord is slow, refuses, or goes away."""

import asyncio
from contextlib import suppress

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table, resign
from tests.support.wire.stored import check_nothing_lost, stored_games
from tests.wire_server import (
    CallbackKind,
    Drop,
    InteractionFailed,
    Late,
    Permission,
    RateLimit,
    Refusal,
    Silence,
    WireServer,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWER_WITHIN = 3.0
"""As Discord has it: here, answers come too late."""

CALLBACK = "/interactions/*/callback"
NO_EDITS = Refusal(403, 50013, "Missing Permissions")
GONE = Refusal(404, 10008, "Unknown Message")
TOO_OLD = Refusal(400, 30046, "Maximum number of edits to messages older than 1 hour reached")


async def begin(table: Table) -> None:
    """Play until somebody has chosen dice and has more to do."""
    await table.sit_down()
    while not (table.board.offers(Act("roll")) and table.board.chosen):
        await table.step()


@pytest.mark.parametrize(
    ("fault", "status"), [(RateLimit(0.2), 429), (Refusal(500), 500), (Refusal(502), 502)]
)
@pytest.mark.parametrize("action", ["best", "roll", "bank"])
async def test_an_answer_that_discord_would_not_take_is_sent_again(
    table: Table, bot: BotProcess, fault: RateLimit | Refusal, status: int, action: str
) -> None:
    await begin(table)
    game, version = table.board.game, table.notes.version
    table.server.inject("POST", CALLBACK, fault)

    outcome = await table.send(Act(action))

    assert outcome.kind is CallbackKind.UPDATE
    assert [request.status for request in outcome.requests] == [status, 204]
    assert outcome.latency < 3
    table.read(outcome.message)
    assert table.notes.version == version + (action != "best")
    assert game is not None
    check_nothing_lost(stored_games(bot.database)[game], table.notes)
    if status == 429:
        await bot.expect_log("rate limit")


async def test_taps_behind_a_slow_answer_all_count(table: Table) -> None:
    await begin(table)
    while len(table.board.dice) < 3 or table.board.chosen:
        await table.step()
    table.server.inject("POST", CALLBACK, Late(1.5))

    taps = await asyncio.gather(*(table.send(Act("die", place)) for place in range(3)))

    assert max(tap.latency for tap in taps) < 3
    await table.press("die", 0)
    assert table.board.chosen == (1, 2)


@pytest.mark.parametrize("heard", [False, True])
async def test_an_answer_on_a_broken_connection_is_sent_again(
    table: Table, bot: BotProcess, heard: bool
) -> None:
    await begin(table)
    game, version = table.board.game, table.notes.version
    table.server.inject("POST", CALLBACK, Drop(handled=heard))

    outcome = await table.send(Act("roll"))

    assert outcome.kind is CallbackKind.UPDATE
    table.read(outcome.message)
    assert table.notes.version == version + 1
    assert game is not None
    check_nothing_lost(stored_games(bot.database)[game], table.notes)
    await table.step()


@pytest.mark.parametrize("fault", [RateLimit(0.2), Refusal(500)], ids=["429", "500"])
async def test_an_edit_that_discord_would_not_take_is_sent_again(
    table: Table, bot: BotProcess, discord: WireServer, fault: RateLimit | Refusal
) -> None:
    await begin(table)
    old = table.seen
    discord.inject("PATCH", f"/channels/*/messages/{old.id}", fault)

    await resign(discord, table.ann, table.channel)

    await discord.until(lambda: discord.refresh(old) != old)
    assert "Ben wins" in table.read_again().text
    if isinstance(fault, RateLimit):
        await bot.expect_log("rate limit")


@pytest.mark.parametrize("fault", [GONE, TOO_OLD], ids=["10008", "30046"])
async def test_a_board_that_cannot_be_edited_is_posted_anew(
    table: Table, discord: WireServer, fault: Refusal
) -> None:
    await begin(table)
    old = table.seen
    discord.inject("PATCH", f"/channels/*/messages/{old.id}", fault)

    await resign(discord, table.ann, table.channel)

    def posted() -> list[str]:
        seen = discord.messages(table.ben, table.channel)
        return [message.text for message in seen if not message.ephemeral and message.id != old.id]

    await discord.until(lambda: len(posted()) == 1)
    assert "Ben wins" in posted()[0]


async def test_an_old_board_that_could_not_be_retired_leads_to_the_new_one(
    table: Table, discord: WireServer
) -> None:
    await begin(table)
    old = table.seen
    retiring = discord.inject("PATCH", f"/channels/*/messages/{old.id}", NO_EDITS)
    shown = await discord.command(table.ben, table.channel, "farkle show")
    await discord.until(lambda: retiring.hits == 1)

    outcome = await table.send(Act("best"))

    assert outcome.message.ephemeral
    assert str(shown.message.id) in outcome.message.text
    assert len(outcome.requests) == 1


async def test_a_finished_board_that_could_not_be_redrawn_says_so_when_pressed(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    await begin(table)
    redrawing = discord.inject("PATCH", f"/channels/*/messages/{table.seen.id}", NO_EDITS)
    await resign(discord, table.ann, table.channel)
    await discord.until(lambda: redrawing.hits == 1)
    await bot.expect_log(f"the board of match {table.board.game} cannot be shown")

    outcome = await table.send(Act("best"))

    assert outcome.kind is CallbackKind.UPDATE
    assert "Ben wins" in outcome.message.text
    await discord.until(lambda: len(outcome.requests) == 2)
    assert discord.last_message(outcome.interaction.user, table.channel).ephemeral


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_missing_permission_is_named_until_it_is_granted(
    table: Table, discord: WireServer, denied: Permission
) -> None:
    discord.set_permissions(table.channel, discord.bot, deny=denied)
    refused = await discord.command(
        table.ann, table.channel, "farkle challenge", opponent=table.ben
    )
    assert refused.message.ephemeral
    assert denied.name is not None
    assert denied.name.replace("_", " ").casefold() in refused.message.text.casefold()

    discord.set_permissions(table.channel, discord.bot)

    await begin(table)
    discord.set_permissions(table.channel, discord.bot, deny=denied)
    await table.press("roll")  # an answer to a press needs no permission


async def test_a_channel_deleted_under_a_game_frees_the_players(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    await begin(table)
    board = table.board
    discord.inject("POST", CALLBACK, Refusal(404, 10003, "Unknown Channel"))
    redrawing = discord.inject("PATCH", f"/channels/*/messages/{table.seen.id}", NO_EDITS)

    outcome = await table.send(Act("best"))

    assert outcome.message.ephemeral
    await discord.until(lambda: redrawing.hits == 1)
    await bot.expect_log("cannot be shown")
    assert table.read_again() == board
    discord.delete_channel(table.channel)
    table.channel = discord.create_channel(table.guild, "another table")
    await begin(table)


@pytest.mark.parametrize("fault", [Late(3.2), Silence(handled=True), Silence()])
async def test_a_board_whose_press_got_no_answer_in_time_shows_it_all_the_same(
    table: Table, bot: BotProcess, discord: WireServer, fault: Late | Silence
) -> None:
    await begin(table)
    version = table.notes.version
    discord.inject("POST", CALLBACK, fault)

    with suppress(InteractionFailed):
        await table.send(Act("roll"))

    await discord.until(lambda: table.read_again().version == version + 1)
    discord.failures.clear()
    await bot.expect_log("could not be answered any more")
    await table.step()


async def test_a_dropped_gateway_resumes_and_no_press_is_lost(
    table: Table, discord: WireServer
) -> None:
    await begin(table)
    sessions = discord.identified
    async with discord.expect_ready():
        await discord.drop_gateway()
        await table.press("roll")  # sent into the gap: only a replay brings it to the bot
    assert discord.identified == sessions
    for _ in range(8):
        await table.step()


async def test_a_lost_session_begins_anew(table: Table, discord: WireServer) -> None:
    await begin(table)
    sessions = discord.identified
    async with discord.expect_ready():
        await discord.drop_gateway(resumable=False)
        with pytest.raises(InteractionFailed, match="no bot is connected"):
            await table.send(Act("roll"))
    discord.failures.clear()
    assert discord.identified == sessions + 1
    await table.press("roll")
