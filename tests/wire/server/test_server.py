"""The wire server under a real discord.py bot in a process of its own."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from tests.support.wire.helpers import needs_description, openapi, probe_process
from tests.wire_server import (
    CallbackKind,
    Channel,
    Drop,
    Guild,
    ImpossibleAction,
    InteractionFailed,
    Late,
    Outcome,
    Permission,
    RateLimit,
    Refusal,
    User,
    WireServer,
    WireViolations,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")
CALLBACK = "/interactions/*/callback"


@dataclass(frozen=True)
class Table:
    """Two people in a guild with one channel, and the bot."""

    server: WireServer
    guild: Guild
    channel: Channel
    ann: User
    ben: User

    async def board(self, **options: bool | int) -> Outcome:
        return await self.server.command(self.ann, self.channel, "probe board", **options)


def set_table(server: WireServer) -> Table:
    ann = server.create_user("Ann")
    ben = server.create_user("Ben", locale="de")
    guild = server.create_guild("Tavern", [ann, ben], locale="en-GB")
    return Table(server, guild, server.create_channel(guild, "table"), ann, ben)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[WireServer]:
    """Run one server with a connected probe bot for all tests of this file."""
    async with WireServer(openapi=openapi()) as server, probe_process(server):
        yield server


@pytest.fixture
def table(running: WireServer) -> Table:
    """Set up a guild of its own for each test and forget earlier violations."""
    running.violations.clear()
    return set_table(running)


def pressed(outcome: Outcome) -> int:
    """Return the number of presses that the probe bot has counted."""
    return int(outcome.message.text.removeprefix("pressed "))


async def test_a_press_is_one_request_and_edits_its_message(table: Table) -> None:
    posted = await table.board(size=3)
    assert posted.kind is CallbackKind.MESSAGE
    assert posted.message.text == "size 3"

    outcome = await table.server.press(table.ben, posted.message, label="Count")

    assert outcome.kind is CallbackKind.UPDATE
    assert outcome.message.id == posted.message.id
    assert outcome.message.text.startswith("pressed ")
    assert [request.status for request in outcome.requests] == [200]
    assert 0 < outcome.latency < 3
    assert table.server.refresh(posted.message) == outcome.message
    table.server.check()


async def test_two_presses_at_once_both_count(table: Table) -> None:
    board = (await table.board()).message
    first, second = await asyncio.gather(
        table.server.press(table.ann, board, custom_id="probe:count"),
        table.server.press(table.ben, board, custom_id="probe:count"),
    )
    assert first.interaction.user is table.ann
    assert second.interaction.user is table.ben
    assert abs(pressed(first) - pressed(second)) == 1


async def test_a_slow_press_does_not_hold_up_another(table: Table) -> None:
    board = (await table.board()).message
    slow, quick = await asyncio.gather(
        table.server.press(table.ann, board, label="Slow"),
        table.server.press(table.ben, board, label="Count"),
    )
    assert quick.latency < 0.5 < slow.latency


async def test_an_ephemeral_message_is_there_for_one_user_only(table: Table) -> None:
    server = table.server
    hidden = (await table.board(hidden=True)).message

    assert hidden.ephemeral
    assert server.last_message(table.ann, table.channel).id == hidden.id
    assert server.messages(table.ben, table.channel) == []
    with pytest.raises(ImpossibleAction, match="does not see"):
        await server.press(table.ben, hidden, label="Count")
    assert (await server.press(table.ann, hidden, label="Count")).message.ephemeral


@pytest.mark.parametrize("label", ["Off", "Gone"])
async def test_a_button_that_is_disabled_or_absent_cannot_be_pressed(
    table: Table, label: str
) -> None:
    board = (await table.board()).message
    with pytest.raises(ImpossibleAction, match=f"(?i){label}"):
        await table.server.press(table.ann, board, label=label)


async def test_a_deleted_message_or_a_strangers_channel_is_out_of_reach(table: Table) -> None:
    server = table.server
    board = (await table.board()).message
    stranger = server.create_user("Stranger")
    with pytest.raises(ImpossibleAction, match="cannot open"):
        await server.press(stranger, board, label="Count")
    server.delete_message(board)
    with pytest.raises(ImpossibleAction, match="was deleted"):
        await server.press(table.ann, board, label="Count")
    other = await table.board()
    server.delete_channel(table.channel)
    with pytest.raises(ImpossibleAction, match="cannot open"):
        await server.press(table.ann, other.message, label="Count")


async def test_locales_and_people_reach_the_command(table: Table) -> None:
    outcome = await table.server.command(
        table.ben, table.channel, "/probe who", user=table.ann, style="plain"
    )
    assert outcome.message.text == f"<@{table.ann.id}> de en-GB plain"
    assert outcome.message.pinged == ()


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("farkle", {}, "registered no chat command"),
        ("probe", {}, "choose one of"),
        ("probe nothing", {}, "no subcommand"),
        ("probe board", {"colour": "red"}, "no option colour"),
        ("probe board", {"size": "large"}, "cannot be 'large'"),
        ("probe board", {"size": True}, "cannot be True"),
        ("probe board", {"size": 7}, "not in 1..6"),
        ("probe who", {}, "user is required"),
        ("probe who", {"style": "bold"}, "user is required"),
        ("probe rules show", {"ruleset": 5}, "cannot be 5"),
    ],
)
async def test_a_command_that_discord_would_not_send_is_refused(
    table: Table, name: str, options: dict[str, str | int], why: str
) -> None:
    with pytest.raises(ImpossibleAction, match=why):
        await table.server.command(table.ann, table.channel, name, **options)


async def test_choices_are_kept_to(table: Table) -> None:
    with pytest.raises(ImpossibleAction, match="'bold' is none of"):
        await table.server.command(
            table.ann, table.channel, "probe who", user=table.ben, style="bold"
        )


async def test_a_user_command_knows_its_target(table: Table) -> None:
    outcome = await table.server.user_command(table.ann, table.channel, "Greet", table.ben)
    assert outcome.message.text == "hello Ben"


async def test_autocomplete_offers_choices(table: Table) -> None:
    outcome = await table.server.autocomplete(
        table.ann, table.channel, "probe rules show", "ruleset", ruleset="ta"
    )
    assert [choice["value"] for choice in outcome.choices] == ["tavern"]
    with pytest.raises(ImpossibleAction, match="no autocomplete"):
        await table.server.autocomplete(table.ann, table.channel, "probe board", "size")


async def test_a_modal_is_filled_in_and_sent(table: Table) -> None:
    server = table.server
    asked = await server.command(table.ann, table.channel, "probe ask")
    assert asked.kind is CallbackKind.MODAL
    with pytest.raises(ImpossibleAction, match="1 to 10 characters"):
        await server.submit(asked, {"name": "far too long a name"})
    with pytest.raises(ImpossibleAction, match="no field age"):
        await server.submit(asked, {"age": "7"})
    assert (await server.submit(asked, {"name": "Cleo"})).message.text == "named Cleo"


async def test_a_deferred_answer_is_filled_in_later(table: Table) -> None:
    server = table.server
    outcome = await server.command(table.ann, table.channel, "probe later")
    assert outcome.kind is CallbackKind.DEFERRED_MESSAGE
    assert outcome.message.loading
    await server.until(lambda: not server.refresh(outcome.message).loading)
    answer = server.refresh(outcome.message)
    assert answer.text == "done"
    assert answer.ephemeral
    assert [file.filename for file in answer.content.attachments] == ["empty.txt"]
    assert len(outcome.requests) == 2
    server.check()


async def test_a_second_acknowledgement_is_refused(table: Table) -> None:
    outcome = await table.server.command(table.ann, table.channel, "probe twice")
    await table.server.until(lambda: len(outcome.requests) == 3)
    assert table.server.last_message(table.ann, table.channel).text == "refused 40060"
    assert [request.status for request in outcome.requests] == [200, 400, 200]


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


async def test_a_message_in_the_channel_pings_whom_it_mentions(table: Table) -> None:
    await table.server.command(table.ann, table.channel, "probe outside")
    assert table.server.last_message(table.ben, table.channel).pinged == (table.ann,)


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


@needs_description
async def test_the_servers_own_answers_fit_the_description(table: Table) -> None:
    from tests.wire_server.rest.description import Description  # noqa: PLC0415 - needs the description

    server = table.server
    board = (await table.board()).message
    await server.press(table.ann, board, label="Count")
    for name in ("probe later", "probe outside", "probe ask"):
        await server.command(table.ann, table.channel, name)
    path = openapi()
    assert path is not None
    description = Description(path)
    checked = [
        description.check_answer(request.method, request.template, request.status, request.answer)
        for request in server.requests
        if 200 <= request.status < 300
    ]
    assert len(checked) >= 6
    assert [problems for problems in checked if problems] == []


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
