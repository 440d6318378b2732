"""Telling systemd how the bot does, as sd_notify(3) says it; elsewhere nobody listens."""

import asyncio
import logging
import os
import socket
from collections.abc import Mapping
from typing import Final

_log = logging.getLogger(__name__)

_SECOND: Final = 1_000_000
"""Microseconds."""


class ServiceManager:
    """Who started this process, if it wants to be told of it."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        """Find out where to tell it, and how often it wants to hear that the event loop runs."""
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        wanted = environment.get("WATCHDOG_USEC", "")
        is_for_us = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self._watchdog = int(wanted) / _SECOND if wanted.isdecimal() and is_for_us else 0.0

    def tell(self, state: str) -> None:
        """Say `state`, such as `READY=1`."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.connect(self._address)
                sender.sendall(state.encode())
        except OSError as error:
            _log.warning("the service manager cannot be told %s: %s", state, error)

    def keep_telling(self, loop: asyncio.AbstractEventLoop) -> None:
        """Say from now on that `loop` runs, twice in the time after which it would be killed."""
        if self._watchdog:
            self.tell("WATCHDOG=1")
            loop.call_later(self._watchdog / 2, self.keep_telling, loop)
