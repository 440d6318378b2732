"""What servers and people have chosen, on the real database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.settings.model import Preferences, RuleMakers, ServerSettings
from tests.support.storage.games import ADA, GUILD
from tests.support.storage.stores import Storage, open_storage


async def test_choices_come_back_as_they_were(path: Path) -> None:
    async with open_storage(path) as storage:
        assert await storage.settings.servers() == {}
        await storage.settings.set_for_server(GUILD, "channels", [1, 2**62])
        await storage.settings.set_for_server(GUILD, "rule_makers", RuleMakers.EVERYONE)
        chosen = await storage.settings.set_for_server(GUILD, "ruleset", "zilch")
        own = await storage.settings.set_for_person(ADA.user_id, "language", "en")
    assert chosen == ServerSettings("zilch", (1, 2**62), rule_makers=RuleMakers.EVERYONE)
    assert own == Preferences("en")
    async with open_storage(path) as storage:
        assert await storage.settings.servers() == {GUILD: chosen}
        assert await storage.settings.people() == {ADA.user_id: own}


async def test_a_choice_can_be_taken_back(storage: Storage) -> None:
    await storage.settings.set_for_server(GUILD, "language", "en")
    assert await storage.settings.set_for_server(GUILD, "language", None) == ServerSettings()


@pytest.mark.parametrize(
    "damage",
    ["'{'", "'[1]'", "'null'", "''", "CAST(X'FF' AS TEXT)", f"'{'[' * 3000}'"],
    ids=["torn", "a list", "null", "nothing", "a byte", "deep"],
)
async def test_a_damaged_row_is_as_if_nothing_had_been_chosen(
    path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_storage(path) as storage:
        await storage.settings.set_for_server(GUILD, "ruleset", "duel")
        await storage.settings.set_for_server(GUILD + 1, "ruleset", "zilch")
        await storage.settings.set_for_person(ADA.user_id, "language", "en")
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"UPDATE server_settings SET choices = {damage} WHERE guild_id = {GUILD}")  # noqa: S608 - values of this test
        database.execute(f"UPDATE preferences SET choices = {damage}")  # noqa: S608 - (same)

    async with open_storage(path) as storage:
        assert await storage.settings.servers() == {GUILD + 1: ServerSettings("zilch")}
        assert await storage.settings.people() == {}
        with closing(sqlite3.connect(path)) as database:
            kept = f"SELECT count(*) FROM preferences WHERE choices = {damage}"  # noqa: S608 - (same)
            assert database.execute(kept).fetchone() == (1,)
        chosen = await storage.settings.set_for_server(GUILD, "hints", value=False)
        assert chosen == ServerSettings(hints=False)
        own = await storage.settings.set_for_person(ADA.user_id, "language", "de")
        assert own == Preferences("de")
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 2


async def test_a_damaged_text_in_a_row_spoils_that_choice_alone(path: Path) -> None:
    async with open_storage(path) as storage:
        await storage.settings.set_for_server(GUILD, "language", "xyz")
        await storage.settings.set_for_server(GUILD, "ruleset", "duel")
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(
            "UPDATE server_settings SET choices = "
            "CAST(replace(CAST(choices AS BLOB), X'78797A', X'78FF7A') AS TEXT)"
        )
    async with open_storage(path) as storage:
        [settings] = (await storage.settings.servers()).values()
    assert settings == ServerSettings("duel", language="x\N{REPLACEMENT CHARACTER}z")


async def test_of_two_quick_choices_both_count(storage: Storage) -> None:
    await asyncio.gather(
        storage.settings.set_for_server(GUILD, "hints", value=False),
        storage.settings.set_for_server(GUILD, "ruleset", "duel"),
    )
    assert await storage.settings.servers() == {GUILD: ServerSettings("duel", hints=False)}
