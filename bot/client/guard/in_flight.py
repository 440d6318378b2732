"""The interactions that are being answered, so that the bot does not leave in the middle of one."""

import asyncio

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
