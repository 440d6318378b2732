"""What Discord should not have sent, to a process of its own: it takes no room, and no time."""

import re
from pathlib import Path

import pytest

import tests.wire_server.people.client
from tests.support.storage.engines import mislaid
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.wire_server import WireServer
from tests.wire_server.people.client import OptionValue

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST_BYTES = 5 * 2**20
NINES = "9" * 30
TIMES = 40
TRACEBACK = 20_000
"""The characters that one traceback may take in a log, and more than a line for each of forty."""


@pytest.fixture(autouse=True)
def careless_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the client of the user send what it was told not to."""
    monkeypatch.setattr(
        tests.wire_server.people.client, "_require_in_range", lambda _spec, _value: None
    )


def peak(bot: BotProcess) -> int:
    """Return the most memory that the process has had so far, in bytes."""
    status = Path(f"/proc/{bot.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)
    assert found is not None
    return int(found[1]) * 1024


@pytest.mark.parametrize(
    ("command", "plain", "extreme"),
    [
        ("open", {}, {"seats": 10**7}),
        ("open", {}, {"seats": 2**53}),
        ("open", {}, {"ruleset": "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 6000}),
        ("bot", {}, {"target": 2**53}),
        ("odds", {"dice": 3, "turn": 450}, {"scores": f"{NINES},{NINES}"}),
        ("replay", {}, {"line": "x" * 6000}),
        ("verify", {}, {"game": 2**63}),
    ],
    ids=lambda text: str(text)[:20],
)
async def test_what_is_out_of_bounds_costs_nothing(
    command: str,
    plain: dict[str, OptionValue],
    extreme: dict[str, OptionValue],
    table: Table,
    bot: BotProcess,
    discord: WireServer,
) -> None:
    for _ in range(3):  # what a command loads once is no part of it
        await discord.command(table.ann, table.channel, f"farkle {command}", **plain)
    before = peak(bot)
    outcome = await discord.command(
        table.ann, table.channel, f"farkle {command}", **plain, **extreme
    )
    assert outcome.message.ephemeral
    assert outcome.latency < 3
    assert peak(bot) - before < MOST_BYTES


async def test_an_error_that_comes_again_and_again_fills_no_log(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    with mislaid(bot.database, "ledgers"):
        before = len(bot.log())
        told = {
            (await discord.command(table.ann, table.channel, "farkle leaderboard")).message.text
            for _ in range(TIMES)
        }
    [sentence] = told
    found = re.search(r"\b[0-9a-f]{6}\b", sentence)
    assert found is not None
    for words in (f"unforeseen error {found[0]}", "Traceback", "(seen 32 times)"):
        await bot.expect_log(words)
    assert bot.log()[before:].count("Traceback (most recent call last)") <= 2
    assert len(bot.log()) - before < TRACEBACK
