"""Commands that Discord takes, or does not, and the ids that it gives them."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client.command_sync import known_ids, sync_if_changed
from tests.support.matches.memory import MemoryNotes

BAD_REQUEST = SimpleNamespace(status=400, reason="Bad Request")


IDS = {"farkle": 11, "farkle-admin": 12}


class Tree(app_commands.CommandTree):
    """A tree of which Discord is told, if it does not refuse."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none(), application_id=5))
        self.refuses = False
        self.told = self.fetched = 0

    def there(self) -> list[app_commands.AppCommand]:
        """Return the commands that Discord has."""
        typed = [self._there(command_id, name, 1) for name, command_id in IDS.items()]
        return [*typed, self._there(13, "Challenge to Farkle", 2)]

    def _there(self, command_id: int, name: str, kind: int) -> app_commands.AppCommand:
        data: Any = {
            "id": command_id,
            "application_id": 5,
            "name": name,
            "description": "",
            "type": kind,
            "version": 1,
        }
        return app_commands.AppCommand(data=data, state=self._state)

    @property
    def translator(self) -> app_commands.Translator | None:
        return Words()

    async def sync(
        self, *, guild: discord.abc.Snowflake | None = None
    ) -> list[app_commands.AppCommand]:
        if self.refuses:
            error = discord.HTTPException(BAD_REQUEST, {"code": 50035, "message": "too long"})
            raise app_commands.CommandSyncFailure(error, [])
        self.told += 1
        return self.there()

    async def fetch_commands(
        self, *, guild: discord.abc.Snowflake | None = None
    ) -> list[app_commands.AppCommand]:
        self.fetched += 1
        return self.there()


class Words(app_commands.Translator):
    """Translates nothing."""

    async def translate(self, *_: object) -> None:
        return None


async def test_discord_is_told_only_of_what_has_changed() -> None:
    tree, notes = Tree(), MemoryNotes()
    for _ in range(2):
        assert await sync_if_changed(tree, notes) == IDS
    assert (tree.told, tree.fetched) == (1, 0)


async def test_ids_are_known_before_discord_is_asked() -> None:
    tree, notes = Tree(), MemoryNotes()
    assert await known_ids(tree, notes) == {}
    await sync_if_changed(tree, notes)
    assert await known_ids(Tree(), notes) == IDS


async def test_ids_that_an_older_version_did_not_remember_are_fetched_once() -> None:
    tree, notes = Tree(), MemoryNotes()
    await sync_if_changed(tree, notes)
    del notes.notes["command-ids:5"]
    for _ in range(2):
        assert await sync_if_changed(tree, notes) == IDS
    assert (tree.told, tree.fetched) == (1, 1)


@pytest.mark.parametrize("damaged", ["\N{REPLACEMENT CHARACTER}", "[]", '{"farkle": null}'])
async def test_damaged_ids_are_fetched_again(damaged: str) -> None:
    tree, notes = Tree(), MemoryNotes()
    await sync_if_changed(tree, notes)
    notes.notes["command-ids:5"] = damaged
    assert await known_ids(tree, notes) == {}
    assert await sync_if_changed(tree, notes) == IDS
    assert tree.fetched == 1


async def test_what_discord_refuses_is_no_reason_to_stop(caplog: pytest.LogCaptureFixture) -> None:
    tree, notes = Tree(), MemoryNotes()
    tree.refuses = True
    assert await sync_if_changed(tree, notes) == {}
    assert "Discord refuses the commands: Failed to upload commands" in caplog.text
    tree.refuses = False
    await sync_if_changed(tree, notes)
    assert tree.told == 1, "it is told again at the next start"


async def test_what_discord_refuses_leaves_the_ids_as_they_were() -> None:
    tree, notes = Tree(), MemoryNotes()
    await sync_if_changed(tree, notes)
    notes.notes["commands:5"] = "of another version"
    tree.refuses = True
    assert await sync_if_changed(tree, notes) == IDS
