"""Commands cut down to where an application can be installed."""

from dataclasses import dataclass

import pytest

from bot.client.application.installs import Installs, for_one_server, installs_of

PLAY = {"name": "play", "integration_types": [0, 1], "contexts": [0, 1, 2]}
ADMIN = {"name": "admin", "integration_types": [0], "contexts": [0]}


@dataclass(frozen=True)
class Configs:
    """Where an application can be installed, as discord.py tells it."""

    guild_integration_config: object | None
    user_integration_config: object | None


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
    configs = Configs({} if servers else None, {} if users else None)
    assert installs_of(configs).fit([PLAY, ADMIN]) == told


@pytest.mark.parametrize("nothing", [None, Configs(None, None)])
def test_without_a_word_of_discord_everything_is_tried(nothing: Configs | None) -> None:
    assert installs_of(nothing) == Installs(servers=True, users=True)


def test_a_command_that_names_no_installation_is_for_servers() -> None:
    assert Installs(users=False).fit([{"name": "plain"}]) == [
        {"name": "plain", "integration_types": [0]}
    ]
    assert Installs(servers=False).fit([{"name": "plain"}]) == []


def test_on_one_server_there_are_no_contexts() -> None:
    assert for_one_server(PLAY) == {"name": "play"}
