"""Seasons as people see them: how they end, and by whom."""

import pytest

from bot.features.settings.model import SettingsTopic
from bot.features.standings.buttons import EndSeasonButton
from bot.features.standings.model.periods import Period, SeasonLength
from bot.kit.components.confirm import KeepButton
from bot.kit.texts.ranked import medal
from tests.support.e2e.messages.leaderboard import beat, button_row, leaderboard, row, won
from tests.support.e2e.messages.panel import Panel
from tests.support.e2e.reading import read, told
from tests.support.e2e.table import Table, say

pytestmark = pytest.mark.both_engines


async def end_season(table: Table) -> str:
    """Let Dora end the season, who is asked first; return what everyone is shown."""
    asked = await table.dora.slash(table.channel, "farkle-admin season end")
    assert say("season-sure") in told(asked)
    [podium] = (await table.surely(table.dora, asked)).followups
    assert not podium.ephemeral
    return read(podium)


async def test_a_season_is_ended_once_and_by_nobody_else(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    asked = await table.dora.slash(table.channel, "farkle-admin season end")
    assert asked.response is not None
    message = asked.response.message
    first = next(iter(table.buttons(message)))
    assert type(first) is EndSeasonButton
    stolen = await table.post(button_row(first.write()))
    refused = await table.ada.click(stolen, custom_id=first.write())
    assert told(refused) == say("refusal-not-a-manager")
    before = await leaderboard(table, period=Period.SEASON)
    await table.press(table.dora, KeepButton, on=message)
    assert await leaderboard(table, period=Period.SEASON) == before
    await table.surely(table.dora, await table.dora.slash(table.channel, "farkle-admin season end"))
    await table.env.advance_time(1)
    await beat(table, table.ada, table.ben)
    late = await table.dora.click(stolen, custom_id=first.write())
    assert told(late) == say("refusal-button-outdated"), "another season has begun"


async def test_a_manager_ends_a_season(table: Table) -> None:
    empty = await table.dora.slash(table.channel, "farkle-admin season end")
    assert told(empty) == say("refusal-no-season-games")
    await beat(table, table.ada, table.ben)
    podium = await end_season(table)
    first = say("podium-row", place=1, name="Ada", wins=1, games=1)
    assert medal(1) + first in podium.splitlines()
    await table.env.advance_time(1)
    season = await leaderboard(table, period=Period.SEASON)
    assert say("leaderboard-empty-season") in season
    placed = say("podium-placed", place=1, name="Ada", wins=1)
    assert say("podium-line", placed=placed) in season
    assert row(1, "Ada", won(1, 1)) in await leaderboard(table)


async def test_a_server_chooses_how_long_seasons_last(table: Table) -> None:
    panel = Panel(table.dora, await table.dora.slash(table.channel, "farkle-admin settings"))
    await panel.turn_to(SettingsTopic.SERVER)
    await panel.set("seasons", SeasonLength.BY_HAND)
    assert f"{{{say('server-seasons-by-hand')}}}" in panel.text()
    await beat(table, table.ada, table.ben)
    assert say("podium-next-open") in await end_season(table)
    await table.restart()
    await table.env.advance_time(1)
    await beat(table, table.ben, table.ada)
    ends = "This period started"
    assert ends in await leaderboard(table, period=Period.MONTH)
    season = await leaderboard(table, period=Period.SEASON)
    assert row(1, "Ben", won(1, 1)) in season
    assert ends not in season


async def test_only_managers_end_seasons(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    # An admin may have let everybody see the command: Discord's own check is theirs to change.
    commands = {command.name: command for command in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(commands["farkle-admin"], {table.ada: True})
    result = await table.ada.slash(table.channel, "farkle-admin season end")
    assert told(result) == say("refusal-not-a-manager")
    assert "Ada" in await leaderboard(table, period=Period.SEASON)
