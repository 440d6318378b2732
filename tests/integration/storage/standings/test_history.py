"""Looking back on games: by when they ended, and never on those of others."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from bot.advice.level import Level
from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.engine import Exit, RuleSet, Setup, start
from bot.features.standings.model.history import GameOutcome, TrendPoint
from bot.features.standings.model.leaderboards import Scope
from bot.features.standings.service.statistics import Statistics
from bot.features.standings.store.counting import LATEST_MEETINGS
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Closed, Closing
from bot.match.model.variants import Daily
from bot.match.store.match_rows import all_columns
from bot.storage import recount
from tests.support.matches.fakes import SetClock
from tests.support.matches.phases import end_of_match, ended_later
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    play_out,
    resigned,
    rolled,
)
from tests.support.storage.records import figures_of
from tests.support.storage.stores import Storage, open_storage


async def finish(storage: Storage, match: Match, ended_at: int, loser: int = 1) -> Match:
    """Store the new `match`, which a resignation ends at `ended_at`."""
    begun = accepted(await storage.matches.add(match))
    return await commit(
        storage.matches, ended_later(replace(resigned(begun, loser), version=1), ended_at)
    )


def outcome(match: Match, seat: int) -> GameOutcome:
    return GameOutcome(
        match.id,
        match.place,
        match.players,
        seat,
        match.state,
        match.presence,
        end_of_match(match),
        match.variant,
        exit=Exit.RESIGNED if match.state.out[seat] else None,
    )


async def numbers(
    storage: Storage, person: Person, guild_id: int | None = None, page: int = 1, rows: int = 10
) -> list[int]:
    found = await storage.history.games(person.user_id, guild_id, page, rows)
    return [game.number for game in found.games if game is not None]


async def test_games_come_back_as_they_ended(storage: Storage) -> None:
    begun = accepted(await storage.matches.add(invitation(players=(BEN, ADA))))
    await storage.matches.save(begun)
    played = await play_out(storage.matches, begun, Random(1))
    daily = replace(invitation(players=(ADA,)), variant=Daily(date(2026, 11, 21)))
    today = await finish(storage, daily, NOW + 200, loser=0)
    page = await storage.history.games(ADA.user_id, None, 1, 10)
    assert page.games == (outcome(today, 0), outcome(played, 1))


async def test_the_latest_to_end_comes_first(storage: Storage) -> None:
    for channel, ended_at in enumerate((NOW + 50, NOW + 90, NOW + 10, NOW + 50)):
        await finish(storage, invitation(channel), ended_at)
    assert await numbers(storage, ADA) == await numbers(storage, ADA, GUILD) == [2, 4, 1, 3]


async def test_others_see_games_with_people_on_their_server(storage: Storage) -> None:
    matches = [
        invitation(1),
        invitation(2, guild_id=51),
        invitation(3, guild_id=None),
        invitation(4, players=(ADA, opponent(Level.GREEDY))),
        replace(invitation(5, players=(ADA,)), variant=Daily(date(2026, 11, 21))),
        invitation(6, players=(BEN, CLEO)),
    ]
    for match in matches:
        await finish(storage, match, NOW, loser=0)
    assert await numbers(storage, ADA) == [5, 4, 3, 2, 1]
    assert await numbers(storage, ADA, GUILD) == [1]
    assert await numbers(storage, ADA, 51) == [2]


async def close(storage: Storage, match: Match, ended_at: int) -> Match:
    """Store the new `match`, which is closed at `ended_at` after its first roll."""
    begun = accepted(await storage.matches.add(match))
    await storage.matches.save(begun)
    await storage.matches.save(playing := rolled(begun))
    closed = playing.next(phase=Closed(ended_at, Closing.BOT_REMOVED))
    await storage.matches.save(closed)
    return closed


async def test_games_without_a_result_stand_among_the_others_with_the_reason(
    storage: Storage,
) -> None:
    await finish(storage, invitation(1), NOW)
    closed = await close(storage, invitation(2), NOW + 1)
    await finish(storage, invitation(3), NOW + 2)
    for guild_id in (None, GUILD):
        page = await storage.history.games(BEN.user_id, guild_id, 2, 1)
        assert (page.of, page.games) == (
            3,
            (replace(outcome(closed, 1), closing=Closing.BOT_REMOVED),),
        )


async def test_others_see_closed_games_as_they_see_finished_ones(storage: Storage) -> None:
    await close(storage, invitation(1, guild_id=None), NOW)
    await close(storage, invitation(2, players=(ADA, opponent(Level.GREEDY))), NOW)
    await close(storage, invitation(3), NOW)
    assert await numbers(storage, ADA) == [3, 2, 1]
    assert await numbers(storage, ADA, GUILD) == [3]
    assert await numbers(storage, ADA, 51) == []


async def test_tables_at_which_nothing_was_played_are_forgotten(storage: Storage) -> None:
    for number in (1, 2):
        match = await storage.matches.add(invitation(number))
        if number == 2:
            await storage.matches.save(match := accepted(match))
        await storage.matches.save(match.next(phase=Closed(NOW, Closing.ENDED)))
    assert await numbers(storage, ADA) == []


async def test_games_that_were_closed_before_are_looked_back_on(path: Path) -> None:
    [script] = [
        migration.script for migration in shipped_migrations() if "closed_games" in migration.name
    ]
    async with open_storage(path) as storage:
        await close(storage, invitation(), NOW)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"""
            DROP TRIGGER remember_closed_game;
            DROP VIEW closed_on;
            DROP TABLE closed_games;
            {script}
            """
        )
    async with open_storage(path) as storage:
        assert await numbers(storage, ADA) == await numbers(storage, BEN, GUILD) == [1]


async def test_pages_outside_become_the_nearest(storage: Storage) -> None:
    for number in range(5):
        await finish(storage, invitation(number), NOW + number)
    for guild_id in (None, GUILD):
        pages = [await numbers(storage, ADA, guild_id, page, rows=2) for page in (0, 1, 2, 3, 9)]
        assert pages == [[5, 4], [5, 4], [3, 2], [1], [1]]
    empty = await storage.history.games(CLEO.user_id, None, 3, 2)
    assert (empty.number, empty.of, empty.games) == (1, 1, ())


async def test_a_damaged_game_hides_no_other(
    storage: Storage, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(3):
        await finish(storage, invitation(number), NOW + number)
    async with open_database(path) as database:
        await database.fetch("UPDATE matches SET snapshot = 'torn', players = '[7]' WHERE id = 2")
    assert await numbers(storage, ADA) == [3, 1]
    assert "Game 2 in the database is damaged" in caplog.text
    assert await storage.matches.past_in(1, 9) == []


async def test_rules_that_somebody_plays_are_those_of_their_last_eight_games(
    storage: Storage,
) -> None:
    statistics = Statistics(storage.records, storage.history, storage.members, SetClock())
    setup = Setup(RuleSet("tavern", target=1000))
    other = replace(invitation(), state=start(setup), log=new_log(setup))
    await finish(storage, other, NOW)
    for number in range(8):
        played = await statistics.rules_played(ADA.user_id)
        assert played == (["classic", "tavern"] if number else ["tavern"])
        await finish(storage, invitation(number), NOW + 1 + number)
    assert await statistics.rules_played(ADA.user_id) == ["classic"]


async def test_the_trend_is_of_the_newest_games_that_count(storage: Storage) -> None:
    for number, rated in enumerate((True, False, True)):
        await finish(storage, replace(invitation(number), rated=rated), NOW + number)
    await finish(storage, invitation(4, players=(ADA, opponent(Level.GREEDY))), NOW + 9, loser=0)
    first, unrated, last = await storage.history.trend(GUILD, ADA.user_id, 10)
    assert 1500 < (first.rating or 0) < (last.rating or 0)
    assert unrated == TrendPoint(None, 0.0, won=True)
    assert await storage.history.trend(GUILD, ADA.user_id, 2) == [unrated, last]
    assert await storage.history.trend(51, ADA.user_id, 10) == []


async def test_two_people_remember_their_last_games(storage: Storage) -> None:
    assert await storage.history.head_to_head(GUILD, ADA.user_id, BEN.user_id) is None
    ended = [
        await finish(storage, invitation(number), NOW + number)
        for number in range(LATEST_MEETINGS + 2)
    ]
    await finish(storage, invitation(90, guild_id=51), NOW + 90)
    for own, rival, seat in ((ADA, BEN, 0), (BEN, ADA, 1)):
        found = await storage.history.head_to_head(GUILD, own.user_id, rival.user_id)
        assert found is not None
        assert (found.rivalry.rival, found.rivalry.games) == (rival, len(ended))
        latest = tuple(outcome(match, seat) for match in ended[: -LATEST_MEETINGS - 1 : -1])
        assert found.games == latest


async def test_people_are_known_where_they_played_or_want_to_be(storage: Storage) -> None:
    await finish_one(storage.matches, invitation())
    assert await storage.history.person(ADA.user_id, GUILD) == ADA
    assert await storage.history.person(CLEO.user_id, GUILD) is None
    for elsewhere in (GUILD + 1, None):
        assert await storage.history.person(ADA.user_id, elsewhere) is None
    await storage.members.list_everywhere(ADA, NOW, listed=True)
    for elsewhere in (GUILD + 1, None):
        assert await storage.history.person(ADA.user_id, elsewhere) == ADA
    await storage.members.list_everywhere(ADA, NOW, listed=False)
    assert await storage.history.person(ADA.user_id, GUILD + 1) is None


async def test_who_played_a_game_that_was_closed_is_known_there_too(storage: Storage) -> None:
    match = rolled(accepted(await storage.matches.add(invitation())))
    match = replace(match, version=1)
    await storage.members.list_everywhere(ADA, NOW, listed=False)
    assert await storage.history.person(ADA.user_id, GUILD) is None
    await storage.matches.save(match)
    closed = match.next(phase=Closed(NOW, Closing.ENDED))
    await storage.matches.save(closed)
    assert await storage.history.person(ADA.user_id, GUILD) == ADA
    assert await storage.history.person(ADA.user_id, GUILD + 1) is None


async def test_reviews_of_before_are_kept_when_results_are_put_in_order(path: Path) -> None:
    """The migration drops the table that held them, and has the rest counted anew."""
    before = [migration for migration in shipped_migrations() if migration.name < "0011_history"]
    match = resigned(accepted(invitation()), 1)
    async with open_database(path) as database:
        await migrate(database, before)
        found = await database.fetch("SELECT name FROM pragma_table_info('matches')")
        there = {row["name"] for row in found} - {"id"}
        columns = {name: value for name, value in all_columns(match).items() if name in there}
        names, values = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        insert = f"INSERT INTO matches ({names}) VALUES ({values})"  # noqa: S608 - columns of ours
        await database.fetch(insert, columns)
        await database.fetch(
            "INSERT INTO results VALUES (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 9553, -417)"
        )
    async with open_storage(path) as storage:
        figures = await storage.records.figures(Scope(GUILD), ADA.user_id, NOW + 90)
        assert figures is not None
        assert (figures.reviewed, figures.accuracy, figures.luck) == (1, 9_553, -417)
        assert await numbers(storage, ADA, GUILD) == [1]
    assert await recount(path, fix=False) == []


async def test_the_trend_tells_the_rating_on_its_own_server(storage: Storage) -> None:
    for guild_id in (GUILD, 51, GUILD):
        elsewhere = replace(invitation(), place=Place(guild_id, 60), rated=True)
        await finish_one(storage.matches, elsewhere)
    trend = await storage.history.trend(GUILD, ADA.user_id, 10)
    figures = await figures_of(storage, ADA)
    everywhere = await figures_of(storage, ADA, Scope(None))
    assert figures is not None
    assert everywhere is not None
    assert figures.rating is not None
    assert everywhere.rating is not None
    assert trend[-1].rating == figures.rating.points
    assert figures.rating.points != everywhere.rating.points, "that has a game more"
