"""The dice as application emojis: each theme drawn and uploaded once, and again if it changes."""

import asyncio
import hashlib
import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache

import discord
from PIL.Image import Image

from bot.client.boards.discord_errors import TROUBLE
from bot.client.sharding import LeftToAnother
from bot.database.notes import SqlNotes
from bot.features.settings.model import DiceAppearance, DiceStyle
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_art import as_png, pictures
from bot.kit.pictures.dice_faces import (
    DIGITS,
    PLAIN,
    DiceFaces,
    as_pictures,
    devil_names,
    emoji_names,
    told_beside,
)
from bot.kit.pictures.themes import USUAL_THEME, DiceTheme
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)


class EmojiStore:
    """The dice of all themes: the usual theme from the start, others once they are wanted."""

    def __init__(self, client: discord.Client, themes: Sequence[DiceTheme], tasks: Tasks) -> None:
        """Show plain dice until `load` has run. `themes` hold the usual one."""
        self.themes = tuple(theme.name for theme in themes)
        self._client = client
        self._themes = {theme.name: theme for theme in themes}
        self._tasks = tasks
        self._notes: SqlNotes | None = None
        self._emojis: dict[str, discord.Emoji] = {}
        self._pictures: dict[str, DiceFaces] = {}
        self._wanted: set[str] = set()

    async def load(self, notes: SqlNotes, *, uploads: bool = True) -> None:
        """Find the themes that are uploaded; `notes` tell how they looked.

        The usual one is uploaded where it is missing or has changed, unless another process
        `uploads`. Raises whatever trouble there is with Discord, and `LeftToAnother`; then dice are
        plain until this was called again.
        """
        emojis = await self._client.fetch_application_emojis()
        self._notes = notes
        self._emojis = {emoji.name: emoji for emoji in emojis}
        for name, theme in self._themes.items():
            seen = {key: await notes.read(self._key(key)) for key in _sets(name)}
            if None not in seen.values():
                drawn = await asyncio.to_thread(_draw, theme)
                if all(seen[key] == _digest(drawn, part) for key, part in _sets(name).items()):
                    self._take(name)
        if USUAL_THEME not in self._pictures:
            if not uploads:
                raise LeftToAnother("the first process uploads them")
            await self._upload(self._themes[USUAL_THEME], notes)

    def want(self, theme: str | None) -> None:
        """Upload `theme` in the background, unless it is uploaded or was tried before."""
        if theme not in self._themes or theme in self._pictures or theme in self._wanted:
            return
        if self._notes is not None:
            self._wanted.add(theme)
            self._tasks.start(self._supply(self._themes[theme], self._notes), f"theme {theme}")

    def faces(self, look: DiceAppearance) -> DiceFaces:
        """Return the dice of a `look`; until its theme is uploaded, those of the usual one."""
        if look.style is DiceStyle.DIGITS:
            return DIGITS
        shown = self._shown(look.theme) if look.style is DiceStyle.PICTURES else PLAIN
        return told_beside(shown) if look.told else shown

    def _shown(self, theme: str | None) -> DiceFaces:
        self.want(theme)
        usual = self._pictures.get(USUAL_THEME, PLAIN)
        return usual if theme is None else self._pictures.get(theme, usual)

    async def _supply(self, theme: DiceTheme, notes: SqlNotes) -> None:
        """Upload a theme; after an error it waits for the next start."""
        try:
            await self._upload(theme, notes)
        except TROUBLE as error:
            _log.warning("the dice of the theme %s cannot be uploaded: %s", theme.name, error)

    async def _upload(self, theme: DiceTheme, notes: SqlNotes) -> None:
        """Draw a theme, and replace its emojis that look otherwise."""
        drawn = await asyncio.to_thread(_draw, theme)
        for key, names in _sets(theme.name).items():
            digest = _digest(drawn, names)
            changed = await notes.read(self._key(key)) not in {None, digest}
            for name in names:
                if changed and name in self._emojis:
                    await self._emojis.pop(name).delete()
                if name not in self._emojis:
                    self._emojis[name] = await self._client.create_application_emoji(
                        name=name, image=as_png(drawn[name])
                    )
            await notes.write(self._key(key), digest)
        _log.info("uploaded the dice of the theme %s", theme.name)
        self._take(theme.name)

    def _take(self, theme: str) -> None:
        """Use the emojis of `theme` from now on, if all of them are uploaded."""
        shown = as_pictures(
            {name: Emoji(name, emoji.id) for name, emoji in self._emojis.items()},
            theme,
        )
        if shown is not None:
            self._pictures[theme] = shown

    def _key(self, of: str) -> str:
        return f"theme:{self._client.application_id}:{of}"


def _sets(theme: str) -> Mapping[str, Sequence[str]]:
    """Return the names of the pictures that are replaced together, by what is noted of them.

    Whoever had the dice before there were devil's heads keeps them: old boards show them.
    """
    names, devils = emoji_names(theme), devil_names(theme)
    return {theme: names[: -len(devils)], f"{theme}:devil": devils}


@lru_cache(maxsize=1)  # the usual theme is drawn once, not once for each bot of a process
def _draw(theme: DiceTheme) -> Mapping[str, Image]:
    """Return the pictures of a theme by the names of their emojis; not for the event loop."""
    return dict(pictures(theme))


def _digest(drawn: Mapping[str, Image], names: Sequence[str]) -> str:
    """Return a digest of the pictures of these `names`."""
    return hashlib.sha256(b"".join([drawn[name].tobytes() for name in names])).hexdigest()
