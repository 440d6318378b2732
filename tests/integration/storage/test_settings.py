"""What servers and people have chosen, on the real database."""

import asyncio
from pathlib import Path

from bot.domain.settings import Preferences, RuleMakers, ServerSettings
from bot.storage import Storage, open_storage
from tests.integration.storage.games import ADA, GUILD


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


async def test_of_two_quick_choices_both_count(storage: Storage) -> None:
    await asyncio.gather(
        storage.settings.set_for_server(GUILD, "hints", value=False),
        storage.settings.set_for_server(GUILD, "ruleset", "duel"),
    )
    assert await storage.settings.servers() == {GUILD: ServerSettings("duel", hints=False)}
