"""Leaderboards as people see them."""

from bot.features.settings.model import PreferenceTopic
from bot.features.standings.buttons import (
    LeaderboardPageButton,
    ListButton,
    PeriodMenu,
    RankingMenu,
    UnlistButton,
)
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.model.periods import Period
from bot.features.standings.service.leaderboards import REMEMBERED, ROWS
from tests.support.e2e.messages.leaderboard import (
    DAY,
    beat,
    button_row,
    choose,
    leaderboard,
    newcomer,
    row,
    won,
)
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.reading import shown, told, told_nothing
from tests.support.e2e.table import Table, say


async def test_an_empty_server_is_told_how_to_begin(table: Table) -> None:
    for period in Period:
        assert say(f"leaderboard-empty-{period}") in await leaderboard(table, period=period)
    assert say("leaderboard-empty-rating") in await leaderboard(table, ranking=Ranking.RATING)
    assert say("leaderboard-empty-average") in await leaderboard(table, ranking=Ranking.WIN_RATE)
    assert say("leaderboard-empty-ruleset") in await leaderboard(table, ruleset="zilch")
    assert say("leaderboard-empty-everywhere") in await leaderboard(table, scope="everywhere")


async def test_unknown_rules_are_refused(table: Table) -> None:
    result = await table.ada.slash(table.channel, "farkle leaderboard", ruleset="poker")
    assert "poker" in told(result)


async def test_rows_ranks_and_the_own_row(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    await beat(table, table.cleo, table.ben)
    await beat(table, table.ben, table.cleo)
    lines = (await leaderboard(table, table.ben)).splitlines()
    assert row(1, "Ada", won(1, 1)) in lines
    assert row(2, "Cleo", won(1, 2)) in lines
    assert say("leaderboard-reader", row=row(3, "Ben", won(1, 3))) in lines
    assert sum("Ben" in line for line in lines) == 1


async def test_pages_are_turned_by_anybody_even_after_a_restart(table: Table) -> None:
    for number in range(ROWS + 1):
        await beat(table, newcomer(table, f"Winner{number:02}"), table.ben)
    first = await leaderboard(table, table.ben)
    assert all(f"Winner{number:02}" in first for number in range(ROWS))
    own = row(ROWS + 2, "Ben", won(0, ROWS + 1))
    assert say("leaderboard-reader", row=own) in first
    assert say("page-number", number=1, of=2) in first
    assert table.button(LeaderboardPageButton, 0)["disabled"]
    page = table.message
    requests = table.requests()
    assert told_nothing(await table.press(table.dora, LeaderboardPageButton, 2, on=page))
    assert table.requests() == requests + 1
    second = table.board()
    assert row(1, f"Winner{ROWS}", won(1, 1)) in second.splitlines()
    assert own in second.splitlines()
    assert table.button(LeaderboardPageButton, 3)["disabled"]
    await table.restart()
    await table.press(table.ben, LeaderboardPageButton, 1)
    assert table.board() == first


async def test_a_page_past_the_end_is_the_last(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    once = await leaderboard(table)
    about = next(
        button.leaderboard for button in table.buttons() if isinstance(button, RankingMenu)
    )
    far = LeaderboardPageButton(99, about)
    await table.post(button_row(far.write()))
    await table.press(table.ada, LeaderboardPageButton, 99)
    assert table.board() == once


async def test_a_button_of_another_version_is_told(table: Table) -> None:
    await table.post(button_row("fk1:0:0:page:1:elo.all.here.any"))
    result = await table.ada.click(table.message, custom_id="fk1:0:0:page:1:elo.all.here.any")
    assert told(result) != ""


async def test_menus_lead_from_one_leaderboard_to_another(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    await leaderboard(table, ruleset="tavern")
    await choose(table, table.cleo, RankingMenu, Ranking.RATING)
    assert say("leaderboard-title", ranking=say("ranking-rating")) in table.board()
    assert say("ruleset-tavern") in table.board()
    assert "1,579 ± 484" in table.board()
    await choose(table, table.cleo, PeriodMenu, Period.TODAY)
    assert say("period-today") in table.board()
    assert "1,579 ± 484" in table.board()
    await table.env.advance_time(DAY)
    await choose(table, table.cleo, RankingMenu, Ranking.WINS)
    assert say("leaderboard-empty-ruleset") in table.board()


async def test_places_that_were_won_or_lost_since_monday_are_told(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    await table.env.advance_time(7 * DAY)
    for _ in range(2):
        await beat(table, table.ben, table.cleo)
    up = say("leaderboard-up", row=row(1, "Ben", won(2, 3)), places=1)
    down = say("leaderboard-down", row=row(2, "Ada", won(1, 1)), places=1)
    new = say("leaderboard-reader", row=row(3, "Cleo", won(0, 2)))
    assert {up, down, new} < {*(await leaderboard(table, table.cleo)).splitlines()}
    own = (await leaderboard(table, table.ada)).splitlines()
    assert say("leaderboard-reader", row=down) in own
    rated = await leaderboard(table, ranking=Ranking.RATING)
    assert rated.count("\N{BLACK UP-POINTING TRIANGLE}") == 1
    week = await leaderboard(table, period=Period.WEEK)
    assert "\N{BLACK UP-POINTING TRIANGLE}" not in week
    await table.env.advance_time(7 * DAY)
    assert up not in (await leaderboard(table)).splitlines()


async def test_servers_have_leaderboards_of_their_own(table: Table) -> None:
    await beat(table, table.cleo, table.ben)
    elsewhere = table.env.create_guild("Elsewhere")
    ada, lobby = elsewhere.add_member(table.ada.user), elsewhere.create_text_channel("lobby")
    shown_there = shown(await ada.slash(lobby, "farkle leaderboard"))
    assert say("leaderboard-empty-all") in shown_there


async def test_everywhere_people_show_themselves_if_they_like(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    assert "Ada" not in await leaderboard(table, scope="everywhere")
    assert told(await table.press(table.ada, ListButton)) == say("listed")
    assert row(1, "Ada", won(1, 1)) in await leaderboard(table, scope="everywhere")
    assert told(await table.press(table.ada, UnlistButton)) == say("unlisted")
    assert "Ada" not in await leaderboard(table, scope="everywhere")


async def test_preferences_show_and_change_the_same(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    panel = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    everywhere = panel.text().partition(say("preference-listed-about"))[2]
    assert f"{{{say('switch-off')}}}" in everywhere
    await panel.be_listed(listed=True)
    assert f"{{{say('switch-on')}}}" in panel.text().partition(say("preference-listed-about"))[2]
    assert row(1, "Ada", won(1, 1)) in await leaderboard(table, scope="everywhere")
    await table.press(table.ada, UnlistButton)
    again = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    assert again.text().partition(say("preference-listed-about"))[2] == everywhere


async def test_who_leaves_the_server_is_hidden_until_they_are_back(table: Table) -> None:
    for winner in (table.ada, table.cleo):
        await beat(table, winner, table.ben)
    assert "Ada" in await leaderboard(table, table.ben)
    table.guild.remove_member(table.ada)
    await table.env.settle()
    assert "Ada" in await leaderboard(table, table.ben), "seen a moment ago"
    await table.env.advance_time(REMEMBERED + 1)
    hidden = await leaderboard(table, table.ben)
    assert "Ada" not in hidden
    assert row(1, "Cleo", won(1, 1)) in hidden.splitlines()
    back = table.guild.add_member(table.ada.user)
    assert "Ada" in await leaderboard(table, back)


async def test_names_are_shown_as_they_are_and_not_as_markdown(table: Table) -> None:
    bold = newcomer(table, "**Bold** [x](https://example.com)")
    await beat(table, bold, table.ben)
    shown_names = await leaderboard(table)
    assert "\\*\\*Bold" in shown_names
    assert "](https" not in shown_names
