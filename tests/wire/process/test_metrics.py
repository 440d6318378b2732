"""`/metrics`: every figure moves by what it counts, and none tells of anybody."""

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.running.version import version
from bot.database.opening import Address
from tests.support.storage.engines import outside, written
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.support.wire.helpers import free_port, openapi
from tests.support.wire.watched_bot import Watched, watched_bot
from tests.wire_server import JsonObject, RateLimit, WireServer

ID = re.compile(r"\d{15,}")


@pytest.fixture
async def watched(tmp_path: Path, address: Address) -> AsyncIterator[Watched]:
    async with watched_bot(tmp_path, address) as watched:
        yield watched


async def test_a_played_game_is_counted_and_nobody_is_named(watched: Watched) -> None:
    table = Table(watched.server)
    before = await watched.figures()
    await table.sit_down(ruleset="tavern", target=2000)
    playing = await watched.until("farkle_games_open", 1, ruleset="tavern")

    await table.play_to_the_end()
    figures = await watched.until("farkle_games_open", 0, ruleset="tavern")

    assert playing.value("farkle_games_finished_total") == 0
    assert figures.value("farkle_games_finished_total", ruleset="tavern") == 1
    presses = {
        action: figures.value("farkle_answer_seconds_count", action=action, outcome="done")
        for action in ("accept", "roll", "bank", "best", "die")
    }
    assert presses["accept"] == 1
    assert presses["roll"]
    assert presses["bank"]
    assert presses["best"] + presses["die"] > 0  # which of them is drawn
    assert sum(presses.values()) == table.presses
    assert figures.value("farkle_answer_seconds_count", action="/farkle challenge") == 1
    assert figures.value("farkle_first_answer_seconds_count") >= table.presses + 1
    assert 0 < figures.value("farkle_answer_seconds_sum") < 3 * (table.presses + 1)
    answered = {"route": "POST answer"}
    assert figures.value("farkle_discord_requests_total", **answered, status="204") > 0
    for kind in ("wait", "statement"):
        name = f"farkle_database_{kind}_seconds"
        assert figures.value(f"{name}_count") >= before.value(f"{name}_count") + table.presses / 2
        assert figures.value(f"{name}_sum") > before.value(f"{name}_sum")
    assert figures.value("farkle_event_loop_lag_seconds_count") > 0
    assert figures.value("farkle_build_info", version=version()) == 1
    assert figures.value("farkle_ready") == 1
    assert figures.value("process_resident_memory_bytes") > 10e6
    size, free = "farkle_database_bytes", "farkle_disk_free_bytes"
    if isinstance(watched.bot.database, Path):
        assert figures.value(size) == watched.bot.database.stat().st_size
        assert figures.value(free) > 0
    else:
        assert figures.value(size) > 1e6
        assert free not in figures.text, "nobody knows the disk of a server"
    names = {"Ann", "Ben", "Tavern", "table"}
    told = figures.labels() | before.labels()
    assert not [label for label in told if ID.search(label) or label in names]
    assert not ID.search(re.sub(r"[\d.]+e?[+\d]*\n", "\n", figures.text))
    assert watched.bot.complaints() == []


def _pressed_unknown(event: JsonObject) -> JsonObject:
    return {**event, "data": {**event["data"], "custom_id": "fk1:1:1:nosuch"}}


async def test_refusals_faults_and_what_nobody_knows(watched: Watched) -> None:
    table = Table(watched.server)
    await table.sit_down()
    idle = table.ann if table.on_turn() is table.ben else table.ben

    await watched.server.press(idle, table.seen, custom_id=table.board.custom_id(Act("roll")))
    watched.server.spoil("INTERACTION_CREATE", _pressed_unknown)
    await table.send(Act("roll"))
    watched.server.spoil("INTERACTION_CREATE", lambda event: event)
    with written(watched.bot.database):
        await table.send(Act("roll"))
    locked = isinstance(watched.bot.database, Path)
    await watched.bot.expect_log("is locked by another program" if locked else "Try again")

    figures = await watched.figures()
    answers = "farkle_answer_seconds_count"
    assert figures.value(answers, action="roll", outcome="refused") == 1
    assert figures.value(answers, action="unknown", outcome="refused") == 1
    assert figures.value(answers, action="roll", outcome="storage") == 1
    assert figures.value(answers, outcome="fault") == 0


async def test_what_discord_does_is_counted(watched: Watched) -> None:
    server, table = watched.server, Table(watched.server)
    await table.sit_down()
    server.inject("POST", "/interactions/*/callback", RateLimit(0.1))
    await table.send(Act("roll"))
    await server.drop_gateway()
    await watched.until("farkle_gateway_reconnects_total", 1, shard="0", session="resumed")
    await server.drop_gateway(resumable=False)
    await watched.until("farkle_gateway_reconnects_total", 1, shard="0", session="new")
    await watched.until("farkle_gateway_connected", 1, shard="0")
    server.refuse_gateway(1000)
    await server.drop_gateway(resumable=False)
    await watched.until("farkle_gateway_connected", 0, shard="0")

    figures = await watched.figures()
    limited = "farkle_discord_rate_limited_total"
    assert figures.value(limited, route="POST answer") == 1
    sent = "farkle_discord_requests_total"
    assert figures.value(sent, route="POST answer", status="429") == 1
    assert "farkle_gateway_latency_seconds" in figures.text


@pytest.mark.usefixtures("path")  # beside which backups are
async def test_overdue_deadlines_queues_and_backups(watched: Watched, tmp_path: Path) -> None:
    table = Table(watched.server)
    await table.sit_down()
    assert (await watched.figures()).value("farkle_backup_timestamp_seconds") == 0
    with outside(watched.bot.database) as other:
        other.execute("UPDATE matches SET deadline = 1000, remind_at = NULL")
    (tmp_path / "backups").mkdir(exist_ok=True)
    (tmp_path / "backups" / "farkle-2026-11-22.db").touch()

    figures = await watched.until("farkle_deadlines_overdue", 1)

    assert figures.value("farkle_backup_timestamp_seconds") == 1_795_305_600
    lanes = {("thinking", "quick"), ("thinking", "patient"), ("thinking", "idle")}
    for pool, lane in (*lanes, ("drawing", "patient")):
        assert f'farkle_jobs_waiting{{lane="{lane}",pool="{pool}"}}' in figures.text
    assert "farkle_rulesets_unsolved" in figures.text


async def test_promtool_finds_nothing_to_better(watched: Watched, promtool: str) -> None:
    table = Table(watched.server)
    await table.sit_down()
    figures = await watched.figures()
    assert figures.content_type.startswith("text/plain; version=")

    found = await asyncio.to_thread(
        subprocess.run,
        [promtool, "check", "metrics"],
        input=figures.text,
        text=True,
        capture_output=True,
        check=False,
    )

    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


async def test_without_the_extra_one_line_says_so(tmp_path: Path, address: Address) -> None:
    port = free_port()
    hidden = tmp_path / "hidden" / "prometheus_client"
    hidden.mkdir(parents=True)
    (hidden / "__init__.py").write_text(
        'raise ModuleNotFoundError("No module", name="prometheus_client")\n'
    )
    settings = {"FARKLE_STATUS": f"127.0.0.1:{port}", "PYTHONPATH": str(hidden.parent)}
    async with WireServer(openapi=openapi()) as server:
        bot = BotProcess(server, tmp_path, address, **settings)
        bot.fresh = True  # it looks for packages when it starts
        async with bot:
            watched = Watched(server, bot, port)
            for _ in range(2):
                status, told = await watched.ask()
                assert status == 501
                assert told.text.count("\n") == 1
                assert "install the extra metrics" in told.text
            await bot.expect_log("install the extra metrics")
            assert bot.log().count("install the extra metrics") == 1
            await Table(server).sit_down()
            assert bot.complaints() == []
