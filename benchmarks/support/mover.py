"""`farkle move` in a process of its own, which prints what it took (`benchmarks.scaling.moving`).

`python -m benchmarks.support.mover SOURCE TARGET` prints a line of JSON. With a third argument the
copy is not proven.
"""

import asyncio
import json
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from bot.config import parse_database
from bot.database import moving
from bot.database.opening import Address
from bot.database.progress import LongWork, Tell
from bot.storage import move

TAKEN: dict[str, float] = {}


@contextmanager
def timed(stage: LongWork) -> Iterator[Tell]:
    """Note how long a stage takes."""
    begun = perf_counter()
    yield lambda _: None
    TAKEN[stage] = perf_counter() - begun


async def copy_alone(source: Address, target: Address) -> None:
    """Copy without a proof."""
    async with moving.open_source(source) as old, moving.open_target(target) as new:
        with timed(LongWork.COPYING) as tell:
            await moving.copy(old, new, tell)


def main() -> None:
    """Move, and print what it took: seconds of each stage, of CPU, and megabytes at most."""
    source, target = map(parse_database, sys.argv[1:3])
    if len(sys.argv) > 3:
        asyncio.run(copy_alone(source, target))
    else:
        asyncio.run(move(source, target, timed))
    used = resource.getrusage(resource.RUSAGE_SELF)
    taken = {"cpu": used.ru_utime + used.ru_stime, "memory": used.ru_maxrss / 1e3}
    print(json.dumps({**TAKEN, **taken}))


if __name__ == "__main__":
    main()
