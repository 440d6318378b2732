"""Audiences: who watches which game, and when their views are updated.

A private message can be changed for a quarter of an hour after its person has pressed something.
So long a view follows its game by itself; all that is kept of it is in memory, and after a restart
a press in the view begins anew. Nothing waits but timer handles.
"""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Final

from bot.features.watching.model.scene import Scene
from bot.features.watching.ports import WatcherScreen
from bot.features.watching.service.live_view import LiveView
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.ports import Clock, MatchWatch
from bot.match.service.tasks import Tasks

EVERY: Final = 4.0
"""Seconds at least from one change of a view to the next, however fast its game goes."""

_AT_ONCE: Final = 1 / 8
"""The part of that which a change waits at least, since one press often follows another."""

FOLLOWED_FOR: Final = 14 * 60
"""Seconds that a view follows: Discord lets the message be changed for a minute more."""

RESULT_SHOWN_FOR: Final = 12.0
"""Seconds until the next game comes in a view that goes on with another."""

MOST_OF_GAME: Final = 25
MOST_ON_SERVER: Final = 60
MOST: Final = 240
"""How many views follow a game, on a server, and in all. With each changed as often as may be, all
of them are sixty requests a second.
"""


@dataclass(slots=True, eq=False)
class _Watcher:
    """A person who watches: until when, and the timer that ends it."""

    screen: WatcherScreen
    match_id: int
    guild_id: int | None
    tv: bool
    until: int
    ends: asyncio.TimerHandle


@dataclass(slots=True, eq=False)
class _Audience:
    """The watchers of one game.

    - `shown_at`: when they were shown it, on the clock of the event loop.
    - `timer`: when they are to be shown it next, None while nothing has changed.
    - `busy`: whether they are being shown it; `again`: whether it has changed since.
    """

    watchers: dict[int, _Watcher] = field(default_factory=dict)
    shown_at: float = 0.0
    timer: asyncio.TimerHandle | None = None
    busy: bool = False
    again: bool = False


class Audiences(MatchWatch):
    """All watchers: each follows one game, in the view that they pressed last."""

    def __init__(self, live_view: LiveView, clock: Clock, tasks: Tasks, every: float) -> None:
        """Begin with nobody; no view changes twice within `every` seconds."""
        self._live_view = live_view
        self._clock = clock
        self._tasks = tasks
        self._every = every
        self._games: dict[int, _Audience] = {}
        self._people: dict[int, _Watcher] = {}

    def changed(self, before: Match, after: Match) -> None:
        """Update the views of a match soon, since it has changed."""
        del before
        audience = self._games.get(after.id)
        if audience is not None:
            self._show_soon(after.id, audience)

    def close(self) -> None:
        """End all views."""
        for watcher in [*self._people.values()]:
            self._drop(watcher)

    def has_room(self, match: Match, user_id: int) -> bool:
        """Tell whether one more view can follow `match`."""
        others = [person for user, person in self._people.items() if user != user_id]
        audience = self._games.get(match.id)
        of_game = 0 if audience is None else len(audience.watchers.keys() - {user_id})
        on_server = sum(watcher.guild_id == match.place.guild_id for watcher in others)
        return len(others) < MOST and on_server < MOST_ON_SERVER and of_game < MOST_OF_GAME

    def until(self) -> int:
        """Return until when a watcher follows who begins now."""
        return self._clock.now() + FOLLOWED_FOR

    def leave(self, user_id: int) -> None:
        """End the last view of a watcher, who has another one now."""
        if (watcher := self._people.get(user_id)) is not None:
            self._drop(watcher)

    def join(self, screen: WatcherScreen, shown: Scene) -> None:
        """Let a view follow the game that it shows, as `shown`, in place of the watcher's last.

        If there is no more room by now, the view says so.
        """
        match, until = shown.match, shown.follows_until
        self.leave(screen.user_id)
        if until is None or not screen.still_reads(match.place):
            return
        if not self.has_room(match, screen.user_id):
            work = self._turn_away(screen, shown)
            self._tasks.start(work, f"no room for more watchers of {match.id}")
            return
        ends = asyncio.get_running_loop().call_later(FOLLOWED_FOR, self._ring_out, screen.user_id)
        self._add(_Watcher(screen, match.id, match.place.guild_id, shown.tv, until, ends))
        audience = self._games[match.id]
        if audience.busy or not self._live_view.is_newest(match):
            self._show_soon(match.id, audience)  # it has changed, or what is under way is older

    async def _turn_away(self, screen: WatcherScreen, shown: Scene) -> None:
        await screen.show(replace(shown, follows_until=None, crowded=True))

    def _add(self, watcher: _Watcher) -> None:
        user_id = watcher.screen.user_id
        self._people[user_id] = watcher
        audience = self._games.setdefault(watcher.match_id, _Audience())
        audience.watchers[user_id] = watcher

    def _drop(self, watcher: _Watcher) -> None:
        """Stop updating a view."""
        watcher.ends.cancel()
        self._take_out(watcher)
        if self._people.get(watcher.screen.user_id) is watcher:
            del self._people[watcher.screen.user_id]

    def _take_out(self, watcher: _Watcher) -> None:
        """Remove a watcher from the audience of their game."""
        audience = self._games.get(watcher.match_id)
        if audience is None or audience.watchers.get(watcher.screen.user_id) is not watcher:
            return
        del audience.watchers[watcher.screen.user_id]
        if not audience.watchers:
            if audience.timer is not None:
                audience.timer.cancel()
            del self._games[watcher.match_id]

    # ------------------------------------------------------------------ showing

    def _show_soon(self, match_id: int, audience: _Audience) -> None:
        """Show a game to its audience as early as it may be."""
        if audience.busy:
            audience.again = True
        elif audience.timer is None:
            loop = asyncio.get_running_loop()
            pause = max(audience.shown_at + self._every - loop.time(), _AT_ONCE * self._every)
            audience.timer = loop.call_later(pause, self._on_timer, match_id, audience)

    def _on_timer(self, match_id: int, audience: _Audience) -> None:
        audience.timer, audience.busy = None, True
        self._tasks.start(self._show_all(match_id, audience), f"watchers of {match_id}")

    async def _show_all(self, match_id: int, audience: _Audience) -> None:
        audience.again, scene = False, None
        try:
            match = await self._live_view.current(match_id)
            if match is not None:
                scene = await self._live_view.scene(match)
                watching = [*audience.watchers.values()]
                await asyncio.gather(*[self._show(watcher, scene) for watcher in watching])
        finally:
            audience.busy = False
            audience.shown_at = asyncio.get_running_loop().time()
        if scene is None or not scene.match.is_open:
            self._end(match_id, audience)
        elif audience.again and self._games.get(match_id) is audience:
            self._show_soon(match_id, audience)

    async def _show(self, watcher: _Watcher, scene: Scene) -> None:
        """Update one view of a game, or close it for a watcher who may no longer see it."""
        try:
            self._live_view.require_still(scene.match, watcher.screen)
        except Refused as why:
            self._drop(watcher)
            await watcher.screen.close(why)
            return
        until = watcher.until if scene.match.is_open else None
        shown = replace(scene, tv=watcher.tv, follows_until=until)
        if self._is_here(watcher) and not await watcher.screen.show(shown):
            self._drop(watcher)

    def _is_here(self, watcher: _Watcher) -> bool:
        """Tell whether a watcher still follows in this view."""
        return self._people.get(watcher.screen.user_id) is watcher

    def _ring_out(self, user_id: int) -> None:
        if (watcher := self._people.get(user_id)) is not None:
            self._drop(watcher)
            self._tasks.start(self._show_last(watcher), f"last view of {watcher.match_id}")

    async def _show_last(self, watcher: _Watcher) -> None:
        """Update a view for the last time, and say that it stands still from now on."""
        match = await self._live_view.current(watcher.match_id)
        if match is None:
            return
        try:
            self._live_view.require_still(match, watcher.screen)
        except Refused as why:
            await watcher.screen.close(why)
        else:
            scene = await self._live_view.scene(match)
            await watcher.screen.show(replace(scene, tv=watcher.tv))

    # ------------------------------------------------------------------ from game to game

    def _end(self, match_id: int, audience: _Audience) -> None:
        """Stop the views of a game that is over, but for those that move on to another game."""
        for watcher in [*audience.watchers.values()]:
            if not watcher.tv:
                self._drop(watcher)
        if audience.watchers and audience.timer is None:
            loop = asyncio.get_running_loop()
            audience.timer = loop.call_later(RESULT_SHOWN_FOR, self._ring_next, match_id, audience)

    def _ring_next(self, match_id: int, audience: _Audience) -> None:
        audience.timer = None
        self._tasks.start(self._go_on(audience), f"what comes after {match_id}")

    async def _go_on(self, audience: _Audience) -> None:
        """Show the best running game to all watchers who wait for the next one."""
        scenes: dict[int, Scene] = {}
        for watcher in [*audience.watchers.values()]:
            await self._go_on_for(watcher, scenes)

    async def _go_on_for(self, watcher: _Watcher, scenes: dict[int, Scene]) -> None:
        before = await self._live_view.current(watcher.match_id)
        if watcher.guild_id is None or before is None:
            self._drop(watcher)
            return
        best = await self._live_view.best(watcher.guild_id, watcher.screen, pressed=False)
        if not self._is_here(watcher):
            return
        if best is None or not self.has_room(best, watcher.screen.user_id):
            self._drop(watcher)
            await self._show_last(watcher)
            return
        self._take_out(watcher)
        watcher.match_id = best.id
        self._add(watcher)
        if best.id not in scenes:
            scenes[best.id] = replace(await self._live_view.scene(best), before=before)
        await self._show(watcher, scenes[best.id])
