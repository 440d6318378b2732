"""A bot whose `/metrics` are read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.database.opening import Address
from tests.wire_server import WireServer

from .bot_process import BotProcess
from .helpers import free_port, openapi


@dataclass(frozen=True, slots=True)
class Figures:
    """What was told, and how."""

    text: str
    content_type: str

    def value(self, sample: str, **labels: str) -> float:
        """Return the sum of the samples of this name that have these labels."""
        return sum(
            measured.value
            for family in text_string_to_metric_families(self.text)
            for measured in family.samples
            if measured.name == sample and labels.items() <= measured.labels.items()
        )

    def labels(self) -> set[str]:
        """Return every value of every label."""
        return {
            value
            for family in text_string_to_metric_families(self.text)
            for sample in family.samples
            for value in sample.labels.values()
        }


@dataclass(frozen=True, slots=True)
class Watched:
    """A bot, its server, and what it tells at its port."""

    server: WireServer
    bot: BotProcess
    port: int

    async def ask(self) -> tuple[int, Figures]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.port}/metrics") as response,
        ):
            figures = Figures(await response.text(), response.headers["Content-Type"])
            return response.status, figures

    async def figures(self) -> Figures:
        status, figures = await self.ask()
        assert status == 200
        return figures

    async def until(self, sample: str, value: float, **labels: str) -> Figures:
        """Wait until a figure has this value: gauges are looked at every three seconds."""
        async with asyncio.timeout(60):
            while (figures := await self.figures()).value(sample, **labels) != value:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.2)
        return figures


@asynccontextmanager
async def watched_bot(folder: Path, address: Address) -> AsyncIterator[Watched]:
    """Run a bot that counts, in `folder`, on a server of its own until the block ends."""
    port = free_port()
    async with WireServer(openapi=openapi()) as server:
        settings = {
            "FARKLE_STATUS": f"127.0.0.1:{port}",
            "FARKLE_SOLVE_MINUTES": "1",
        }
        if isinstance(address, Path):
            settings["FARKLE_BACKUPS"] = str(folder / "backups")
        async with BotProcess(server, folder, address, **settings) as bot:
            yield Watched(server, bot, port)
        server.check()
