"""What Discord would refuse of what the bot sends, though the simulated one takes it."""

from collections.abc import Mapping
from typing import Final

from simcord import HttpLogEntry

from bot.kit.components.limits import refused
from bot.kit.components.raw import inside

_DIALOGUE: Final = 9
"""Discord's number for an answer that is a dialogue, which is made of other components."""


def refused_of(request: HttpLogEntry) -> list[str]:
    """Return what Discord would not take of the message that `request` sends, if it sends one."""
    sent = request.json
    if not isinstance(sent, Mapping) or sent.get("type") == _DIALOGUE:
        return []
    data = sent.get("data")
    components = inside(data if isinstance(data, Mapping) else sent)
    return refused(components) if components else []
