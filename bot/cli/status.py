"""`farkle status`: asks the running bot how it does, as service managers do."""

import asyncio
from typing import Final

import aiohttp

from bot.cli.running.health import Missing
from bot.cli.running.serving import READY
from bot.cli.running.settings import load_settings
from bot.cli.text import fail, text

EXAMPLE: Final = "127.0.0.1:8080"
"""An address to tell how the bot does at."""

_WITHIN: Final = 5.0
"""Seconds for an answer: longer than the bot itself waits for its database."""

UNHEARD: Final = (
    aiohttp.ClientError,
    TimeoutError,
    OSError,
    ValueError,
    LookupError,
    TypeError,
)
"""What asking may end in where nobody answers, or somebody else."""


def print_status() -> None:
    """Print that people can play, or end with code 1 and what is missing."""
    address = load_settings().status
    if address is None:
        fail(text("cli-status-off", example=EXAMPLE), 2)
    host, port = address
    try:
        missing = asyncio.run(ask_missing(host, port))
    except UNHEARD:
        fail(text("cli-status-silent", address=f"{host}:{port}"))
    if missing:
        fail("\n".join([text(f"cli-status-{each}") for each in missing]))
    print(text("cli-status-ready"))


async def ask_missing(host: str, port: int) -> list[Missing]:
    """Return what the bot says is missing; raises one of `UNHEARD` where no bot answers."""
    shown = f"[{host}]" if ":" in host else host
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_WITHIN)) as session,
        session.get(f"http://{shown}:{port}{READY}") as response,
    ):
        told = await response.json()
    return [Missing(each) for each in told["missing"]]
