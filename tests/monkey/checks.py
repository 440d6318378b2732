"""What has to be true after each act, and at the end."""

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from simcord import InteractionResult

from bot.kit.components.as_text import as_text
from bot.storage import recount
from tests.monkey.acts import Act, Happen, Killed, Trouble, Wait
from tests.monkey.winners import winning_sides
from tests.monkey.world import World
from tests.support.storage.engines import outside
from tests.wire_server.rest.description import Description

FORESEEN: Final = ("killed",)
"""What the log may say where a bot was killed."""


_ENOUGH: Final = 130
"""Seconds after which whatever is due is done."""


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
        if isinstance(act, Wait) and act.seconds >= _ENOUGH:
            await self._look_at_games()

    async def at_end(self) -> None:
        """Raise `MonkeyFault` for whatever is wrong in the database."""
        found = await recount(self._world.settings.database, fix=False)
        if found:
            raise MonkeyFault(f"recount finds {found[:3]}")
        await self._look_at_winners()

    async def _look_at_winners(self) -> None:
        """Whoever is kept as a winner is who the rules say."""
        won: dict[int, dict[int, bool]] = {}
        with outside(self._world.settings.database) as database:
            rows = database.execute("SELECT match_id, user_id, won FROM results").fetchall()
        for match_id, user_id, has_won in rows:
            won.setdefault(match_id, {})[user_id] = bool(has_won)
        for match_id, people in won.items():
            match = await self._world.bot.features.core.matches.get(match_id)
            assert match is not None  # it has results
            wanted = winning_sides(match)
            for seat, player in enumerate(match.players):
                side = match.setup.side_of(seat)
                if wanted is not None and people.get(player.user_id) and side not in wanted:
                    raise MonkeyFault(f"{player} has won {match}, and should not")

    def nobody_left(self) -> None:
        """Raise `MonkeyFault` if anything goes on once the bot has stopped."""
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        if left:
            raise MonkeyFault(f"still going on: {left[:3]}")

    async def _look_at_games(self) -> None:
        """Nobody is waited for who will never come, and boards say what is so."""
        now = self._world.now()
        for match in await self._world.open_games():
            if match.waits_for_bot:
                raise MonkeyFault(f"game {match.id} waits for the bot: {match}")
            if match.deadline is not None and match.deadline < now - _ENOUGH and not match.parked:
                raise MonkeyFault(f"the time of game {match.id} is over: {match}")
            if not self._is_calm:
                continue
            stored = self._world.env.backend.messages.get(match.place.channel_id, {}).get(
                match.message_id or 0
            )
            if stored is None or match.parked:
                continue
            shown, wanted = (
                as_text(stored.components),
                as_text(self._world.bot.board_of(match).payload()),
            )
            if shown != wanted:
                raise MonkeyFault(f"the board of game {match.id} says\n{shown}\nand not\n{wanted}")

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
