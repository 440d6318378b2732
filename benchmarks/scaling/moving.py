"""What `farkle move` takes: `python -m benchmarks.scaling.moving [--games N] [--copying-alone]`.

Builds an SQLite database of finished games (`benchmarks.support.history`), counts them so that its
figures are true, and moves it to PostgreSQL and from there to another file. Prints the seconds of
each stage, of the CPU of the process that moves, and its memory at most. The proof, which plays
every game through again as `farkle recount` does, takes most of the time; `--copying-alone` leaves
it out, and the counting before.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.support.engines import databases, setting
from benchmarks.support.history import write_history
from bot.database.opening import Address
from bot.storage import recount


def build(path: Path, games: int, players: int, *, proven: bool) -> None:
    """Write a database of finished games to `path`."""
    write_history(path, games, players)
    if proven:
        asyncio.run(recount(path, fix=True))


def report(title: str, source: Address, target: Address, *, proven: bool) -> None:
    """Move a database in a process of its own, and print a line."""
    command = [sys.executable, "-m", "benchmarks.support.mover", setting(source), setting(target)]
    extra = [] if proven else ["copying-alone"]
    said = subprocess.run(  # noqa: S603 - ours
        [*command, *extra], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    taken = json.loads(said.stdout)
    proof = taken.get("counting", 0) + taken.get("comparing", 0)
    print(
        f"{title:24}{taken['copying']:8.1f}{proof:10.1f}{taken['cpu']:8.1f}{taken['memory']:8.0f}",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--database", type=Path, help="one that is built already")
    parser.add_argument("--copying-alone", action="store_true", help="without the proof")
    options = parser.parse_args()
    proven = not options.copying_alone
    with TemporaryDirectory() as folder, databases() as made, made.new() as url:
        path: Path = options.database or Path(folder) / "history.db"
        if options.database is None:
            build(path, options.games, max(100, options.games // 10), proven=proven)
        print(f"{path.stat().st_size / 1e6:.0f} MB{'':17}copying   proving   CPU s      MB")
        report("SQLite to PostgreSQL", path, url, proven=proven)
        report("PostgreSQL to SQLite", url, Path(folder) / "back.db", proven=proven)


if __name__ == "__main__":
    main()
