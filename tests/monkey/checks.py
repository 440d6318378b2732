"""What has to be true after each act, and at the end."""

import asyncio
import hashlib
import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from simcord import InteractionResult

from bot.kit.components.as_text import as_text
from bot.kit.components.limits import refused
from bot.match.model.ruleset_titles import house_id
from bot.storage import recount
from tests.monkey.acts import Act, Away, Command, Happen, Killed, Press, Wait
from tests.monkey.processes.remembered import what_grew
from tests.monkey.transitions import Games, wrong_after
from tests.monkey.world import World
from tests.support.invariants.consistency import ENOUGH, what_board_lacks, what_waits, wrong_winners
from tests.wire_server.rest.description import Description

FORESEEN: Final = ("killed",)
"""What the log may say where a bot was killed."""


_TAKEN: Final = frozenset({"server-gone", "lose-permission", "win-permission", "ban"})
"""What happens after which Discord refuses what it did before."""

_PRIVATE: Final = re.compile(r"farkle (preferences|privacy|games)|farkle-admin")
"""Commands whose answers are for those who give them alone."""

_LOCALES: Final = Path("data/locales")

_APOLOGIES: Final = re.compile(r"^error-(?:unforeseen|last-resort)\S* = ([^({.]+)", re.MULTILINE)


class MonkeyFault(AssertionError):
    """Something that must never be."""


class Log(logging.Handler):
    """Keeps what is logged as an error, and lets no record keep what was going on then.

    Others may keep records for long, and with an error all that its traceback leads to, which is
    the whole bot.
    """

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.msg, record.args = record.getMessage(), None
        if record.exc_info:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
            record.exc_info = None
        if record.levelno >= logging.ERROR:
            self.records.append(record)


class Checks:
    """Looks at a world after each act."""

    def __init__(self, world: World, description: Path | None) -> None:
        self._world = world
        self._log = Log()
        self._trouble = 0
        self._failed = 0
        self._said = hashlib.sha256()
        self._description = None if description is None else Description(description)
        self._apologies = tuple(
            text.strip()
            for file in sorted(_LOCALES.glob("*/client.ftl"))
            for text in _APOLOGIES.findall(file.read_text(encoding="utf-8"))
        )
        assert self._apologies
        self._templates = [] if self._description is None else list(_templates(self._description))
        logging.getLogger().addHandler(self._log)

    @property
    def digest(self) -> str:
        """Return what tells apart two runs that differ in anything that Discord was asked."""
        return self._said.hexdigest()

    def close(self) -> None:
        """Listen no more."""
        logging.getLogger().removeHandler(self._log)

    async def after(self, act: Act, results: Sequence[InteractionResult], before: Games) -> Games:
        """Return the games that are open after an act, and those that it has ended.

        Raises `MonkeyFault` for whatever it has left wrong; `before` were the open games.
        """
        if isinstance(act, Killed | Away) or (isinstance(act, Happen) and act.event in _TAKEN):
            self._trouble += 1
        self._look_at_log(act)
        self._look_at_answers(act, results)
        self._look_at_requests()
        after = await self._world.look()
        if self._world.is_exact:
            who = self._world.users[act.at.who].id if isinstance(act, Press) else None
            for wrong in wrong_after(act, who, before, after, self._world.now()):
                raise MonkeyFault(wrong)
        if isinstance(act, Wait) and act.seconds >= ENOUGH:
            await self._look_at_games()
            await self._look_at_rules()
        return after

    async def at_end(self) -> None:
        """Raise `MonkeyFault` for whatever is wrong in the database, or was in memory."""
        found = await recount(self._world.settings.database, fix=False)
        if found:
            raise MonkeyFault(f"recount finds {found[:3]}")
        processes = self._world.processes
        for grown in what_grew(processes.most, processes.kept()):
            raise MonkeyFault(grown)
        if old := processes.old():
            raise MonkeyFault(f"{old} bots that were replaced are still in memory")
        for wrong in await wrong_winners(self._world.bot, self._world.settings.database):
            raise MonkeyFault(wrong)

    def nobody_left(self) -> None:
        """Raise `MonkeyFault` if anything goes on once the bot has stopped."""
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        if left:
            raise MonkeyFault(f"still going on: {left[:3]}")

    async def _look_at_games(self) -> None:
        """Nobody is waited for who will never come, and boards say what is so."""
        now = self._world.now()
        for match in self._world.games.values():
            bot = self._world.bot_playing(match)
            fault = what_waits(match, now)
            if problems := refused(bot.board_of(match).payload()):
                fault = f"Discord refuses the board of game {match.id}: {problems[0]}"
            if fault is None and self._is_calm:
                fault = what_board_lacks(match, bot, self._world.env)
            if fault is not None:
                raise MonkeyFault(fault)

    async def _look_at_rules(self) -> None:
        """Raise `MonkeyFault` if rules that a server plays by are gone."""
        for number, server in enumerate(self._world.servers):
            features = self._world.bot_of(number).features
            rule_id = house_id(features.settings.book.of_server(server.id).ruleset or "")
            if rule_id and await features.rulebook.rulesets.of_id(server.id, rule_id) is None:
                raise MonkeyFault(f"the rules that {server.name} plays by are gone")

    @property
    def _is_calm(self) -> bool:
        """Tell whether Discord has refused nothing so far, and nobody took anything away."""
        return not (self._trouble or self._world.failures.refused)

    def _look_at_log(self, act: Act) -> None:
        records, self._log.records = self._log.records, []
        if isinstance(act, Killed):
            return
        for record in records:
            if record.name.startswith("discord.") and not self._is_calm:
                continue  # it tells of what Discord has refused
            if isinstance(act, Away) and "unforeseen" not in record.getMessage():
                continue
            raise MonkeyFault(f"logged: {logging.Formatter().format(record)}")

    def _look_at_answers(self, act: Act, results: Sequence[InteractionResult]) -> None:
        for result in results:
            self._look_at_apologies(result)
            if _is_private(act) and result.response and not result.ephemeral:
                raise MonkeyFault(f"others read {result}")
        failures = self._world.failures
        before, self._failed = self._failed, failures.refused + failures.late
        if self._failed > before or isinstance(act, Killed | Away):
            return
        for result in results:
            if not result.acknowledged:
                raise MonkeyFault(f"nobody has answered {result}")

    def _look_at_apologies(self, result: InteractionResult) -> None:
        shown = [*([result.response] if result.response else []), *result.followups]
        for message in shown:
            told = as_text(message.components)
            if any(apology in told for apology in self._apologies):
                raise MonkeyFault(f"an apology: {told}")

    def _look_at_requests(self) -> None:
        backend = self._world.env.backend
        secrets = [match.seed.hex() for match in self._world.games.values() if match.seed]
        requests = [*backend.http_requests]
        backend.http_requests.clear()  # a long run would keep them all
        backend.transcript.clear()
        self._world.env.forget_errors()
        for request in requests:
            told = str(request.json)
            self._said.update(f"{request.method} {request.path} {told}".encode(errors="replace"))
            if any(secret in told for secret in secrets):
                raise MonkeyFault(f"a secret is told: {request.method} {request.path} {told}")
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


def _is_private(act: Act) -> bool:
    """Tell whether the answer to an act is for nobody else on a server."""
    if not isinstance(act, Command) or act.at.server is None:
        return False
    return _PRIVATE.match(act.command) is not None


def _templates(description: Description) -> Iterator[tuple[re.Pattern[str], str]]:
    """Yield Discord's paths with what they match, those without parameters first."""
    for template in sorted(description.paths, key=lambda path: path.count("{")):
        yield re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(template))), template
