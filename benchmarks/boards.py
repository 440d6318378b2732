"""What leaderboards and figures cost after a long history: `python -m benchmarks.boards`.

Builds an SQLite database of finished games (`benchmarks.support.history`), copies it to PostgreSQL
with `--engine PostgreSQL`, and prints its size and what these take on it: pages of every
leaderboard, of ladders and of puzzles, the figures of `/farkle stats`, the end of a game, and a
press in a running game. Milliseconds: median and p95 of CPU time, then of wall time, which says
more on a quiet machine; on PostgreSQL the CPU is that of the bot alone. Aims, with 10,000,000 games
of 1,000,000 players: 2 ms for a page and the figures in the median and 10 ms at p95, 3 ms for the
end of a game, and a press that costs at most 1.1 times what it does in an empty one.
"""

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from operator import attrgetter
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Annotated, TypeVar

import typer

from benchmarks.support.engines import databases
from benchmarks.support.history import NOW, server, write_history
from bot.config import PostgresUrl
from bot.database.moving import copy, open_source, open_target
from bot.database.opening import Address
from bot.database.ports import Engine
from bot.engine import Bank, Resign, Roll, RuleSet, Setup, start
from bot.features.ladder.model import Ladder
from bot.features.puzzles.model.records import PuzzleRanking
from bot.features.standings.model.leaderboards import LeaderboardPage, Ranking, Scope
from bot.features.standings.model.periods import Period
from bot.features.standings.service.statistics import GAMES, TREND
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.results.figures import results
from bot.match.store.matches import SqlMatchStore
from tests.support.storage.stores import Storage, open_storage

T = TypeVar("T")

ROWS = 10
SERVER = server(7)
SAMPLE = 50
"""People who ask for pages and figures, and play."""
PLACES = 5
"""Pages of each leaderboard that are opened, from the first to the last."""
ROUNDS = 5
FINISHED, PRESSED = 300, 600
CHANNEL = 10**9
RULES = RuleSet("tavern", target=100_000)
ONE = (1, 2, 3, 4, 6, 6)
LONGEST = 600
"""Characters of the line of a game after which it begins anew."""


def main(
    games: Annotated[int, typer.Option(help="finished games")] = 1_000_000,
    players: Annotated[int, typer.Option(help="people who played them")] = 100_000,
    folder: Annotated[Path | None, typer.Option(help="where to build the database")] = None,
    built: Annotated[Path | None, typer.Option(help="a database that is built already")] = None,
    engine: Annotated[Engine, typer.Option(help="where to measure")] = Engine.SQLITE,
) -> None:
    """Build the database, and measure."""
    with TemporaryDirectory(dir=folder) as place:
        path = built or Path(place) / "boards.db"
        begun = perf_counter()
        if built is None:
            write_history(path, games, players)
        size = path.stat().st_size
        print(
            f"{games} games of {players} players, built in {perf_counter() - begun:.0f} s:"
            f" {size / 1e6:.0f} MB, {size / games:.0f} bytes a game"
        )
        if engine is Engine.SQLITE:
            asyncio.run(_measure(path, Path(place) / "empty.db", path))
            return
        with databases() as made, made.new() as full, made.new() as empty:
            asyncio.run(_copy(path, full))
            asyncio.run(_measure(full, empty, path))


async def _copy(path: Path, url: PostgresUrl) -> None:
    async with open_source(path) as source, open_target(url) as target:
        await copy(source, target, lambda _: None)


async def _measure(address: Address, empty: Address, files: Path) -> None:
    async with open_storage(address, files) as storage, open_storage(empty, files) as nothing:
        people = await _people(storage, Scope(None))
        for scope in _scopes():
            await _report_pages(storage, scope, people)
        await _report_figures(storage, people)
        await _report_history(storage, await _people(storage, Scope(SERVER)))
        await _report_boards(storage, await _people(storage, Scope(SERVER)))
        pairs = [random.sample(people, 2) for random in map(Random, range(FINISHED))]
        _report("end of a game", [await finish(storage.matches, pair) for pair in pairs])
        _report("end of a game, empty", [await finish(nothing.matches, pair) for pair in pairs])
        full, plain = await begin(storage.matches, people), await begin(nothing.matches, people)
        pressed: list[Cost] = []
        compared: list[Cost] = []
        for _ in range(PRESSED):
            full = await press(storage.matches, full, pressed)
            plain = await press(nothing.matches, plain, compared)
        _report("press", pressed)
        _report("press, empty", compared)
        for kind in (attrgetter("cpu"), attrgetter("wall")):
            ratio = median(map(kind, pressed)) / median(map(kind, compared))
            print(f"press / press, empty: {ratio:.2f}")


def _scopes() -> Iterator[Scope]:
    for guild_id, period in product((None, SERVER), Period):
        yield Scope(guild_id, period)
    yield Scope(None, ruleset="tavern")


@dataclass(frozen=True, slots=True)
class Cost:
    """What something took: milliseconds of wall time and of CPU time."""

    wall: float
    cpu: float


def _report(what: str, costs: Sequence[Cost]) -> None:
    walls = [cost.wall for cost in costs]
    used = [cost.cpu for cost in costs]
    print(
        f"{what:44} CPU {median(used):6.2f}, p95 {quantiles(used, n=20)[-1]:6.2f}  "
        f"wall {median(walls):6.2f}, p95 {quantiles(walls, n=20)[-1]:6.2f}, most {max(walls):6.2f}",
        flush=True,
    )


async def _timed(work: Awaitable[T]) -> tuple[T, Cost]:
    """Return what comes of `work`, and what it took."""
    begun, used = perf_counter(), process_time()
    outcome = await work
    return outcome, Cost(1000 * (perf_counter() - begun), 1000 * (process_time() - used))


async def _people(storage: Storage, scope: Scope) -> list[Person]:
    """Return some people from everywhere on a leaderboard."""
    people = []
    last = (await _page(storage, scope, Ranking.WINS, 10**6, 0)).of
    for number in range(1, last + 1, max(1, last // SAMPLE)):
        page = await _page(storage, scope, Ranking.WINS, number, 0)
        people.append(page.rows[0].figures.person)
    return people


def _page(
    storage: Storage, scope: Scope, ranking: Ranking, number: int, user_id: int
) -> Awaitable[LeaderboardPage]:
    return storage.records.leaderboard(scope, ranking, NOW, page=number, rows=ROWS, user_id=user_id)


async def _report_pages(storage: Storage, scope: Scope, people: list[Person]) -> None:
    """Measure pages of every ranking from the first to the last, each asked for by somebody."""
    times, longest = [], 0
    for ranking in Ranking:
        last = (await _page(storage, scope, ranking, 10**6, 0)).of
        longest = max(longest, last)
        for step, someone in product(range(PLACES), people[:ROUNDS]):
            number = 1 + (last - 1) * step // (PLACES - 1)
            _, took = await _timed(_page(storage, scope, ranking, number, someone.user_id))
            times.append(took)
    place = "everywhere" if scope.guild_id is None else "one server"
    _report(f"{place}, {scope.period}, {scope.ruleset or 'any rules'} ({longest} pages)", times)


async def _report_figures(storage: Storage, people: list[Person]) -> None:
    async def ask(user_id: int) -> None:
        await storage.records.figures(Scope(None), user_id, NOW)
        await storage.records.favourite(None, user_id)
        await storage.records.rivals(None, user_id, ROWS)

    costs = [(await _timed(ask(person.user_id)))[1] for person in people]
    _report("figures, favourite ruleset and rivals", costs)


async def _report_history(storage: Storage, people: list[Person]) -> None:
    """Measure what people look back on, on the server where they play."""
    costs: dict[str, list[Cost]] = {
        "trend": [],
        "games": [],
        "games of all servers": [],
        "achievements": [],
    }
    for member in people:
        user_id, history = member.user_id, storage.history
        for name, work in (
            ("trend", history.trend(SERVER, user_id, TREND)),
            ("games", history.games(user_id, SERVER, 10**6, GAMES)),
            ("games of all servers", history.games(user_id, None, 10**6, GAMES)),
            ("achievements", history.achievements(user_id)),
        ):
            costs[name].append((await _timed(work))[1])
    for name, taken in costs.items():
        _report(name, taken)


async def _report_boards(storage: Storage, people: list[Person]) -> None:
    """Measure pages of the ladder and of the board of puzzles of a server."""
    ladders, puzzles, ladder = storage.ladders, storage.puzzles, Ladder(SERVER, "tavern")
    costs: dict[str, list[Cost]] = {"ladder": [], "puzzles": [], "solver": []}
    for number, member in enumerate(people):
        page = number % PLACES + 1
        board = partial(puzzles.board, SERVER, PuzzleRanking.RATING, rows=ROWS)
        for name, work in (
            ("ladder", ladders.page(ladder, page, ROWS, member.user_id)),
            ("puzzles", board(page=page, user_id=member.user_id)),
            ("solver", puzzles.solver(member.user_id)),
        ):
            costs[name].append((await _timed(work))[1])
    for name, taken in costs.items():
        _report(name, taken)


async def begin(
    matches: SqlMatchStore, people: Sequence[Person], channel_id: int = CHANNEL
) -> Match:
    """Return a stored game that has begun between the first two of `people`."""
    setup = Setup(RULES, seats=2)
    match = Match(
        id=0,
        version=0,
        phase=Playing(),
        place=Place(SERVER, channel_id),
        message_id=None,
        players=tuple(people[:2]),
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=NOW,
        rated=True,
    )
    return replace(await matches.add(match), rated=True)


async def finish(matches: SqlMatchStore, pair: Sequence[Person]) -> Cost:
    """Return what the end of a rated game takes."""
    match = (await begin(matches, pair)).after(Roll(), (1, 1, 1, 2, 3, 4), NOW)
    ended = match.after(Bank((0, 1, 2)), (), NOW).after(Resign(1), (), NOW)
    ended = replace(ended, version=1)
    _, took = await _timed(matches.finish(ended, results(ended), NOW))
    return took


async def press(matches: SqlMatchStore, match: Match, costs: list[Cost]) -> Match:
    """Roll or bank in a running game, note how long saving it takes, and return it.

    After some moves the game begins anew, so that it is never longer than a real one.
    """
    move, dice = (Bank((0,)), ()) if match.state.roll else (Roll(), ONE)
    after = match.after(move, dice, NOW)
    if len(match.log) > LONGEST:
        setup = match.setup
        after = match.next(state=start(setup), log=new_log(setup), events=())
    _, took = await _timed(matches.save(after, match))
    costs.append(took)
    return after


if __name__ == "__main__":
    typer.run(main)
