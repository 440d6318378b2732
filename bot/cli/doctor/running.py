"""What the running bot says of itself."""

from bot.cli.doctor.findings import Check, Finding, Level
from bot.cli.status import UNHEARD, ask_missing
from bot.cli.text import text
from bot.config import Settings


async def look_at_bot(settings: Settings) -> Finding:
    """Ask the bot at `FARKLE_STATUS`, where there is one."""
    if settings.status is None:
        return Finding(Check.STATUS, Level.OK, text("cli-doctor-status-off"))
    host, port = settings.status
    try:
        missing = await ask_missing(host, port)
    except UNHEARD:
        silent = text("cli-status-silent", address=f"{host}:{port}")
        return Finding(Check.STATUS, Level.WARN, silent)
    if missing:
        told = " ".join([text(f"cli-status-{each}") for each in missing])
        return Finding(Check.STATUS, Level.FAIL, told)
    return Finding(Check.STATUS, Level.OK, text("cli-status-ready"))
