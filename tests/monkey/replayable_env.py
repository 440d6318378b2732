"""A simulated Discord in which time passes only when it is told to: so a run can be replayed."""

import asyncio
from typing import Any, Final

from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _next_virtual_timer

from tests.support.simulated.env import PatientEnv

SOON: Final = 0.25
"""Seconds that pass by themselves after an act: what is late by less is done with it."""


MOST_TIMERS: Final = 20
"""How many timers ring for what is going on, before the machine is taken for slow."""


class ReplayableEnv(PatientEnv):
    """An environment whose time passes when it is told to, whatever the machine's clock says.

    It also passes while nothing can go on before a timer rings: `patience` is for how many seconds
    of the machine nothing may move until that is so.
    """

    patience: float = 0.2

    def forget_errors(self) -> None:
        """Let go of the errors that simcord has seen, which keep alive whatever they went through.

        What a bot has answered as it should is among them, such as a command that it refused.
        """
        self._errors.clear()
        self._error_ids.clear()
        self._errors_acknowledged = 0

    async def _settle_patiently(self, **options: Any) -> None:  # noqa: ANN401 - simcord's
        await self._rest(**options)
        if self._advancing:
            return
        until = self._virtual_time + SOON
        while (due := _next_virtual_timer(self._settlement_state())) is not None and due <= until:
            self._move_clock(due)
            await self._rest(**options)

    async def _rest(self, **options: Any) -> None:  # noqa: ANN401 - (same)
        """Let everything be done that can be done now, before simcord begins to wait for it."""
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined] # noqa: SLF001 - nothing else tells what can run
        while ready:  # noqa: ASYNC110 - (same)
            await asyncio.sleep(0)
        for _ in range(MOST_TIMERS):
            try:
                return await Env._settle_internal(  # noqa: SLF001 - what `settle` is made of
                    self, **options | {"timeout": self.patience}
                )
            except TimeoutError:  # something waits for what waits for the time to pass
                due = _next_virtual_timer(self._settlement_state())
                if due is None:
                    break
                self._move_clock(due)
        return await super()._settle_patiently(**options)

    def _schedule_timer(self, record: _CallbackRecord, *_: object) -> None:
        """Leave a timer to the simulated clock alone: simcord would also let it ring by itself."""
