"""What is kept of a server is deleted as a whole, by those who manage it or when it is due."""

import json
import logging

import pytest

from bot.features.privacy.buttons import ForgetServerButton
from bot.features.privacy.model import SERVER_KEPT
from bot.storage import recount
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.panel import open_settings
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.e2e.traces import DAY, Search, data_of, play, press_in


async def test_nothing_is_left_of_a_server(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    panel = await open_settings(table)
    await panel.set("hints", value=False)
    await play(table, {})
    await (await open_day(table)).turn()
    await table.begin()
    search = Search(table, table.guild.id, table.channel.id)
    assert {"matches", "ledgers", "server_settings", *search.files} <= search.found("")
    before = await data_of(table, table.ada)
    given = await table.dora.slash(table.channel, "farkle-admin privacy export")
    assert given.response is not None
    [file] = given.response.attachments
    whole = json.loads(await file.read())
    assert whole["guild_id"] == str(table.guild.id)
    assert whole["tables"]["server_settings"] == [{"choices": {"hints": False}}]
    assert [row["game"] for row in whole["tables"]["matches"]] == [1, 3], "daily games are private"
    assert not any(str(member.id) in repr(whole) for member in (table.ada, table.ben))
    asked = await table.dora.slash(table.channel, "farkle-admin privacy delete")
    assert say("forget-server") in told(asked)
    await press_in(table.dora, asked, ForgetServerButton)
    assert told(asked) == say("forget-server-done")
    await table.env.settle()
    assert say("closed-ended") in table.board()
    assert search.found(caplog.text) == set()
    after = await data_of(table, table.ada)
    assert [figures for figures in before["figures"] if figures["guild_id"] == "0"] == after[
        "figures"
    ]
    assert after["results"] == [
        {**result, "guild_id": "-1", "rating": None} for result in before["results"]
    ]
    assert await recount(table.settings.database, fix=False) == []
    await play(table, {})
    assert await recount(table.settings.database, fix=False) == []


async def test_only_those_who_manage_the_server_delete_its_data(table: Table) -> None:
    """Discord shows the question to who asked for it, and this asks once more."""
    before = table.dump()
    for who, server, refusal in (
        (table.cleo, table.guild.id, "refusal-not-a-manager"),
        (table.dora, table.guild.id + 1, "refusal-button-outdated"),
    ):
        custom_id = ForgetServerButton(server).write()
        button = {"type": 2, "style": 4, "label": "Delete", "custom_id": custom_id}
        message = await table.post({"type": 1, "components": [button]})
        assert told(await who.click(message, custom_id=custom_id)) == say(refusal)
    assert table.dump() == before


async def test_data_of_a_server_goes_30_days_after_the_bot(table: Table) -> None:
    await play(table, {})
    search = Search(table, table.guild.id)
    table.env.backend.remove_guild(table.guild.id)
    await table.env.settle()
    await table.env.advance_time(SERVER_KEPT - DAY)
    assert "ledgers" in search.found("")
    await table.env.advance_time(2 * DAY)
    assert search.found("") == set()
    assert await recount(table.settings.database, fix=False) == []
