"""`farkle doctor`, run in this process, and what it finds at Discord."""

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path

from bot.cli.doctor.commands import Told
from bot.cli.doctor.discord_checks import look_at_discord
from bot.cli.doctor.findings import Check, Finding
from bot.config import Settings
from tests.support.command_line import Ended, HereFarkle
from tests.wire_server import Guild, Permission, WireServer
from tests.wire_server.model.entities import Member

NOWHERE = Path("there-is-no.db")

NO_COMMANDS = Told((), NOWHERE)


@dataclass(frozen=True, slots=True)
class Doctor:
    """Runs the command here, and reads what it finds."""

    run: HereFarkle

    async def __call__(self) -> Ended:
        return await asyncio.to_thread(self.run, "doctor")

    async def findings(self, code: int) -> dict[str, list[tuple[str, str]]]:
        """Return level and sentence of each finding, by what it is about."""
        ended = await asyncio.to_thread(self.run, "doctor", "--json")
        assert (ended.code, ended.errors) == (code, "")
        found: dict[str, list[tuple[str, str]]] = {}
        for finding in json.loads(ended.output):
            assert finding.keys() == {"check", "level", "message"}
            found.setdefault(finding["check"], []).append((finding["level"], finding["message"]))
        return found


def allow(server: WireServer, guild: Guild, permissions: Permission) -> None:
    guild.members[server.bot.id] = Member(server.bot, permissions)


async def look(
    server: WireServer,
    token: str | None = None,
    commands: Told = NO_COMMANDS,
    *,
    database: Path = NOWHERE,
) -> dict[Check, list[Finding]]:
    """Return what Discord says, by what it is about, to a bot that has this `database`."""
    known = server.token if token is None else token
    settings = Settings(token=known, api_base=server.api_base, database=database)
    found: dict[Check, list[Finding]] = {}
    for finding in await look_at_discord(settings, commands):
        found.setdefault(finding.check, []).append(finding)
    return found


async def one(server: WireServer, check: Check, commands: Told = NO_COMMANDS) -> Finding:
    """Return the one thing that Discord says about `check`."""
    [finding] = (await look(server, commands=commands))[check]
    return finding
