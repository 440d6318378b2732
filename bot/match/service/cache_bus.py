"""What the processes of a bot tell each other: that something is not as others remember it."""

import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.match.model.match import Match
from bot.match.ports import MatchWatch
from bot.match.service.tasks import Inbox, LatestWins, Tasks

_log = logging.getLogger(__name__)


class NewsTopic(StrEnum):
    """What something is told about; an id goes with it."""

    SERVER = "server"
    """The settings of a server."""
    PERSON = "person"
    """The preferences of a person, with their block list."""
    VACATION = "vacation"
    """The vacations of a person."""
    FORMER = "former"
    """Somebody whose data was deleted."""
    MATCH = "match"
    """A match, which another process than its own has changed."""
    TOURNAMENT = "tournament"
    """A tournament, in which something may be due."""


Hear = Callable[[int], Coroutine[object, object, None]]
"""Takes note of something, by its id."""

ReadAnew = Callable[[], Coroutine[object, object, None]]
"""Reads everything that is remembered of a topic: nobody knows what was told."""

Send = Callable[[str], Coroutine[object, object, None]]
"""Sends a line to all processes, this one among them."""

_ALL: Final = 0
"""The key of the one worker: what is told later is read later."""


@dataclass(frozen=True, slots=True)
class _Listener:
    hear: Hear
    anew: ReadAnew | None


class CacheBus:
    """Tells and hears, one thing after another, so that what is newer is read later."""

    def __init__(self, tasks: Tasks) -> None:
        """Tell this process alone, unless there is something to `send` it by."""
        self._tasks = tasks
        self._send: Send | None = None
        self._listeners: dict[NewsTopic, list[_Listener]] = {topic: [] for topic in NewsTopic}
        self._lines = LatestWins(tasks, "news", self._take_in, most=None)

    def send_by(self, send: Send) -> None:
        """Tell all processes by `send`, which brings this one its own words back."""
        self._send = send

    def on(self, topic: NewsTopic, hear: Hear, anew: ReadAnew | None = None) -> None:
        """Let `hear` take note of what is told, and `anew` of words that may have been lost."""
        self._listeners[topic].append(_Listener(hear, anew))

    def tell(self, topic: NewsTopic, about: int) -> None:
        """Tell everybody, in the background; words that are lost are lost."""
        line = f"{topic} {about}"
        if self._send is None:
            self.receive(line)
        else:
            self._tasks.start(self._send(line), f"telling of a {topic}")

    def receive(self, line: str | None) -> None:
        """Take in a line; None means that lines may have been lost."""
        self._lines.put(_ALL, line)

    async def _take_in(self, inbox: Inbox[str | None]) -> None:
        for line in inbox:
            for work in self._work_for(line):
                try:
                    await work
                except Exception:  # noqa: BLE001 - any error concerns this news alone
                    _log.exception("news could not be taken in: %.40s", line)

    def _work_for(self, line: str | None) -> list[Coroutine[object, object, None]]:
        if line is None:
            every = [listener for listeners in self._listeners.values() for listener in listeners]
            return [listener.anew() for listener in every if listener.anew is not None]
        topic, _, about = line.partition(" ")
        try:
            return [listener.hear(int(about)) for listener in self._listeners[NewsTopic(topic)]]
        except ValueError:
            _log.warning("news of another version of the bot: %.40s", line)
            return []


class RemoteNotifier(MatchWatch):
    """Tells the process of a match that it was changed here."""

    def __init__(self, news: CacheBus) -> None:
        """Tell it by `news`."""
        self._news = news

    def added(self, match: Match) -> None:
        """Tell of a new match."""
        self._news.tell(NewsTopic.MATCH, match.id)

    def changed(self, before: Match, after: Match) -> None:
        """Tell of a change."""
        del before
        self._news.tell(NewsTopic.MATCH, after.id)
