"""How one person who asks for too much is felt by everybody else.

`python -m benchmarks.abuse [--seconds N] [--rate R]`. On one server somebody asks for the odds of
25 dear house rules, over and over, as fast as they are answered; on another, people play on at two
tables, one of them by a house rule of their own, and ask for hints. The bot is a process of its own
on the wire server. Figures are those of the others' presses and hints, how late the event loop was,
and what memory the bot and its processes take; first without the abuser, then with them.
"""

import argparse
import asyncio
import os
import re
import signal
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.support.contestants import Farkle, Table
from bot.engine import RuleSet, parse_rules
from bot.match.model.ruleset_titles import slug_of
from tests.support.storage.stores import open_storage
from tests.wire_server import CallbackKind, Channel, Guild, Outcome, Seen, User

RULES: Final = 25
"""The house rules that a server may have."""
AT_ONCE: Final = 25
"""The questions that the abuser has open at a time."""
PAUSE: Final = 0.2
"""Seconds between the presses at one table."""
PRESSES_A_HINT: Final = 8
"""How many presses lie between two hints, or more where none is offered after these."""
TABLES: Final = ("", "", "Ours")
"""The house rule that is played at each table; hints are asked for at the last two."""

_HEADING: Final = (
    f"{'':16} presses, ms          hints, ms            hints (house rule)  loop  odds\n"
    f"{'':16} count   p50   p99    count   p50   p99    count   p50   p99  late  asked refused  MB"
)
_WHEN: Final = re.compile(r"<t:(\d+)(:\w)?>")
_RESIDENT: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)


def _title(number: int) -> str:
    return f"Dear {number}"


def dear_rules(number: int) -> RuleSet:
    """Return rules whose odds take seconds to prepare, others for each `number`."""
    return parse_rules(
        f"{slug_of(_title(number))}(target=10000,overshoot=exact,three_pairs=1500,farkle_limit=10,"
        f"farkle_penalty={750 + 50 * number},hot_dice_bonus=50)"
    )


def usual_rules() -> RuleSet:
    """Return house rules as people have them, which are estimated."""
    return parse_rules(f"{slug_of('Ours')}(target=5000,overshoot=welfare,three_pairs=1500)")


class Watched(Farkle):
    """The bot, which can be asked how late it was."""

    def __init__(self, folder: Path, rate: int) -> None:
        """Let one person press `rate` times a second."""
        super().__init__(folder)
        self._rate = rate

    def command(self) -> list[str]:
        """Return the bot with an ear for SIGUSR1."""
        return ["benchmarks.support.lagging_bot", str(self._told)]

    def settings(self) -> dict[str, str]:
        """Have the rules prepared as in production, and people slowed."""
        return {"FARKLE_PRESSES_PER_SECOND": str(self._rate), "FARKLE_SOLVE_MINUTES": "10"}

    async def worst_lag(self) -> float:
        """Return how many seconds the event loop was late at most since this was last asked."""
        os.kill(self._process.pid, signal.SIGUSR1)
        while not self._told.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)
        worst = float(self._told.read_text(encoding="utf-8"))
        self._told.unlink()
        return worst

    def memory(self) -> str:
        """Return the megabytes that the bot and the processes under it take."""
        return " + ".join(f"{size:.0f}" for size in _resident(self._process.pid))

    @property
    def _told(self) -> Path:
        return self.folder / "lag"


def _resident(pid: int) -> Iterator[float]:
    """Yield the megabytes of a process, and of those that it has started."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
        [kilobytes] = _RESIDENT.findall(status)
        yield int(kilobytes) / 1024
        for thread in sorted(Path(f"/proc/{pid}/task").iterdir()):
            for child in (thread / "children").read_text(encoding="utf-8").split():
                yield from _resident(int(child))
    except (FileNotFoundError, ValueError):
        return  # it has ended meanwhile


@dataclass(slots=True)
class Felt:
    """What others have felt: milliseconds from each press or hint to its answer."""

    presses: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    house_hints: list[float] = field(default_factory=list)
    lag: float = 0.0
    asked: int = 0
    refused: int = 0


async def _whole(bot: Farkle, outcome: Outcome) -> None:
    """Wait for an answer that may have been put off."""
    if outcome.kind is CallbackKind.DEFERRED_MESSAGE:
        while bot.server.refresh(outcome.message).loading:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


@contextmanager
def _timed(figures: list[float]) -> Iterator[None]:
    """Add the milliseconds that the block takes; those of one that is given up as well."""
    started = time.monotonic()
    try:
        yield
    finally:
        figures.append(1000 * (time.monotonic() - started))


async def deal(bot: Farkle, people: tuple[User, User], channel: Channel, rules: str) -> Seen:
    """Begin a game in which hints may be asked for; without `rules` by the usual ones."""
    ann, ben = people
    options = {"ruleset": rules} if rules else {}
    posted = await bot.server.command(
        ann, channel, "farkle challenge", opponent=ben, rated=False, **options
    )
    return (await bot.server.press(ben, posted.message, label="Accept")).message


async def play_on(
    bot: Watched, table: Table, rules: str, presses: list[float], hints: list[float] | None = None
) -> None:
    """Play at a table, one game after another; with `hints` ask for one now and then."""
    table.seen = bot.server.refresh(table.seen)
    for number in count(1):
        if table.over:
            table.seen = await deal(bot, table.people, table.channel, rules)
        with _timed(presses):
            await bot.press(table)
        await asyncio.sleep(PAUSE)
        if hints is None or number < PRESSES_A_HINT * (len(hints) + 1):
            continue
        if any(button.label == "Hint" for button in table.seen.buttons):
            user, _ = bot.choose(table)
            with _timed(hints):
                await _whole(bot, await bot.server.press(user, table.seen, label="Hint"))


async def abuse(
    bot: Watched, user: User, channel: Channel, titles: Iterator[str], felt: Felt
) -> None:
    """Ask for odds as fast as they are answered; who is told to wait waits."""
    while True:
        outcome = await bot.server.command(
            user, channel, "farkle odds", dice=3, turn=450, scores="1000,1500", ruleset=next(titles)
        )
        await _whole(bot, outcome)
        felt.asked += 1
        told = bot.server.refresh(outcome.message).text
        until = _WHEN.search(told)
        if until is not None:
            felt.refused += 1
            await asyncio.sleep(max(int(until[1]) - time.time(), 0.05))


async def _for_a_while(seconds: float, *doing: Coroutine[None, None, None]) -> None:
    """Do all of these until the time is over; what goes wrong ends it."""
    tasks = [asyncio.create_task(work) for work in doing]
    done, pending = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in pending:
        task.cancel()
    await asyncio.wait(pending)
    for task in done:
        task.result()


def report(title: str, felt: Felt, memory: str) -> None:
    """Print a line of figures."""
    print(f"{title:16}", end="")
    for figures in (felt.presses, felt.hints, felt.house_hints):
        cuts = quantiles([*figures, *figures], n=100) if figures else [0.0] * 99
        print(f"{len(figures):6}{cuts[49]:6.0f}{cuts[98]:6.0f}   ", end="")
    print(f"{1000 * felt.lag:5.0f}{felt.asked:7}{felt.refused:8}  {memory}", flush=True)


async def run(seconds: float, rate: int, settle: float = 5.0) -> tuple[Felt, Felt]:
    """Measure without and with the abuser, and return what the others felt.

    Before that the bot has `settle` seconds to prepare what it always prepares.
    """
    with TemporaryDirectory() as name:
        bot = Watched(Path(name), rate)
        mallory = bot.server.create_user("Mallory")
        den = bot.server.create_guild("Den", [mallory], locale="en-GB")
        lair = bot.server.create_channel(den, "lair")
        people = [bot.server.create_user(f"Guest{number}") for number in range(2 * len(TABLES))]
        tavern = bot.server.create_guild("Tavern", people, locale="en-GB")
        await _store(bot, tavern, [usual_rules()])
        await _store(bot, den, [dear_rules(number) for number in range(RULES)])
        print(_HEADING, flush=True)
        async with bot:
            await asyncio.sleep(settle)
            tables = []
            for rules, pair in zip(
                TABLES, zip(people[::2], people[1::2], strict=True), strict=True
            ):
                channel = bot.server.create_channel(tavern, f"table-{pair[0].name.lower()}")
                tables.append(Table(pair, channel, await deal(bot, pair, channel, rules)))
            titles = cycle(map(_title, range(RULES)))
            felt = Felt(), Felt()
            for measured, abusers in zip(felt, (0, AT_ONCE), strict=True):
                await bot.worst_lag()
                await _for_a_while(
                    seconds,
                    play_on(bot, tables[0], TABLES[0], measured.presses),
                    play_on(bot, tables[1], TABLES[1], measured.presses, measured.hints),
                    play_on(bot, tables[2], TABLES[2], measured.presses, measured.house_hints),
                    *(abuse(bot, mallory, lair, titles, measured) for _ in range(abusers)),
                )
                await asyncio.sleep(1)  # what was under way is answered
                measured.lag = await bot.worst_lag()
                report("with the abuser" if abusers else "alone", measured, bot.memory())
    return felt


async def _store(bot: Watched, guild: Guild, rules: list[RuleSet]) -> None:
    """Give a server house rules before the bot starts."""
    async with open_storage(bot.folder / "farkle.db") as storage:
        for rule in rules:
            await storage.house_rules.add(guild.id, rule, RULES)


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of each of the two parts")
    parser.add_argument(
        "--rate", type=int, default=5, help="FARKLE_PRESSES_PER_SECOND; 0: no budget at all"
    )
    options = parser.parse_args()
    asyncio.run(run(options.seconds, options.rate))


if __name__ == "__main__":
    main()
