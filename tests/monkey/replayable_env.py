"""A simulated Discord in which time passes only when it is told to: so a run can be replayed."""

import asyncio
from typing import Any, Final

from simcord._runtime import _CallbackRecord
from simcord._settlement import _next_virtual_timer

from tests.support.simulated.env import PatientEnv

SOON: Final = 0.25
"""Seconds that pass by themselves after an act: what is late by less is done with it."""


class ReplayableEnv(PatientEnv):
    """An environment whose time passes when it is told to, whatever the machine's clock says."""

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
        await super()._settle_patiently(**options)

    def _schedule_timer(self, record: _CallbackRecord, *_: object) -> None:
        """Leave a timer to the simulated clock alone: simcord would also let it ring by itself."""
