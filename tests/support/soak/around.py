"""What all people of a fault run have around them."""

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.wire.bot_process import BotProcess
from tests.wire_server import WireServer

from .figures import Figures
from .weather import Weather


@dataclass(frozen=True, slots=True)
class Around:
    """Discord, the bot there, and what happens to both; `up` is set while the bot is connected."""

    server: WireServer
    bot: BotProcess
    weather: Weather
    figures: Figures
    up: asyncio.Event = field(default_factory=asyncio.Event)

    def waited(self) -> float:
        """Return for how many seconds this process and the bot's have waited for a processor."""
        return sum(map(_waited, (os.getpid(), self.bot.pid)))


def _waited(pid: int) -> float:
    try:
        told = Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii")
    except OSError:
        return 0.0  # it has ended, or the system does not tell
    return int(told.split()[1]) / 1e9
