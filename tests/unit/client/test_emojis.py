"""Dice while Discord does not take or give emojis."""

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace

import discord
import pytest

from bot.client.emojis import EmojiStore
from bot.content.folder import data_folder
from bot.kit.pictures.dice_appearance import DiceAppearance, DiceStyle
from bot.kit.pictures.dice_faces import DIGITS, PLAIN, told_beside
from bot.kit.pictures.dice_families import DieFamily
from bot.kit.pictures.themes import read_themes
from bot.match.service.tasks import Tasks
from tests.support.matches.memory import MemoryNotes

THEMES = read_themes(data_folder() / "themes")


@dataclass
class Uploaded:
    """An emoji, as far as the shelf looks at it."""

    name: str
    id: int


class Emojis(discord.Client):
    """A client whose application takes so many emojis, and then none."""

    def __init__(self, room: int, *, lists: bool = True) -> None:
        super().__init__(intents=discord.Intents.none())
        self.room = room
        self.uploaded: list[discord.Emoji] = []
        self._lists = lists

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        if not self._lists:
            raise trouble()
        return [*self.uploaded]

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        assert image.startswith(b"\x89PNG")
        if len(self.uploaded) == self.room:
            raise trouble()
        emoji = Uploaded(name, len(self.uploaded) + 1)
        self.uploaded.append(emoji)  # type: ignore[arg-type] # discord.py's own needs a connection
        return self.uploaded[-1]


def trouble() -> discord.HTTPException:
    response = SimpleNamespace(status=500, reason="no emojis today")
    return discord.HTTPException(response, "no emojis today")


@pytest.mark.parametrize("client", [Emojis(room=100, lists=False), Emojis(room=13)])
async def test_dice_are_unicode_while_their_pictures_cannot_be_had(
    client: Emojis,
) -> None:
    shelf = EmojiStore(client, THEMES, Tasks())
    with pytest.raises(discord.HTTPException, match="no emojis today"):
        await shelf.load(MemoryNotes())
    assert shelf.faces(DiceAppearance()) == PLAIN
    assert shelf.faces(DiceAppearance(told=True)) == told_beside(PLAIN)


async def test_dice_have_their_pictures_once_discord_takes_them() -> None:
    client, notes = Emojis(room=13), MemoryNotes()
    shelf = EmojiStore(client, THEMES, Tasks())
    with pytest.raises(discord.HTTPException):
        await shelf.load(notes)
    client.room = 14
    await shelf.load(notes)
    assert shelf.faces(DiceAppearance()).rolled[0] == "<:die_1_tavern:1>"
    assert len(client.uploaded) == 14


async def test_a_theme_that_cannot_be_uploaded_looks_like_the_usual_one() -> None:
    client, tasks = Emojis(room=14), Tasks()
    shelf = EmojiStore(client, THEMES, tasks)
    await shelf.load(MemoryNotes())
    usual = shelf.faces(DiceAppearance())
    assert usual.rolled[0] == "<:die_1_tavern:1>"
    assert shelf.faces(DiceAppearance(theme="casino")) == usual
    await tasks.cancel()
    assert shelf.faces(DiceAppearance(theme="gone")) == usual


async def test_text_needs_no_theme() -> None:
    shelf = EmojiStore(Emojis(room=0), THEMES, Tasks())
    assert shelf.faces(DiceAppearance(DiceStyle.DIGITS, "casino")) is DIGITS
    assert shelf.faces(DiceAppearance(DiceStyle.UNICODE, "casino")) is PLAIN


async def test_marked_dice_are_uploaded_once_some_lie_on_a_table() -> None:
    client, notes, tasks = Emojis(room=28), MemoryNotes(), Tasks()
    shelf = EmojiStore(client, THEMES, tasks)
    await shelf.load(notes)
    assert len(client.uploaded) == 14
    look = DiceAppearance(families=(DieFamily.HEAVY,))
    usual = shelf.faces(look)
    assert usual.marked == ()
    assert shelf.faces(look) is usual
    await _until_done(tasks)
    assert len(client.uploaded) == 28
    [(family, marked)] = shelf.faces(look).marked
    assert (family, marked.rolled[0]) == (DieFamily.HEAVY, "<:die_1_heavy_tavern:15>")
    assert shelf.faces(look) is shelf.faces(look), "what is drawn of it is drawn once"
    assert shelf.faces(DiceAppearance()).marked == ()
    anew = EmojiStore(client, THEMES, tasks)
    await anew.load(notes)
    anew.faces(look)
    await _until_done(tasks)
    assert anew.faces(look).marked != ()
    assert len(client.uploaded) == 28, "after a start nothing is uploaded anew"


async def test_dice_without_marks_do_until_discord_takes_these() -> None:
    client, tasks = Emojis(room=20), Tasks()
    shelf = EmojiStore(client, THEMES, tasks)
    await shelf.load(MemoryNotes())
    look = DiceAppearance(families=(DieFamily.ODD,))
    shelf.faces(look)
    await _until_done(tasks)
    assert shelf.faces(look).rolled[0] == "<:die_1_tavern:1>"
    assert shelf.faces(look).marked == ()


async def _until_done(tasks: Tasks) -> None:
    """Wait until nothing is uploaded any more."""
    running = [task for task in asyncio.all_tasks() if task.get_name().startswith("theme ")]
    await asyncio.gather(*running)
