"""What the running bot says of itself."""

import asyncio

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.status import ask_all
from bot.cli.text import text
from bot.config import Settings


async def look_at_bot(settings: Settings) -> Finding:
    """Ask the bot at `FARKLE_STATUS`, where there is one."""
    if settings.status is None:
        return Finding(Check.STATUS, Severity.OK, text("cli-doctor-status-off"))
    status = await asyncio.to_thread(ask_all, *settings.status)
    if status.sentences:
        level = Severity.FAIL if status.missing else Severity.WARN
        return Finding(Check.STATUS, level, " ".join(status.sentences))
    return Finding(Check.STATUS, Severity.OK, text("cli-status-ready"))
