"""A game whose row is damaged: it cannot go on, and nobody is stuck with it."""

from pathlib import Path

import pytest

from bot.features.board.buttons import BestButton, RollButton
from bot.match.model.errors import DamagedMatchError
from tests.support.e2e.reading import told
from tests.support.e2e.reported import Logged, is_reported
from tests.support.e2e.table import Table, say

DAMAGES = {
    "snapshot": "snapshot = 'torn'",
    "log": "log = ''",
    "people": "players = substr(players, 1, length(players) - 2)",
    "bytes": "players = CAST(CAST(players AS BLOB) || X'FF' AS TEXT), log = CAST(X'FF' AS TEXT)",
}


def require_possible(table: Table, change: str) -> None:
    """Skip the test if the database takes no such damage: a server has text that is text alone."""
    if "X'FF'" in change and not isinstance(table.settings.database, Path):
        pytest.skip("PostgreSQL keeps no bytes in place of text")


def spoil(table: Table, change: str) -> int:
    """Damage the newest game, and return its number."""
    require_possible(table, change)
    with table.outside() as database:
        [(number,)] = database.execute(
            f"UPDATE matches SET {change} WHERE id = (SELECT max(id) FROM matches) RETURNING id"  # noqa: S608 - see above
        ).fetchall()
    return int(number)


@pytest.fixture(params=[*DAMAGES.values()], ids=[*DAMAGES])
async def number(table: Table, request: pytest.FixtureRequest) -> int:
    """Begin a game and damage it while the bot is down; return its number."""
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.stop()
    damaged = spoil(table, request.param)
    await table.restart()
    return damaged


async def test_everybody_is_told_what_can_be_done(
    table: Table, number: int, logged: Logged
) -> None:
    await table.bot.features.settings.book.set_for_server(table.guild.id, "games", 1)
    for who, command in (
        (table.ada, "farkle show"),
        (table.cleo, "farkle open"),
        (table.cleo, "farkle resign"),
        (table.dora, "farkle-mod kick"),
    ):
        options = {"user": table.ben} if command.endswith("kick") else {}
        sentence = told(await who.slash(table.channel, command, **options))
        reference = logged()[-1].getMessage().split()[-1]
        assert sentence == say("error-damaged", number=str(number), reference=reference)


async def test_moderator_ends_it_and_the_channel_is_free(
    table: Table, number: int, logged: Logged
) -> None:
    ended = await table.dora.slash(table.channel, "farkle-mod end")
    assert told(ended) == say("done-closed")
    again = await table.dora.slash(table.channel, "farkle-mod end")
    assert told(again) == say("refusal-no-game-here")
    await table.begin()
    await table.press(table.ada, RollButton)
    assert f"#{number} " not in told(await table.ada.slash(table.channel, "farkle history"))


async def test_beside_other_games_it_is_meant_by_its_number(
    table: Table, number: int, logged: Logged
) -> None:
    await table.begin()
    refused = told(await table.cleo.slash(table.channel, "farkle resign", game=number))
    assert refused.startswith(f"Game {number} is damaged")
    shown = told(await table.ada.slash(table.channel, "farkle show", game=number))
    assert shown.startswith(f"Game {number} is damaged")
    ended = await table.dora.slash(table.channel, "farkle-mod end", game=number)
    assert told(ended) == say("done-closed")
    await table.press(table.ada, RollButton)


async def test_a_move_on_its_old_board_is_told(table: Table, number: int, logged: Logged) -> None:
    sentence = told(await table.press(table.ada, BestButton))
    assert is_reported(sentence, "error-damaged", logged, number=str(number)) is DamagedMatchError


@pytest.mark.parametrize("number", [DAMAGES["snapshot"]], indirect=True)
async def test_a_player_gives_it_up(table: Table, number: int, logged: Logged) -> None:
    refused = told(await table.cleo.slash(table.channel, "farkle resign"))
    assert refused.startswith(f"Game {number} is damaged")
    assert told(await table.ben.slash(table.channel, "farkle resign")) == say("done-closed")
    await table.begin()


async def test_a_server_with_it_can_be_left_and_forgotten(
    table: Table, number: int, logged: Logged
) -> None:
    features = table.bot.features
    await features.privacy.privacy.forget_server(table.guild.id)
    await features.departures.keep_servers([])
    assert await features.tables.open_games.looked_at(table.channel.id, table.ada.id) is None, (
        "and nothing takes up its room"
    )
    await table.begin()


async def test_who_deletes_their_data_is_not_kept_by_it(
    table: Table, number: int, logged: Logged
) -> None:
    await table.bot.features.privacy.privacy.forget_person(table.ada.id)
    with table.outside() as database:
        found = database.execute(
            "SELECT * FROM matches WHERE players LIKE ?", [f"%{table.ada.id}%"]
        )
        assert found.fetchall() == []


@pytest.mark.parametrize("number", ["phase = 'paused'"], indirect=True)
async def test_an_unknown_phase_keeps_nobody_from_deleting_their_data(
    table: Table, number: int, logged: Logged
) -> None:
    exported = await table.bot.features.privacy.privacy.export(table.ada.id)
    assert [match["game"] for match in exported["matches"]] == [number]
    await table.bot.features.privacy.privacy.forget_person(table.ada.id)
    with table.outside() as database:
        [(players,)] = database.execute("SELECT players FROM matches").fetchall()
    assert str(table.ada.id) not in players
    assert str(table.ben.id) in players


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE server_settings SET choices = '{'",
        "UPDATE preferences SET choices = CAST(X'FF' AS TEXT)",
        "UPDATE notes SET value = CAST(X'FF' AS TEXT)",
        "UPDATE matches SET phase = 'paused', waits_for_bot = 1",
    ],
)
async def test_no_damaged_row_stops_the_start(table: Table, damage: str, logged: Logged) -> None:
    require_possible(table, damage)
    await table.begin()
    features = table.bot.features
    await features.settings.book.set_for_server(table.guild.id, "ruleset", "duel")
    await features.settings.book.set_for_person(table.ada.id, "language", "en")
    await table.stop()
    with table.outside() as database:
        assert database.execute(f"{damage} RETURNING 1").fetchall()
    await table.restart()
    await table.ada.slash(table.channel, "farkle games")
