"""Boards older than an hour, of which Discord takes three edits in six seconds in a channel."""

from pathlib import Path

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.desk import desk_of
from tests.support.wire.game import Table, resign
from tests.support.wire.helpers import openapi
from tests.wire_server import Refusal, WireServer

AGE = 7200.0
TOO_OFTEN = Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached")


async def test_the_fourth_edit_in_six_seconds_is_refused() -> None:
    async with WireServer(openapi=openapi(), age=AGE) as server:
        async for desk in desk_of(server):
            posted = [(await desk.post({"content": "x"})).body["id"] for _ in range(4)]
            edits = [
                await desk.bot.call("PATCH", f"{desk.messages}/{board}", {"content": "y"})
                for board in posted
            ]
            assert [edit.status for edit in edits] == [200, 200, 200, 429]
            assert edits[-1].body["code"] == 30046


async def test_many_boards_of_a_channel_are_edited_at_a_pace(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi(), age=AGE) as server:
        async with BotProcess(server, tmp_path) as bot:
            first = Table(server)
            tables = [first, *(Table(server) for _ in range(4))]
            for table in tables:
                table.channel = first.channel
                for user in (table.ann, table.ben):
                    server.add_member(first.guild, user)
                await table.sit_down()
                await resign(server, table.ann, table.channel)
            await server.until(lambda: all("wins" in table.read_again().text for table in tables))
            assert [request for request in server.requests if request.status == 429] == []
            assert bot.complaints() == []
        server.check()


async def test_a_board_posted_anew_leaves_no_buttons_behind(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi(), age=AGE) as server:
        async with BotProcess(server, tmp_path) as bot:
            table = Table(server)
            await table.sit_down()
            old = table.seen
            path = f"/channels/*/messages/{old.id}"
            server.inject("PATCH", path, TOO_OFTEN, times=2)
            await resign(server, table.ben, table.channel)
            await server.until(lambda: "newer message" in server.refresh(old).text)
            assert [button for button in server.refresh(old).buttons if button.custom_id] == []
            assert "wins" in server.last_message(table.ann, table.channel).text
            assert bot.complaints() == []
        server.check()
