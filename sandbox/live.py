"""A web page of the simulated Discord on which several people play together, live.

simcord's Preview is made for one developer, who refreshes it by hand: a press shows on no page but
the one it came from; while one press is worked on, every other is turned away; a press from a page
that is not the newest is refused; and all pages show one channel. Discord does none of this, so
`LivePreview` does without. It overrides methods that simcord does not promise to keep; the browser
tests notice if they go.
"""

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from simcord import BackendError, ChannelHandle, MemberActor, SetupError
from simcord.preview import Preview
from simcord.preview._actions import _Action
from simcord.preview._pages import _Page

from sandbox.channels import Channels, Listed, Way
from sandbox.command_mentions import show_commands
from sandbox.page_server import LivePageServer
from sandbox.per_task import PerTask
from sandbox.pictures import PictureReader
from sandbox.quicker import draw_quickly
from sandbox.real_time import RealTimeEnv

_BREATH: Final = 0.03
"""Seconds until all pages show what the bot did: whoever pressed comes first, and several changes
in a row are drawn once."""

_Reason: TypeAlias = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]
_Plan: TypeAlias = Callable[[_Action, int], Awaitable[dict[str, Any]]]
"""Does what was admitted on a page; the number counts the errors before it."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Known:
    """What is known of a page: the changes that are drawn on it, and its state in JSON."""

    changes: int = 0
    told: tuple[object, bytes] | None = None


class LivePreview(Preview):
    """Pages that follow each other, each of another person and in a channel of its own.

    They open in the channel `home`. `assets` are pictures: address -> (file name, PNG). Port 0
    takes any free one.
    """

    _active_action = PerTask[_Action | None](None)
    _active_task = PerTask[asyncio.Task[Any] | None](None)
    _action_page = PerTask[_Page | None](None)
    _acting_in = PerTask[ChannelHandle | None](None)

    def __init__(
        self,
        env: RealTimeEnv,
        home: ChannelHandle,
        people: Sequence[MemberActor],
        *,
        assets: Mapping[str, tuple[str, bytes]],
        port: int,
    ) -> None:
        super().__init__(
            env,
            home,
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
        draw_quickly()
        show_commands()
        # Not a copy, as simcord has it: the bot may upload more.
        self._explicit_assets = assets  # type: ignore[assignment] # it is only read
        self._media_worker = PictureReader(assets)
        self._server = LivePageServer(self, self, port)
        self._world = env
        assert home.guild is not None  # the page is one of a server
        self._channels = Channels(env, home.guild)
        self._known: defaultdict[str, _Known] = defaultdict(_Known)

    @property
    def channel(self) -> ChannelHandle:
        """The channel in which this task acts, or else the one in which pages open."""
        return self._acting_in or self._home

    @channel.setter
    def channel(self, home: ChannelHandle) -> None:
        self._home = home

    async def keep_live(self) -> None:
        """Show on every page what the bot does, until cancelled."""
        while True:
            page = next((page for page in self._pages.values() if self._is_behind(page)), None)
            if page is None:
                await self._world.bot_acted.wait()
                await asyncio.sleep(_BREATH)
                continue
            try:
                self._publish(page, reason="refresh")
            except (SetupError, BackendError):
                _log.warning("a page could not be refreshed", exc_info=True)
            await asyncio.sleep(0)

    def told(self, context_id: str | None) -> bytes:
        """Return all that a page is to show, in JSON.

        Pages ask several times a second, and mostly nothing has changed.
        """
        page = self._get_page(context_id)
        known, state = self._known[page.id], self._state(page)
        if known.told is None or known.told[0] != state:
            known.told = state, json.dumps(self._page_payload(page)).encode()
        return known.told[1]

    def channels_of(self, context_id: str | None) -> tuple[int, list[Listed]]:
        """Return the channel that a page shows, and those that it may show."""
        page = self._get_page(context_id)
        return page.channel_id, self._channels.listed_for(page.viewer)

    def _is_behind(self, page: _Page) -> bool:
        return page is not self._python and self._known[page.id].changes != self._world.changes

    def _state(self, page: _Page) -> object:
        """Return what is another whenever the page is to show something else."""
        latest = None if page.last_action is None else page.last_action["correlation"]
        pictures = sum(asset.validated for asset in page.assets.values())
        return page.generation, page.revision, page.status, latest, pictures

    def _open_page(self, viewer_id: str | None = None, target_id: str | None = None) -> _Page:
        if viewer_id is None:
            present = {page.viewer.id for page in self._pages.values() if page is not self._python}
            absent = (str(person.id) for person in self.viewers if person.id not in present)
            viewer_id = next(absent, None)
        page = super()._open_page(viewer_id, target_id)
        for gone in self._known.keys() - self._pages.keys():
            del self._known[gone]
        return page

    def _publish(  # type: ignore[mutable-override] # it is no attribute in simcord either
        self, page: _Page, *, reason: _Reason = "action"
    ) -> None:
        """Draw a page, which shows the time of now; simcord's own, which nobody sees, but once."""
        if page is self._python and page.revision:
            return
        self._known[page.id].changes = self._world.changes
        self._advance_presentation_time()
        super()._publish(page, reason=reason)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        page = self._get_page(context_id)
        self._acting_in = self._channels.handle(page.channel_id)
        try:
            return await super()._action(context_id, {**body, "published_revision": page.revision})
        finally:
            self._acting_in = None

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> _Plan:
        plan: _Plan
        way = Way.parse(body.get("target_id")) if kind == "focus" else None
        if way is None:
            plan = super()._prepare_action(page, kind, body)
            return plan
        self._acting_in = channel = self._channels.open_to(page.viewer, way.channel_id)
        if way.message_id is None:
            plan = super()._prepare_action(page, "viewer", {"viewer_id": page.viewer.id})
        else:
            plan = super()._prepare_action(page, "focus", {"target_id": way.message_id})
        return partial(_go, page, channel, plan)

    def _target_id(
        self, target_id: object, viewer: object = None, *, denied_fallback: bool = False
    ) -> int | None:
        if Way.parse(target_id) is not None:
            return None  # it has been dealt with in `_prepare_action`
        return super()._target_id(target_id, viewer, denied_fallback=denied_fallback)


async def _go(
    page: _Page, channel: ChannelHandle, plan: _Plan, action: _Action, cursor: int
) -> dict[str, Any]:
    """Let a page show another channel, and there what `plan` makes it show."""
    page.channel_id = channel.id
    return await plan(action, cursor)
