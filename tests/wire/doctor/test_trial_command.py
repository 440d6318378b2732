"""`farkle doctor --try` as a command: what it is told, prints and ends with."""

import asyncio
import json
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.cli.doctor.trial import read_channel
from bot.kit.texts.texts import catalogue
from tests.support.command_line import ROOT, Ended, farkle
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.trial import Place
from tests.wire_server import Late, Refusal, WireServer

say = catalogue().english

MESSAGES = "/channels/*/messages"


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_an_interruption_takes_everything_back(
    place: Place, tmp_path: Path, sign: signal.Signals
) -> None:
    place.server.inject("PATCH", f"{MESSAGES}/*", Late(8))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "doctor", "--try", str(place.channel.id), "--json"),
        cwd=tmp_path,
        env={
            **os.environ,
            "DISCORD_TOKEN": place.server.token,
            "DISCORD_API_BASE": place.server.api_base,
            "FARKLE_DATABASE": str(tmp_path / "farkle.db"),
            "PYTHONPATH": str(ROOT),
            "PYTHONWARNINGS": "",
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    await place.server.until(lambda: waits(place.server))
    process.send_signal(sign)
    output, errors = await process.communicate()
    assert (process.returncode, errors) == (1, b"")
    told = [finding["message"] for finding in json.loads(output)]
    assert say("cli-try-interrupted") in told
    assert place.is_clean()


def waits(server: WireServer) -> bool:
    """Tell whether the trial waits for its board to be changed."""
    return any(request.fault == Late(8) for request in server.requests)


async def attempt(place: Place, folder: Path, channel: str) -> Ended:
    """Run the command with a channel as it is typed."""
    command = partial(
        farkle,
        *("doctor", "--try", channel),
        cwd=folder,
        LC_ALL="C",
        DISCORD_TOKEN=place.server.token,
        DISCORD_API_BASE=place.server.api_base,
        FARKLE_DATABASE=str(folder / "farkle.db"),
    )
    return await asyncio.to_thread(command)


async def test_the_command_line_tells_all_of_it(place: Place, tmp_path: Path) -> None:
    address = f"https://discord.com/channels/1/{place.channel.id}"
    ended = await attempt(place, tmp_path, address)
    lines = [line.split(maxsplit=2) for line in ended.output.splitlines()]
    assert {"token", "sessions", "endpoint", "installation"} < {check for _, check, _ in lines}
    assert [level for level, check, _ in lines if check == "trial"] == ["ok"] * 13
    assert (ended.code, ended.errors) == (1, ""), "the bot has not registered anything yet"
    assert place.is_clean()
    assert not (tmp_path / "farkle.db").exists()


async def test_without_a_token_nothing_is_tried(place: Place, tmp_path: Path) -> None:
    place.server.inject("GET", "/users/@me", Refusal(401, message="401: Unauthorized"), times=2)
    ended = await attempt(place, tmp_path, str(place.channel.id))
    assert (ended.code, "trial" in ended.output) == (1, False)
    assert say("cli-bad-token") in ended.output


async def test_what_is_no_channel_is_asked_for_anew(place: Place, tmp_path: Path) -> None:
    ended = await attempt(place, tmp_path, "#table")
    assert (ended.code, ended.output) == (2, "")
    assert ended.errors == say("cli-try-bad-channel", typed="#table") + "\n"
    assert place.server.request_count == 0


@pytest.mark.parametrize(
    ("typed", "channel_id"),
    [
        ("1234567890123456789", 1234567890123456789),
        (" <#1234567890123456789> ", 1234567890123456789),
        ("https://discord.com/channels/1/1234567890123456789", 1234567890123456789),
        ("table", None),
        ("12", None),
        ("99999999999999999999", None),
        ("١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩", None),
    ],
)
def test_a_channel_is_read(typed: str, channel_id: int | None) -> None:
    assert read_channel(typed) == channel_id


async def test_a_running_bot_does_not_mind(place: Place, tmp_path: Path) -> None:
    async with BotProcess(place.server, tmp_path) as bot:
        await bot.until(lambda: "told Discord of" in bot.log())
        ended = await attempt(place, tmp_path, str(place.channel.id))
        assert (ended.code, ended.errors) == (0, ""), ended.output
        assert say("cli-try-die") not in ended.output, "its dice are there"
        assert (place.channel.messages, place.guild.events) == ({}, {})
        table = Table(place.server)
        await table.sit_down()
        await table.step()
        assert bot.complaints() == []
