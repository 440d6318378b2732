"""What the course needs from outside: who knows the figures of lessons."""

from collections.abc import Awaitable, Callable

from bot.advice.choices import Advice
from bot.engine import State
from bot.match.model.requester import Requester

Advise = Callable[[State, Requester], Awaitable[Advice]]
"""Returns what the choices in a state are worth; raises `Refused` where that is not known now."""
