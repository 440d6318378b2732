"""How often one person may press, so that nobody keeps the others waiting."""

import time
from collections.abc import Callable

BURST = 4
"""Seconds of presses that may come at once: quick fingers pause sooner or later."""

WORD_EVERY = 30
"""Seconds between two words to somebody who presses too often."""

MOST_KNOWN = 1000
"""People to remember before those who paused are forgotten."""


class Flow:
    """A small bucket for each person: what runs over is not done.

    Of a bucket it is enough to know when it will be full again (the generic cell rate algorithm,
    ITU-T I.371).
    """

    def __init__(self, rate: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Let everybody press `rate` times a second for long, or as often as they like if it is 0.

        `clock` tells seconds.
        """
        self._each = 1 / rate if rate else 0.0
        self._clock = clock
        self._full_at: dict[int, float] = {}
        self._told_at: dict[int, float] = {}

    def takes(self, user_id: int) -> bool:
        """Tell whether a press of somebody may be acted on now, and count it if so."""
        now = self._clock()
        full_at = max(self._full_at.get(user_id, now), now) + self._each
        if full_at - now > BURST:
            return False
        if len(self._full_at) >= MOST_KNOWN:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        self._full_at[user_id] = full_at
        return True

    def may_tell(self, user_id: int) -> bool:
        """Tell whether to say a word to somebody who presses too often; not again for a while."""
        now = self._clock()
        self._told_at = {each: at for each, at in self._told_at.items() if now - at < WORD_EVERY}
        if user_id in self._told_at:
            return False
        self._told_at[user_id] = now
        return True
