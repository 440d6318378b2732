"""What is left and given up when the data of people and servers goes.

What the other features do for it they declare: see `bot.match.service.departures`.
"""

from collections.abc import Awaitable, Callable

from bot.match.model.errors import DamagedMatchError
from bot.match.service.registry import LockedMatch

LeaveGame = Callable[[LockedMatch, int], Awaitable[None]]
"""Lets somebody (a user id) resign, withdraw, or decline in an open match."""

GiveUp = Callable[[DamagedMatchError], Awaitable[None]]
"""Closes a match that cannot be read."""
