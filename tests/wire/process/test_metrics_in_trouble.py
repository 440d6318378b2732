"""`/metrics` when things go wrong: each figure tells of that, and no label of anybody."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.database.opening import Address
from tests.support.hostile_names import HOSTILE_NAMES
from tests.support.storage.engines import mislaid, outside, written
from tests.support.wire.game import Act, Table
from tests.support.wire.watched_bot import Watched, watched_bot
from tests.wire_server import Drop, InteractionFailed, JsonObject, Late, RateLimit, Refusal

CALLBACK: Final = "/interactions/*/callback"

HELD: Final = 0.6
"""Seconds for which something is held up that takes no time otherwise."""

LABEL: Final = re.compile(r"/?[A-Za-z0-9_. +-]{1,40}")
"""What a label may look like: the names of our own buttons, commands and kinds."""


NAMES: Final = [name for name in HOSTILE_NAMES if name.encode(errors="ignore").decode() == name]
"""Those that Discord could send."""


@pytest.fixture
async def watched(tmp_path: Path, address: Address) -> AsyncIterator[Watched]:
    async with watched_bot(tmp_path, address) as watched:
        yield watched


@contextmanager
def held(pid: int) -> Iterator[None]:
    """Let a process stand still until the block ends."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_each_end_of_a_press_is_counted_as_such(watched: Watched) -> None:
    server, table = watched.server, Table(watched.server)
    await table.sit_down()
    before = await watched.figures()

    server.inject("POST", CALLBACK, Drop())
    await table.send(Act("roll"))
    table.read_again()
    server.inject("POST", CALLBACK, RateLimit(0.1, everywhere=True))
    await table.send(table.next_act())
    table.read_again()
    server.inject("POST", CALLBACK, Refusal(500), times=2)
    await table.send(table.next_act())
    with mislaid(watched.bot.database, "ledgers"):
        await server.command(table.ann, table.channel, "farkle leaderboard")
    table.read_again()
    server.inject("POST", CALLBACK, Late(3.2))
    with pytest.raises(InteractionFailed):
        await table.send(table.next_act())
    server.failures.clear()

    figures = await watched.until("farkle_answer_seconds_count", 1, outcome="late")
    answers = "farkle_answer_seconds_count"
    assert figures.value(answers, outcome="discord") == 1
    assert figures.value(answers, outcome="fault", action="/farkle leaderboard") == 1
    assert before.value("farkle_late_answers_total") == 0
    assert figures.value("farkle_late_answers_total") == 1
    sent = "farkle_discord_requests_total"
    assert figures.value(sent, route="POST answer", status="none") == 2, "dropped, and given up"
    assert figures.value(sent, route="POST answer", status="500") == 2
    limited = "farkle_discord_rate_limited_total"
    assert figures.value(limited, route="POST answer", scope="global") == 1


async def test_what_has_to_wait_is_seen(watched: Watched) -> None:
    tables = [Table(watched.server, seed=seed) for seed in range(2)]
    for table in tables:
        await table.sit_down(target=20_000)
    before = await watched.figures()

    with held(watched.bot.pid):
        await asyncio.sleep(2 * HELD)
    lag = "farkle_event_loop_lag_seconds_sum"
    async with asyncio.timeout(60):
        while (await watched.figures()).value(lag) < before.value(lag) + HELD:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.1)

    with written(watched.bot.database):
        changes = [Table(watched.server).challenge(), *(table.press("roll") for table in tables)]
        waiting = [asyncio.create_task(change) for change in changes]
        await asyncio.sleep(HELD)
    await asyncio.gather(*waiting)
    figures = await watched.figures()
    for kind in ("wait", "statement"):
        name = f"farkle_database_{kind}_seconds_sum"
        assert figures.value(name) > before.value(name) + HELD / 2

    for table in tables:
        await table.roll()
    await tables[0].send(Act("hint"))
    await watched.until("farkle_rulesets_unsolved", 1)
    [thinking] = re.findall(r"Thinking works in process (\d+)", watched.bot.log())
    with held(int(thinking)):
        asking = [asyncio.create_task(table.send(Act("hint"))) for table in tables]
        figures = await watched.until("farkle_jobs_waiting", 1, pool="thinking", lane="quick")
        assert figures.value("farkle_games_open") == 3, "the database tells that"
    await asyncio.gather(*asking)
    await watched.until("farkle_jobs_waiting", 0, pool="thinking")
    assert (await watched.figures()).value("farkle_gateway_latency_seconds", shard="0") > 0


async def test_no_label_has_a_name_whatever_people_call_themselves(watched: Watched) -> None:
    server = watched.server
    for name in NAMES:
        table = Table(server, names=(name, f"{name}2"), place=(name, name))
        await table.challenge()

        def forged(event: JsonObject, name: str = name) -> JsonObject:
            return {**event, "data": {**event["data"], "custom_id": f"fk1:1:1:{name}"[:100]}}

        server.spoil("INTERACTION_CREATE", forged)
        await table.send(Act("accept"))
    with outside(watched.bot.database) as other:
        for match_id, name in enumerate(NAMES, 1):
            other.execute(
                "UPDATE matches SET log = replace(log, ' tavern(', ?) WHERE id = ?",
                (f" {name}(", match_id),
            )

    figures = await watched.until("farkle_games_open", len(NAMES), ruleset="house")

    assert figures.value("farkle_answer_seconds_count", action="unknown") == len(NAMES)
    assert not [label for label in figures.labels() if not LABEL.fullmatch(label)]
    assert not re.search(r"\d{15,}", re.sub(r"[\d.]+e?[+\d]*\n", "\n", figures.text))
