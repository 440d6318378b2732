"""A web page of the simulated Discord on which several people play together, live.

simcord's Preview is made for one developer, who refreshes it by hand: a press shows on no page but
the one it came from; while one press is worked on, every other is turned away; and a press from a
page that is not the newest is refused. Discord does none of this, so `LivePreview` does without.
It overrides methods that simcord does not promise to keep; the browser tests notice if they go.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from simcord import ChannelHandle, Env, MemberActor, SetupError
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import _Page

_GLANCE = 0.25
"""Seconds between two looks at whether the bot did something of its own accord."""

_log = logging.getLogger(__name__)


class _MediaReader(MediaWorker):
    """Reads pictures for the pages; those of `own` at once.

    simcord starts a process for each picture, each time it comes into sight on a page. That
    guards against what people attach, but six dice a roll would take seconds to appear.
    """

    def __init__(self, own: Mapping[str, tuple[str, bytes]]) -> None:
        super().__init__()
        self._own = own

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        if any(blob == picture for _, picture in self._own.values()):
            return _process_media(blob, media_time or 0.0)
        return await super().validate(key, blob, media_time=media_time)


class LivePreview(Preview):
    """A Preview of one channel, whose pages follow each other and each show another person.

    `assets` are pictures: address -> (file name, PNG). Port 0 takes any free one.
    """

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        people: Sequence[MemberActor],
        *,
        assets: Mapping[str, tuple[str, bytes]],
        port: int,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(people),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=assets,
            port=port,
        )
        # Not a copy, as simcord has it: the bot may upload more.
        self._explicit_assets = assets  # type: ignore[assignment] # it is only read
        self._media_worker = _MediaReader(assets)
        self._one_at_a_time = asyncio.Lock()
        self._shown = 0

    async def keep_live(self) -> None:
        """Show on every page what the bot does without being asked, until cancelled."""
        while True:
            await asyncio.sleep(_GLANCE)
            if len(self.env.http_requests) == self._shown:
                continue
            async with self._one_at_a_time:
                self._shown = len(self.env.http_requests)
                try:
                    await self.refresh()
                except (SetupError, TimeoutError):
                    _log.warning("the pages could not be refreshed", exc_info=True)

    def _open_page(self, viewer_id: str | None = None, target_id: str | None = None) -> _Page:
        if viewer_id is None:
            present = {page.viewer.id for page in self._pages.values() if page is not self._python}
            absent = (str(person.id) for person in self.viewers if person.id not in present)
            viewer_id = next(absent, None)
        return super()._open_page(viewer_id, target_id)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._one_at_a_time:
            newest = {"published_revision": self._get_page(context_id).revision}
            receipt = await super()._action(context_id, {**body, **newest})
            if self._active and len(self.env.http_requests) != self._shown:
                self._publish_message_pages()
                self._shown = len(self.env.http_requests)
            return receipt
