"""A simulated Discord that takes a busy machine for slow, and not for stuck."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord import Env

TRIES = 36
"""How often five seconds are waited for the bot.

They are not waited at once: `settle_timeout` tells as well which timers of the bot simcord waits
for, as it does for those that ring within that time, and the bot's own beat comes every minute.
"""


class PatientEnv(Env):
    """Waits `TRIES` times as long as simcord for what the bot does; not at all while it is held."""

    held = False
    """Whether several things are sent at once: none waits until the bot has done the one before."""

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Hold the environment for as long as things are sent."""
        self.held = True
        try:
            yield
        finally:
            self.held = False

    async def _settle_internal(self, *, dispatch: str | None = None, **options: Any) -> None:  # noqa: ANN401 - simcord's
        if not (self.held and dispatch):
            await self._settle_patiently(dispatch=dispatch, **options)

    async def _settle_patiently(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - simcord's
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        for _ in range(TRIES - 1):
            try:
                return await super()._settle_internal(
                    timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline
                )
            except TimeoutError:
                _deadline = None  # it is over
        return await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch)

    async def _advance_to(self, target: float, deadline: float) -> None:
        await super()._advance_to(target, deadline + (TRIES - 1) * self.settle_timeout)


class SimulatedClock:
    """The clock of the simulated Discord, which `Env.advance_time` moves."""

    env: Env

    def now(self) -> int:
        return int(self.env.now().timestamp())
