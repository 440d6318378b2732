"""What goes wrong between the wire server and a bot of discord.py, and what the bot makes of it."""

import pytest

from tests.support.wire.helpers import openapi, probe_process
from tests.support.wire.probe_table import CALLBACK, Table, pressed, set_table
from tests.wire_server import (
    Drop,
    InteractionFailed,
    Late,
    Permission,
    RateLimit,
    Refusal,
    WireServer,
    WireViolations,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_rate_limited_answer_is_sent_again(table: Table) -> None:
    board = (await table.board()).message
    rule = table.server.inject("POST", CALLBACK, RateLimit(0.1))
    outcome = await table.server.press(table.ann, board, label="Count")
    assert [request.status for request in outcome.requests] == [429, 200]
    assert outcome.latency > 0.1
    assert rule.hits == 1


async def test_an_answer_is_sent_again_after_an_error_of_the_server(table: Table) -> None:
    board = (await table.board()).message
    table.server.inject("POST", CALLBACK, Refusal(500))
    outcome = await table.server.press(table.ann, board, label="Count")
    assert [request.status for request in outcome.requests] == [500, 200]


async def test_a_slow_network_counts_as_latency(table: Table) -> None:
    board = (await table.board()).message
    table.server.inject("POST", CALLBACK, Late(0.3))
    assert (await table.server.press(table.ann, board, label="Count")).latency > 0.3


async def test_a_dropped_answer_may_still_have_been_heard(table: Table) -> None:
    board = (await table.board()).message
    table.server.inject("POST", CALLBACK, Drop(handled=True))
    outcome = await table.server.press(table.ann, board, label="Count")
    assert outcome.message.text.startswith("pressed ")


@pytest.mark.parametrize(
    ("denied", "code"), [(Permission.SEND_MESSAGES, 50013), (Permission.VIEW_CHANNEL, 50001)]
)
async def test_a_missing_permission_is_refused(table: Table, denied: Permission, code: int) -> None:
    server = table.server
    server.set_permissions(table.channel, server.bot, deny=denied)
    outcome = await server.command(table.ann, table.channel, "probe outside")
    assert outcome.message.text == f"refused {code}"
    server.set_permissions(table.channel, server.bot)
    outcome = await server.command(table.ann, table.channel, "probe outside")
    assert [seen.text for seen in server.messages(table.ben, table.channel)] == ["edited"]
    server.check()


async def test_an_unknown_route_is_a_violation(table: Table) -> None:
    outcome = await table.server.command(table.ann, table.channel, "probe pins")
    assert outcome.message.text == "no such route"
    with pytest.raises(WireViolations, match="/invites: no such route"):
        table.server.check()


async def test_a_dropped_gateway_resumes_and_hears_what_it_missed(table: Table) -> None:
    server = table.server
    board = (await table.board()).message
    sessions = server.identified
    async with server.expect_ready():
        await server.drop_gateway()
        assert not server.connected
        # Sent into the gap: only a replay can bring it to the bot.
        outcome = await server.press(table.ann, board, label="Count")
    assert outcome.message.text.startswith("pressed ")
    assert server.identified == sessions


async def test_a_gateway_that_may_not_resume_begins_anew(table: Table) -> None:
    server = table.server
    board = (await table.board()).message
    sessions = server.identified
    async with server.expect_ready():
        await server.drop_gateway(resumable=False)
        with pytest.raises(InteractionFailed, match="no bot is connected"):
            await server.press(table.ann, board, label="Count")
    assert server.identified == sessions + 1
    assert (await server.press(table.ann, board, label="Count")).message.id == board.id


async def test_a_late_answer_fails_and_a_killed_bot_comes_back() -> None:
    async with WireServer(openapi=openapi(), answer_within=0.4) as server:
        table = set_table(server)
        async with probe_process(server) as process:
            board = (await table.board()).message
            with pytest.raises(InteractionFailed, match=r"no answer within 0\.4 s"):
                await server.press(table.ann, board, label="Slow")
            await server.until(lambda: server.requests[-1].status == 404)
            assert server.requests[-1].answer == {"code": 10062, "message": "Unknown interaction"}
            assert server.refresh(board) == board

            process.kill()
            await process.wait()
            with pytest.raises(InteractionFailed):
                await server.press(table.ann, board, label="Count")
        async with probe_process(server):
            outcome = await server.press(table.ann, board, label="Count")
            assert pressed(outcome) == 1
        assert server.identified == 2
        assert len(server.failures) == 2
        server.check()
