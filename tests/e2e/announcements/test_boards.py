"""Boards that post themselves: when a season, a week or a day of a server is over."""

from datetime import UTC, datetime

from bot.database.errors import StorageError
from bot.features.announcements.model.times import DAY
from bot.features.announcements.service.schedule import AGAIN, ANNOUNCED
from bot.features.daily.buttons import DayButton
from bot.features.settings.model import Announced
from bot.features.standings.model.periods import SeasonLength
from tests.support.e2e.clocks import let_time_pass
from tests.support.e2e.messages.announcements import announce, let_days_end, posts
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.leaderboard import beat, row, won
from tests.support.e2e.reading import told
from tests.support.e2e.reported import Logged
from tests.support.e2e.table import Table, say
from tests.support.storage.killed import FailingDatabase

MANY = 100_000
"""More statements than a day has."""


async def test_yesterdays_daily_game_is_posted_once(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_day(table)).finish()
    today = datetime.fromtimestamp(int(table.env.now().timestamp()), UTC).date()
    await let_days_end(table)
    [post] = posts(news)
    assert say("daily-board-title", day=say.day(today)) in post
    assert "**1. Ada**" in post
    [message] = news.history()
    assert message.flags.suppress_notifications
    board = await table.press(table.ben, DayButton, on=message)
    assert "**1. Ada**" in told(board)
    await table.restart()
    await let_days_end(table)
    assert len(posts(news)) == 1, "nobody has played on the second day"


async def test_a_post_that_is_deleted_is_not_posted_again(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_day(table)).finish()
    await let_days_end(table)
    [message] = news.history()
    table.env.backend.delete_message(news.id, message.id)
    await table.env.settle()
    await let_time_pass(table, DAY // 2)
    await table.restart()
    await let_time_pass(table, DAY // 4)
    assert news.history() == []


async def test_what_is_due_while_the_database_is_away_is_posted_later(
    table: Table, logged: Logged
) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_day(table)).finish()
    await let_time_pass(table, DAY - 600)
    failing = FailingDatabase(table.bot.features.core.database, after=0, times=MANY)
    await let_days_end(table)
    assert news.history() == []
    failing.end()
    await let_time_pass(table, 2 * AGAIN)
    [post] = posts(news)
    assert "**1. Ada**" in post
    causes = {record.exc_info[0] for record in logged() if record.exc_info is not None}
    assert causes == {StorageError}


async def test_the_weeks_board_is_posted_on_monday(table: Table) -> None:
    news = await announce(table, Announced.WEEK)
    await beat(table, table.ada, table.ben)
    now = datetime.fromtimestamp(int(table.env.now().timestamp()), UTC)
    await let_days_end(table, 7 - now.weekday())
    [post] = posts(news)
    assert say("announcement-week") in post
    assert row(1, "Ada", won(1, 1)) in post
    assert row(2, "Ben", won(0, 1)) in post


async def test_the_figures_of_a_week_outlast_games_of_the_next(table: Table) -> None:
    news = await announce(table, Announced.WEEK)
    await beat(table, table.ada, table.ben)
    now = int(table.env.now().timestamp())
    monday = now - now % DAY + (7 - datetime.fromtimestamp(now, UTC).weekday()) * DAY
    await let_time_pass(table, monday + 10 - now)
    for _ in range(5):
        await beat(table, table.cleo, table.dora)
    await let_days_end(table, 0)
    assert row(1, "Ada", won(1, 1)) in posts(news)[0]


async def test_a_season_ends_with_its_podium(table: Table) -> None:
    news = await announce(table, Announced.SEASON)
    await beat(table, table.ada, table.ben)
    await let_days_end(table, 31)
    [post] = posts(news)
    assert say("podium-title") in post
    assert say("podium-row", place=1, name="Ada", wins=1, games=1) in post


async def test_a_season_ended_by_hand_is_announced_elsewhere_too(table: Table) -> None:
    await table.bot.features.standings.leaderboards.plan_seasons(
        table.guild.id, SeasonLength.BY_HAND
    )
    news = await announce(table, Announced.SEASON)
    await beat(table, table.ada, table.ben)
    await table.surely(table.dora, await table.dora.slash(table.channel, "farkle-admin season end"))
    assert say("podium-title") in posts(table.channel)[-1]
    assert say("podium-title") in posts(news)[0]
    await table.restart()
    await let_days_end(table)
    assert len(posts(news)) == 1


async def test_a_podium_stands_once_in_the_channel_where_the_season_was_ended(
    table: Table,
) -> None:
    news = await announce(table, Announced.SEASON)
    await beat(table, table.ada, table.ben)
    await table.surely(table.dora, await table.dora.slash(news, "farkle-admin season end"))
    assert len([post for post in posts(news) if say("podium-title") in post]) == 1
    await let_days_end(table)
    assert len([post for post in posts(news) if say("podium-title") in post]) == 1


async def test_nothing_is_posted_that_was_not_chosen(table: Table) -> None:
    news = await announce(table, Announced.TOURNAMENTS)
    await beat(table, table.ada, table.ben)
    await (await open_day(table)).finish()
    await let_days_end(table, 7)
    assert posts(news) == []


async def test_a_board_that_was_due_meanwhile_is_posted_at_the_start(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_day(table)).finish()
    await table.stop()
    now = int(table.env.now().timestamp())
    await table.env.advance_time(now - now % DAY + DAY + 7200 - now)
    await table.restart()
    await table.env.advance_time(5)
    assert "**1. Ada**" in posts(news)[0]


async def test_a_board_is_not_posted_half_a_day_late(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_day(table)).finish()
    await table.stop()
    now = int(table.env.now().timestamp())
    await table.env.advance_time(now - now % DAY + DAY + 15 * 3600 - now)
    await table.restart()
    await table.env.advance_time(5)
    assert posts(news) == []


async def test_a_note_that_cannot_be_read_stops_nothing(table: Table, logged: object) -> None:
    del logged
    news = await announce(table, Announced.DAILY)
    await table.bot.features.core.notes.write(ANNOUNCED, "yesterday")
    await table.restart()
    await (await open_day(table)).finish()
    await let_days_end(table)
    assert "**1. Ada**" in posts(news)[0]
