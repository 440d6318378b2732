"""The interactions that are being answered, and those through which a board can be reached.

The bot does not leave in the middle of an answer. In group conversations, and on servers that have
not installed it, Discord lets it act through an interaction alone: for a quarter of an hour after
somebody pressed or asked for something.
"""

import asyncio
from collections import OrderedDict
from typing import Final

import discord

LEAVE_AFTER = 6.0
"""Seconds to wait for them at most. A first answer Discord takes for three; what was promised, such
as a hint, may take longer. Service managers wait for ten in all."""


class InFlight:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tasks: set[asyncio.Task[object]] = set()
        self._leaving = False

    def take(self) -> bool:
        """Count the running task as an answer until it ends; none is begun once the bot leaves."""
        task = asyncio.current_task()
        if task is not None and not self._leaving:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return not self._leaving

    async def finish(self) -> None:
        """Wait for all answers, for as long as makes sense; later ones are given up."""
        self._leaving = True
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=LEAVE_AFTER)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


MOST: Final = 2000
"""The boards that are remembered, those that were used last."""


class InteractionCache:
    """The last interaction that showed each board outside servers."""

    def __init__(self) -> None:
        """Know no way to any board yet."""
        self._interactions: OrderedDict[int, discord.Interaction] = OrderedDict()

    def open(self, match_id: int, interaction: discord.Interaction) -> None:
        """Remember that `interaction` has shown the board of a match."""
        self._interactions[match_id] = interaction
        self._interactions.move_to_end(match_id)
        if len(self._interactions) > MOST:
            self._interactions.popitem(last=False)

    def last(self, match_id: int) -> discord.Interaction | None:
        """Return the last interaction that showed a board, None when this process saw none."""
        return self._interactions.get(match_id)

    def usable(self, match_id: int) -> discord.Interaction | None:
        """Return the last interaction while Discord lets the bot act through it."""
        interaction = self._interactions.get(match_id)
        return None if interaction is None or interaction.is_expired() else interaction
