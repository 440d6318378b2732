"""`farkle doctor` where the portal or a server is not set up as the bot would like it."""

from pathlib import Path

import pytest

from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Check, Finding, Severity
from bot.features.announcements.model.scheduled_tournaments import ScheduledTournament
from bot.features.announcements.store.scheduled_tournaments import SqlScheduledTournamentStore
from bot.features.settings.store import SqlSettingsStore
from bot.kit.texts.texts import catalogue
from bot.storage import open_up_to_date
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.doctor import NOWHERE, Doctor, allow, look, one
from tests.wire_server import Problem, Refusal, WireServer
from tests.wire_server.model.permissions import EVERYTHING

say = catalogue().english


@pytest.mark.usefixtures("doctor")
async def test_an_endpoint_that_takes_all_presses_is_seen(server: WireServer) -> None:
    server.application.endpoint_url = "https://elsewhere.example/interactions"
    found = await one(server, Check.ENDPOINT)
    assert found == Finding(Check.ENDPOINT, Severity.FAIL, say("cli-doctor-endpoint-set"))


@pytest.mark.usefixtures("doctor")
@pytest.mark.parametrize(
    ("installs", "level", "key"),
    [
        ({0, 1}, Severity.OK, "cli-doctor-installs-ok"),
        ({0}, Severity.WARN, "cli-doctor-installs-servers"),
        ({1}, Severity.FAIL, "cli-doctor-installs-users"),
    ],
)
async def test_where_the_application_can_be_installed(
    installs: set[int], level: Severity, key: str, server: WireServer
) -> None:
    server.application.installs = installs
    assert await one(server, Check.INSTALLATION) == Finding(Check.INSTALLATION, level, say(key))
    for_accounts = {"name": "play", "integration_types": [1]}
    told = await one(server, Check.COMMANDS, Told((for_accounts,), NOWHERE))
    is_missing = "play" in told.sentence
    assert is_missing is (1 in installs), "what cannot be there is not missed"


@pytest.mark.usefixtures("doctor")
@pytest.mark.parametrize(
    ("sessions", "level"), [(1000, Severity.OK), (50, Severity.WARN), (0, Severity.FAIL)]
)
async def test_sessions_that_remain(sessions: int, level: Severity, server: WireServer) -> None:
    server.application.sessions = sessions
    found = await one(server, Check.SESSIONS)
    assert (found.level, str(sessions) in found.sentence.replace(",", "")) == (level, True)


@pytest.mark.usefixtures("doctor")
async def test_the_command_of_an_activity_is_none_too_many(server: WireServer) -> None:
    server.add_entry_point()
    assert (await one(server, Check.COMMANDS)).sentence == say("cli-doctor-commands-older")


async def test_commands_that_discord_has_refused_in_part(
    doctor: Doctor, server: WireServer, tmp_path: Path
) -> None:
    too_long = Problem((0, "description"), "BASE_TYPE_BAD_LENGTH", "too long")
    refused = Refusal(400, 50035, "Invalid Form Body", (too_long,))
    server.inject("PUT", "/applications/*/commands", refused)
    async with BotProcess(server, tmp_path) as bot:
        await bot.until(lambda: "told Discord of" in bot.log())
        [found] = (await doctor.findings(1))["commands"]
    assert found == ("fail", say("cli-doctor-commands-refused"))


@pytest.mark.usefixtures("doctor")
async def test_what_servers_have_chosen_takes_more_permissions(
    server: WireServer, tmp_path: Path
) -> None:
    path = tmp_path / "farkle.db"

    async def permissions() -> list[Finding]:
        return (await look(server, database=path))[Check.PERMISSIONS]

    roles, events = server.create_guild("Crowned"), server.create_guild("Planned")
    async with open_up_to_date(path) as database:
        await SqlSettingsStore(database).set_for_server(roles.id, "champion_role", 5)
        await SqlScheduledTournamentStore(database).plan(
            ScheduledTournament(events.id, 1, "Cup", 10, 20, "#cup")
        )
    lacking = [finding.sentence for finding in await permissions()]
    assert [("On Crowned" in told, "Manage Roles" in told) for told in lacking] == [
        (True, True),
        (False, False),
    ]
    assert ("On Planned" in lacking[1], "Create Events" in lacking[1]) == (True, True)

    allow(server, events, EVERYTHING)
    allow(server, roles, EVERYTHING)
    assert [finding.level for finding in await permissions()] == [Severity.OK]
    roles.demands_two_factor = True
    server.application.owner_has_two_factor = False
    strict = say("cli-doctor-two-factor", server="Crowned")
    assert await permissions() == [Finding(Check.PERMISSIONS, Severity.WARN, strict)]
