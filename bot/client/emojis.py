"""The dice as application emojis: uploaded once, when they are missing."""

import logging
from collections.abc import Sequence
from pathlib import Path

import discord

from bot.ui.dice_faces import DiceFaces

_log = logging.getLogger(__name__)


async def load_dice(client: discord.Client, pictures: Sequence[Path]) -> DiceFaces:
    """Return the dice `pictures` as this application's emojis, by the names of the files.

    Those that Discord does not have yet are uploaded. When that fails the dice are plain Unicode.
    """
    try:
        present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for picture in pictures:
            if picture.stem not in present:
                present[picture.stem] = await client.create_application_emoji(
                    name=picture.stem, image=picture.read_bytes()
                )
                _log.info("uploaded the emoji %s", picture.stem)
    except discord.HTTPException as error:
        _log.warning("dice are shown as plain text, their emojis cannot be loaded: %s", error)
        return DiceFaces()
    return DiceFaces(
        {name: discord.PartialEmoji(name=name, id=emoji.id) for name, emoji in present.items()}
    )
