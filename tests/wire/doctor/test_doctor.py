"""`farkle doctor` beside a running bot, and against a Discord that has something to say."""

import time
from email.utils import formatdate
from pathlib import Path

import discord
import pytest

from bot.cli.doctor.application import has_spare_intents
from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Check, Finding, Severity
from bot.kit.texts.texts import catalogue
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.doctor import NOWHERE, Doctor, allow, look
from tests.support.wire.helpers import free_port
from tests.wire_server import Permission, Refusal, WireServer

say = catalogue().english


async def test_beside_a_running_bot_all_is_fine(
    server: WireServer, doctor: Doctor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.create_guild("Tavern")
    address = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("FARKLE_STATUS", address)
    async with BotProcess(server, tmp_path, FARKLE_STATUS=address) as bot:
        await bot.until(lambda: "told Discord of" in bot.log())
        identified = server.identified
        told = await doctor()
        assert told.code == 0, told.output
        lines = [line.split(maxsplit=2) for line in told.output.splitlines()]
        assert {check: level for level, check, _ in lines} == {
            **dict.fromkeys(("database", "disk", "key", "tables", "languages", "status"), "ok"),
            **dict.fromkeys(("token", "discord", "clock", "intents"), "ok"),
            **dict.fromkeys(("sessions", "endpoint", "installation"), "ok"),
            **dict.fromkeys(("permissions", "commands", "emojis"), "ok"),
            "backups": "warn",
        }
        assert server.identified == identified, "it stays away from the gateway"
        assert server.token not in told.output
        assert bot.complaints() == []
    [spare] = (await look(server))[Check.COMMANDS]
    assert (spare.level, "farkle, farkle-" in spare.sentence) == (Severity.WARN, True)
    silent = await doctor.findings(0)
    assert silent["status"] == [("warn", say("cli-status-silent", address=address))]


async def test_before_the_first_start_commands_and_emojis_are_missing(doctor: Doctor) -> None:
    found = await doctor.findings(1)
    [(level, sentence)] = found["commands"]
    assert (level, "farkle, farkle-" in sentence) == ("fail", True)
    assert found["emojis"] == [("warn", say("cli-doctor-emojis-missing", missing=14))]
    assert found["permissions"] == [("ok", say("cli-doctor-permissions-ok", servers=0))]
    assert found["database"][0][0] == "warn"


@pytest.mark.usefixtures("doctor")
async def test_servers_that_lack_permissions_are_named(server: WireServer) -> None:
    needed = (
        Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
    )
    for name, permissions in {
        "Mute": Permission.VIEW_CHANNEL,
        "Plain\x1b[2J": needed,
        "Ruled": Permission.ADMINISTRATOR,
    }.items():
        allow(server, server.create_guild(name), permissions)
    mute, plain = (await look(server))[Check.PERMISSIONS]
    assert (mute.level, plain.level) == (Severity.FAIL, Severity.WARN)
    assert "On Mute " in mute.sentence
    for permission in ("Send Messages", "Send Messages in Threads", "Read Message History"):
        assert permission in mute.sentence
    assert "Create Public Threads and Read Message History" in plain.sentence
    assert "\x1b" not in plain.sentence


@pytest.mark.usefixtures("doctor")
async def test_many_servers_are_not_all_looked_at(
    server: WireServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.doctor.discord_checks._MOST_SERVERS", 2)
    for name in ("One", "Two"):
        server.create_guild(name)
    told = (await look(server))[Check.PERMISSIONS][-1]
    assert (told.level, told.sentence) == (
        Severity.OK,
        say("cli-doctor-permissions-most", most=2),
    )


@pytest.mark.usefixtures("doctor")
async def test_commands_that_were_told_of_or_not(server: WireServer) -> None:
    [older] = (await look(server))[Check.COMMANDS]
    assert (older.level, older.sentence) == (Severity.WARN, say("cli-doctor-commands-older"))
    told = Told(({"name": "roll"}, {"name": "bank"}), NOWHERE)
    [missing] = (await look(server, commands=told))[Check.COMMANDS]
    assert (missing.level, "bank, roll" in missing.sentence) == (Severity.FAIL, True)


@pytest.mark.usefixtures("doctor")
async def test_a_token_that_discord_does_not_know(server: WireServer) -> None:
    for token, key in (("wrong", "cli-bad-token"), ("", "cli-no-token")):
        [found] = (await look(server, token)).values()
        assert found == [Finding(Check.TOKEN, Severity.FAIL, say(key))]


@pytest.mark.usefixtures("doctor")
async def test_a_discord_that_is_not_there(server: WireServer) -> None:
    await server.refuse()
    [[away]] = (await look(server)).values()
    await server.listen()
    assert (away.check, away.level) == (Check.DISCORD, Severity.FAIL)
    assert server.api_base in away.sentence
    assert server.token not in away.sentence


@pytest.mark.usefixtures("doctor")
async def test_a_discord_that_says_nonsense(server: WireServer) -> None:
    server.inject("GET", "/users/@me/guilds", Refusal(403), times=5)
    [[away]] = (await look(server)).values()
    assert (away.check, away.level) == (Check.DISCORD, Severity.FAIL)


@pytest.mark.usefixtures("doctor")
@pytest.mark.parametrize(
    ("seconds", "level"),
    [(0, Severity.OK), (-10, Severity.WARN), (10, Severity.WARN), (3600, Severity.FAIL)],
)
async def test_a_clock_that_is_wrong(
    seconds: int, level: Severity, server: WireServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time
    monkeypatch.setattr("bot.cli.doctor.http_answers.time.time", lambda: now() + seconds)
    monkeypatch.setattr(
        "aiohttp.web_response.rfc822_formatted_time", lambda: formatdate(now(), usegmt=True)
    )
    [told] = (await look(server))[Check.CLOCK]
    assert told.level is level


def test_privileged_intents_are_not_needed() -> None:
    flags = discord.ApplicationFlags(gateway_message_content_limited=True)
    assert has_spare_intents(flags)
    assert not has_spare_intents(discord.ApplicationFlags())
