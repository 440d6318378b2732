"""The dice as application emojis: each theme drawn and uploaded once, and again if it changes."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

import discord
from PIL.Image import Image

from bot.client.boards.discord_errors import TROUBLE
from bot.client.sharding import LeftToAnother
from bot.database.notes import SqlNotes
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_appearance import DiceAppearance, DiceStyle
from bot.kit.pictures.dice_art import as_png, marked_pictures, pictures
from bot.kit.pictures.dice_faces import (
    DIGITS,
    PLAIN,
    DiceFaces,
    as_marked,
    as_pictures,
    devil_names,
    emoji_names,
    marked_names,
    told_beside,
)
from bot.kit.pictures.dice_families import DieFamily
from bot.kit.pictures.themes import USUAL_THEME, DiceTheme
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)


class EmojiStore:
    """The dice of all themes: the usual theme from the start, others once they are wanted.

    So are those with the mark of a family of loaded dice: when some lie on a table.
    """

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
        self._marks: dict[tuple[str, DieFamily], DiceFaces] = {}
        self._marked: dict[tuple[str, Sequence[DieFamily]], DiceFaces] = {}

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
        if theme in self._themes and theme not in self._pictures:
            self._start_once(theme, partial(self._upload, self._themes[theme]))

    def faces(self, look: DiceAppearance) -> DiceFaces:
        """Return the dice of a `look`; until its theme is uploaded, those of the usual one."""
        if look.style is DiceStyle.DIGITS:
            return DIGITS
        if look.style is not DiceStyle.PICTURES:
            return told_beside(PLAIN) if look.told else PLAIN
        shown = self._shown(look.theme)
        if look.families and shown is not PLAIN:
            theme = look.theme if look.theme in self._pictures else USUAL_THEME
            shown = self._with_marks(theme, look.families)
        return told_beside(shown) if look.told else shown

    def _shown(self, theme: str | None) -> DiceFaces:
        self.want(theme)
        usual = self._pictures.get(USUAL_THEME, PLAIN)
        return usual if theme is None else self._pictures.get(theme, usual)

    def _with_marks(self, theme: str, families: Sequence[DieFamily]) -> DiceFaces:
        """Return the dice of a theme with the marks of those of the `families` that there are."""
        for family in families:
            self._want_marks(theme, family)
        there = tuple(family for family in families if (theme, family) in self._marks)
        if (theme, there) not in self._marked:  # what is drawn from the same value is drawn once
            marks = tuple((family, self._marks[theme, family]) for family in there)
            self._marked[theme, there] = replace(self._pictures[theme], marked=marks)
        return self._marked[theme, there]

    def _want_marks(self, theme: str, family: DieFamily) -> None:
        """Upload the dice of a theme that bear the mark of a family, unless that was tried."""
        upload = partial(self._upload_marks, self._themes[theme], family)
        self._start_once(f"{theme}:{family}", upload)

    def _start_once(self, name: str, upload: Callable[[SqlNotes], Awaitable[None]]) -> None:
        """Start to upload dice, once the bot has its notes, and unless that was tried."""
        if self._notes is not None and name not in self._wanted:
            self._wanted.add(name)
            self._tasks.start(self._supply(name, upload, self._notes), f"theme {name}")

    async def _supply(
        self, name: str, upload: Callable[[SqlNotes], Awaitable[None]], notes: SqlNotes
    ) -> None:
        """Upload dice; after an error they wait for the next start."""
        try:
            await upload(notes)
        except TROUBLE as error:
            _log.warning("the dice of the theme %s cannot be uploaded: %s", name, error)

    async def _upload(self, theme: DiceTheme, notes: SqlNotes) -> None:
        """Draw a theme, and replace its emojis that look otherwise."""
        drawn = await asyncio.to_thread(_draw, theme)
        for key, names in _sets(theme.name).items():
            await self._replace(key, names, drawn, notes)
        _log.info("uploaded the dice of the theme %s", theme.name)
        self._take(theme.name)

    async def _upload_marks(self, theme: DiceTheme, family: DieFamily, notes: SqlNotes) -> None:
        """Upload the dice of a theme that bear the mark of a family."""
        drawn = await asyncio.to_thread(_draw_marked, theme, family)
        names = marked_names(theme.name, family)
        await self._replace(f"{theme.name}:{family}", names, drawn, notes)
        shown = as_marked(self._as_emojis(), theme.name, family)
        if shown is not None:
            self._marks[theme.name, family] = shown

    async def _replace(
        self, key: str, names: Sequence[str], drawn: Mapping[str, Image], notes: SqlNotes
    ) -> None:
        """Upload those of the pictures `names` that are missing, or all if any has changed."""
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

    def _take(self, theme: str) -> None:
        """Use the emojis of `theme` from now on, if all of them are uploaded."""
        shown = as_pictures(self._as_emojis(), theme)
        if shown is not None:
            self._pictures[theme] = shown

    def _as_emojis(self) -> Mapping[str, Emoji]:
        return {name: Emoji(name, emoji.id) for name, emoji in self._emojis.items()}

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


@lru_cache(maxsize=8)  # as above
def _draw_marked(theme: DiceTheme, family: DieFamily) -> Mapping[str, Image]:
    """Return those that bear the mark of a family."""
    return dict(marked_pictures(theme, family))


def _digest(drawn: Mapping[str, Image], names: Sequence[str]) -> str:
    """Return a digest of the pictures of these `names`."""
    return hashlib.sha256(b"".join([drawn[name].tobytes() for name in names])).hexdigest()
