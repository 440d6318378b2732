"""What has to be true after each act, and at the end."""

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from simcord import InteractionResult

from bot.storage import recount
from tests.monkey.acts import Act, Happen, Killed, Trouble, Wait
from tests.monkey.world import World
from tests.support.invariants.consistency import ENOUGH, what_board_lacks, what_waits, wrong_winners
from tests.wire_server.rest.description import Description

FORESEEN: Final = ("killed",)
"""What the log may say where a bot was killed."""


class MonkeyFault(AssertionError):
    """Something that must never be."""


class Log(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class Checks:
    """Looks at a world after each act."""

    def __init__(self, world: World, description: Path | None) -> None:
        self._world = world
        self._log = Log()
        self._trouble = 0
        self._description = None if description is None else Description(description)
        self._templates = [] if self._description is None else list(_templates(self._description))
        logging.getLogger().addHandler(self._log)

    def close(self) -> None:
        """Listen no more."""
        logging.getLogger().removeHandler(self._log)

    async def after(self, act: Act, results: Sequence[InteractionResult]) -> None:
        """Raise `MonkeyFault` for whatever the act has left wrong."""
        if isinstance(act, Trouble):
            self._trouble += act.times
        if isinstance(act, Killed) or (isinstance(act, Happen) and "permission" in act.event):
            self._trouble += 1
        self._look_at_log(act)
        self._look_at_answers(results)
        self._look_at_requests()
        if isinstance(act, Wait) and act.seconds >= ENOUGH:
            await self._look_at_games()

    async def at_end(self) -> None:
        """Raise `MonkeyFault` for whatever is wrong in the database."""
        found = await recount(self._world.settings.database, fix=False)
        if found:
            raise MonkeyFault(f"recount finds {found[:3]}")
        for wrong in await wrong_winners(self._world.bot, self._world.settings.database):
            raise MonkeyFault(wrong)

    def nobody_left(self) -> None:
        """Raise `MonkeyFault` if anything goes on once the bot has stopped."""
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        if left:
            raise MonkeyFault(f"still going on: {left[:3]}")

    async def _look_at_games(self) -> None:
        """Nobody is waited for who will never come, and boards say what is so."""
        now, bot = self._world.now(), self._world.bot
        for match in await self._world.open_games():
            fault = what_waits(match, now)
            if fault is None and self._is_calm:
                fault = what_board_lacks(match, bot, self._world.env)
            if fault is not None:
                raise MonkeyFault(fault)

    @property
    def _is_calm(self) -> bool:
        """Tell whether Discord has refused nothing so far, and nobody took anything away."""
        return not self._trouble

    def _look_at_log(self, act: Act) -> None:
        records, self._log.records = self._log.records, []
        if isinstance(act, Killed):
            return
        for record in records:
            if record.name.startswith("discord.") and self._trouble:
                continue  # it tells of what Discord has refused
            raise MonkeyFault(f"logged: {logging.Formatter().format(record)}")

    def _look_at_answers(self, results: Sequence[InteractionResult]) -> None:
        if any(self._world.env.backend.faults):
            return
        for result in results:
            if not result.acknowledged and not self._trouble:
                raise MonkeyFault(f"nobody has answered {result}")

    def _look_at_requests(self) -> None:
        backend = self._world.env.backend
        requests = [*backend.http_requests]
        backend.http_requests.clear()  # a long run would keep them all
        backend.transcript.clear()
        if self._description is None:
            return
        for request in requests:
            template = self._template_of(request.path)
            if template is None or request.json is None:
                continue
            problems = self._description.check_request(request.method, template, request.json)
            if problems:
                raise MonkeyFault(f"{request.method} {request.path}: {problems[0]}")

    def _template_of(self, path: str) -> str | None:
        return next(
            (template for pattern, template in self._templates if pattern.fullmatch(path)), None
        )


def _templates(description: Description) -> Iterator[tuple[re.Pattern[str], str]]:
    """Yield Discord's paths with what they match, those without parameters first."""
    for template in sorted(description.paths, key=lambda path: path.count("{")):
        yield re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(template))), template
