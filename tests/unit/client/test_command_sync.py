"""Commands that Discord takes, or does not."""

from types import SimpleNamespace

import discord
import pytest
from discord import app_commands

from bot.client.command_sync import sync_if_changed
from tests.support.matches.memory import MemoryNotes

BAD_REQUEST = SimpleNamespace(status=400, reason="Bad Request")


class Tree(app_commands.CommandTree):
    """A tree of which Discord is told, if it does not refuse."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none(), application_id=5))
        self.refuses = False
        self.told = 0

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
        return []


class Words(app_commands.Translator):
    """Translates nothing."""

    async def translate(self, *_: object) -> None:
        return None


async def test_discord_is_told_only_of_what_has_changed() -> None:
    tree, notes = Tree(), MemoryNotes()
    for _ in range(2):
        await sync_if_changed(tree, notes)
    assert tree.told == 1


async def test_what_discord_refuses_is_no_reason_to_stop(caplog: pytest.LogCaptureFixture) -> None:
    tree, notes = Tree(), MemoryNotes()
    tree.refuses = True
    await sync_if_changed(tree, notes)
    assert "Discord refuses the commands: Failed to upload commands" in caplog.text
    tree.refuses = False
    await sync_if_changed(tree, notes)
    assert tree.told == 1, "it is told again at the next start"
