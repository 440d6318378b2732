"""What all people of a fault run have around them."""

import asyncio
from dataclasses import dataclass, field

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
