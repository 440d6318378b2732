"""Commands cut down to where an application can be installed."""

from typing import Any

import discord
import pytest

from bot.client.application.installs import Installs, for_one_server, installs_of

PLAY = {"name": "play", "integration_types": [0, 1], "contexts": [0, 1, 2]}
ADMIN = {"name": "admin", "integration_types": [0], "contexts": [0]}


def application(**fields: object) -> discord.AppInfo:
    """Return an application as Discord tells of it, with some `fields`."""
    client = discord.Client(intents=discord.Intents.none())
    owner = {"id": "2", "username": "ann", "discriminator": "0", "avatar": None}
    data: Any = {
        "id": "1",
        "name": "Farkle",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "owner": owner,
        **fields,
    }
    return discord.AppInfo(client._connection, data)  # noqa: SLF001 - else it has no owner


@pytest.mark.parametrize(
    ("servers", "users", "told"),
    [
        (True, True, [PLAY, ADMIN]),
        (True, False, [{**PLAY, "integration_types": [0], "contexts": [0, 1]}, ADMIN]),
        (False, True, [{**PLAY, "integration_types": [1]}]),
    ],
)
def test_commands_are_told_for_what_is_supported(
    *, servers: bool, users: bool, told: list[object]
) -> None:
    configs: dict[str, object] = {**({"0": {}} if servers else {}), **({"1": {}} if users else {})}
    supporting = application(integration_types_config=configs)
    assert installs_of(supporting).fit([PLAY, ADMIN]) == told


@pytest.mark.parametrize("silent", [None, application(), application(integration_types_config={})])
def test_without_a_word_of_discord_everything_is_tried(silent: discord.AppInfo | None) -> None:
    assert installs_of(silent) == Installs(servers=True, users=True)


def test_a_command_that_names_no_installation_is_for_servers() -> None:
    assert Installs(users=False).fit([{"name": "plain"}]) == [
        {"name": "plain", "integration_types": [0]}
    ]
    assert Installs(servers=False).fit([{"name": "plain"}]) == []


def test_on_one_server_there_are_no_contexts() -> None:
    assert for_one_server(PLAY) == {"name": "play"}
