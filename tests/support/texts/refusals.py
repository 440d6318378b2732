"""All refusals of all rooms."""

from typing import Final

import bot.app  # noqa: F401 - so that every room has said what it refuses
from bot.match.model.errors import Refusal

REFUSALS: Final = {
    f"{room.__name__}.{refusal.name}": refusal
    for room in Refusal.__subclasses__()
    for refusal in room
}
"""Every refusal, as it stands in the code."""
