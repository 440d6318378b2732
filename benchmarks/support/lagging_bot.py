"""`farkle run` for `benchmarks.abuse`: asked with SIGUSR1, it tells how late its event loop was.

`python -m benchmarks.support.lagging_bot FILE`. Every hundredth of a second the loop is due to do
something; the longest that it was late since it was last asked, in seconds, is written into FILE.
"""

import asyncio
import signal
import sys
import time
from pathlib import Path

from bot.cli.running.run import run_bot

_EVERY = 0.01


class LaggingPolicy(asyncio.DefaultEventLoopPolicy):
    """Makes event loops that notice how late they are.

    - `worst`: the longest that one was late, in seconds.
    - `held`: the same, of which the process has worked itself: no more than the CPU time that it
      has used since the loop looked before. So it counts nothing that other programs are to blame
      for; but neither does it count waiting for a disk.
    """

    worst = 0.0
    held = 0.0

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """Return a loop that looks at its clock all the time."""
        loop = super().new_event_loop()
        self._look_again(loop)
        return loop

    def _look_again(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.call_later(_EVERY, self._look, loop, loop.time() + _EVERY, time.process_time())

    def _look(self, loop: asyncio.AbstractEventLoop, due: float, used: float) -> None:
        late = loop.time() - due
        self.worst = max(self.worst, late)
        self.held = max(self.held, min(late, time.process_time() - used))
        self._look_again(loop)


def main() -> None:
    """Run the bot."""
    file, policy = Path(sys.argv[1]), LaggingPolicy()

    def tell(_signal: int, _frame: object) -> None:
        part = file.with_suffix(".part")
        part.write_text(f"{policy.worst:.3f}", encoding="utf-8")
        part.replace(file)  # whoever waits for it finds it whole
        policy.worst = 0.0

    signal.signal(signal.SIGUSR1, tell)
    asyncio.set_event_loop_policy(policy)  # type: ignore[deprecated] # until Python 3.16
    run_bot()


if __name__ == "__main__":
    main()
