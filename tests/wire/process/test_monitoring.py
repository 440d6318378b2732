"""A Prometheus that watches a bot: it knows every figure, and finds nothing to alert of."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.database.opening import Address
from tests.support.monitoring import ALERTS, CONFIGURATION, alerts, board_queries
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import free_port, openapi
from tests.wire_server import WireServer

FIGURE = re.compile(r"\b(?:farkle|process)_[a-z_]+\b")

ENDINGS = {
    "counter": ("_total",),
    "histogram": ("_bucket", "_count", "_sum"),
    "gauge": ("",),
    "info": ("_info",),
}
"""What the names of samples end in, beside that of their family."""

NOTHING_YET = ("outcome=~", "rate_limited", 'status!~"2', "farkle_backup", "ALERTS", "reconnects")
"""What queries of the board ask for that such a bot has none of, or only by chance."""

OF_SPEED = {"FarkleAnswersLate", "FarkleDatabaseSlow", "FarkleLoopLate"}
"""What half a second without a processor begins in so short a life: alerts only if it lasts."""


async def get(url: str, **query: str) -> str:
    async with (
        aiohttp.ClientSession(raise_for_status=True) as session,
        session.get(url, params=query) as response,
    ):
        return await response.text()


@asynccontextmanager
async def watching(prometheus: str, folder: Path, target: str) -> AsyncIterator[str]:
    """Run Prometheus as docs/monitoring says, but every second; yield its address."""
    configuration = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    configuration["global"] = {"scrape_interval": "1s", "evaluation_interval": "1s"}
    configuration["rule_files"] = [str(ALERTS)]
    configuration["scrape_configs"][0]["static_configs"] = [{"targets": [target]}]
    written = folder / "prometheus.yml"
    written.write_text(yaml.safe_dump(configuration), encoding="utf-8")
    address = f"127.0.0.1:{free_port()}"
    process = await asyncio.create_subprocess_exec(
        prometheus,
        f"--config.file={written}",
        f"--storage.tsdb.path={folder / 'figures'}",
        f"--web.listen-address={address}",
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield f"http://{address}/api/v1"
    finally:
        process.terminate()
        await process.wait()


async def results(api: str, query: str) -> list[Any]:
    """Return what a query comes to; raises ClientError if Prometheus does not take it."""
    found: list[Any] = json.loads(await get(f"{api}/query", query=query))["data"]["result"]
    return found


async def until_scraped(api: str, times: int) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                found = await results(api, "count_over_time(farkle_ready[1m])")
            except aiohttp.ClientError:
                found = []
            if found and int(found[0]["value"][1]) >= times:
                return
            await asyncio.sleep(0.2)


def told_by(text: str) -> set[str]:
    """Return the name of every sample that there is, or may be later."""
    return {
        family.name + ending
        for family in text_string_to_metric_families(text)
        for ending in ENDINGS[family.type]
    }


async def test_a_bot_that_does_well_gives_every_figure_and_no_alert(
    prometheus: str, tmp_path: Path, address: Address
) -> None:
    status = f"127.0.0.1:{free_port()}"
    async with (
        WireServer(openapi=openapi()) as server,
        BotProcess(server, tmp_path, address, FARKLE_STATUS=status),
        watching(prometheus, tmp_path, status) as api,
    ):
        table = Table(server)
        await until_scraped(api, 1)
        await table.sit_down(target=2000)
        await table.play_to_the_end()
        await table.sit_down()
        await until_scraped(api, 8)

        [finished] = await results(api, "sum(increase(farkle_games_finished_total[1m]))")
        assert float(finished["value"][1]) > 0

        asked = {name for query in board_queries() for name in FIGURE.findall(query)}
        asked |= {name for alert in alerts() for name in FIGURE.findall(alert["expr"])}
        # This bot makes no backups, and tells of none: nobody is to be alerted of them.
        unknown = {"farkle_backup_timestamp_seconds"}
        if not isinstance(address, Path):
            unknown.add("farkle_disk_free_bytes")  # the disk is that of the server
        assert asked - told_by(await get(f"http://{status}/metrics")) == unknown
        for query in board_queries():
            found = await results(api, query)
            assert found or any(words in query for words in (*NOTHING_YET, *unknown)), query
        rules = json.loads(await get(f"{api}/rules"))["data"]["groups"][0]["rules"]
        assert {rule["name"]: rule["health"] for rule in rules} == {
            alert["alert"]: "ok" for alert in alerts()
        }
        assert {rule["name"] for rule in rules if rule["alerts"]} <= OF_SPEED
        assert not [rule for rule in rules if rule["state"] == "firing"]
