"""What people do on the wire server, under a real discord.py bot in a process of its own."""

import asyncio

import pytest

from tests.support.wire.helpers import needs_description, openapi
from tests.support.wire.probe_table import Table, pressed
from tests.wire_server import CallbackKind, ImpossibleAction

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
    assert quick.latency < slow.latency


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


async def test_a_message_in_the_channel_pings_whom_it_mentions(table: Table) -> None:
    await table.server.command(table.ann, table.channel, "probe outside")
    assert table.server.last_message(table.ben, table.channel).pinged == (table.ann,)


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
