"""`farkle run` for `benchmarks.reviews`: it reviews its finished games when it is told to.

`python -m benchmarks.support.reviewing_bot FILE`. SIGUSR2 lets it begin and stop reviewing the
games of its database as it does after their end, one after another and without a pause. Asked with
SIGUSR1 it writes into FILE how many it has reviewed so far, and the longest that its event loop was
late since it was last asked and by its own doing, in seconds: see `LaggingPolicy`.
"""

import asyncio
import json
import signal
import sys
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

from benchmarks.support.lagging_bot import LaggingPolicy
from bot.app import Farkle
from bot.cli.running.run import run_bot
from bot.client.ports import Ports
from bot.features.analysis.service.assessor import assessments
from bot.match.model.requester import Requester
from bot.wiring import Features

_open = Farkle.open_features


class Reviewing:
    """Reviews games while it is on."""

    def __init__(self) -> None:
        """Be off."""
        self.on = asyncio.Event()
        self.done = 0

    def toggle(self) -> None:
        """Go on, or off."""
        if self.on.is_set():
            self.on.clear()
        else:
            self.on.set()

    async def work(self, features: Features) -> None:
        """Review the games of the database, over and over."""
        await self.on.wait()
        analysis, core = features.analysis, features.core
        matches = []
        for number in count(1):
            match = await core.matches.get(number)
            if match is None or match.is_open:
                break
            matches.append(match)
        while True:
            for match in matches:
                await self.on.wait()
                review = await analysis.replays.review(match, Requester.game(match))
                found = assessments(match, review)
                await features.standings.records.assess(match, found, core.clock.now())
                self.done += 1


def main() -> None:
    """Run the bot."""
    file, policy, reviewing = Path(sys.argv[1]), LaggingPolicy(), Reviewing()

    def tell(_signal: int, _frame: object) -> None:
        part = file.with_suffix(".part")
        figures = [reviewing.done, policy.worst, policy.held]
        part.write_text(json.dumps(figures), encoding="utf-8")
        part.replace(file)  # whoever waits for it finds it whole
        policy.worst = policy.held = 0.0

    async def open_features(bot: Farkle, until_closed: AsyncExitStack) -> Ports:
        ports = await _open(bot, until_closed)
        bot.features.core.tasks.start(reviewing.work(bot.features), "reviewing")
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, reviewing.toggle)
        return ports

    signal.signal(signal.SIGUSR1, tell)
    asyncio.set_event_loop_policy(policy)  # type: ignore[deprecated] # until Python 3.16
    setattr(Farkle, "open_features", open_features)  # noqa: B010 - mypy forbids the other way
    run_bot()


if __name__ == "__main__":
    main()
