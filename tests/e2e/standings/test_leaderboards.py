"""Leaderboards, ratings and seasons, as people see them."""

from dataclasses import fields

from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import RollButton
from bot.features.settings.model import ServerSettings, Topic
from bot.features.standings.buttons import (
    EndSeasonButton,
    LeaderboardPage,
    ListButton,
    PeriodMenu,
    RankingMenu,
    UnlistButton,
)
from bot.features.standings.model.leaderboards import Ranking
from bot.features.standings.model.periods import Period, SeasonLength
from bot.features.standings.service.leaderboards import REMEMBERED, ROWS
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.as_text import RawComponent
from bot.kit.components.confirm import KeepButton
from bot.match.results.ratings import RATED_TOGETHER
from tests.e2e.test_settings import Panel
from tests.support.buttons import Kind
from tests.support.e2e.table import Table, read, say, shown, told, told_nothing

DAY = 24 * 60 * 60


def newcomer(table: Table, name: str) -> MemberActor:
    """Return somebody new on the server."""
    user = table.env.create_user(f"user{name}".lower(), global_name=name)
    return table.guild.add_member(user)


async def beat(table: Table, winner: MemberActor, loser: MemberActor) -> None:
    """Let one person win a game against another, who resigns."""
    await table.challenge(winner, loser)
    await table.press(loser, AcceptButton)
    await table.resign(loser)


async def leaderboard(table: Table, who: MemberActor | None = None, **options: str) -> str:
    """Return what `/farkle leaderboard` shows to everyone."""
    return shown(await (who or table.ada).slash(table.channel, "farkle leaderboard", **options))


async def choose(table: Table, who: MemberActor, kind: Kind, value: str) -> InteractionResult:
    """Choose in a menu of the newest message."""
    [menu] = [each for each in table.buttons() if type(each) is kind]
    result = await who.select(table.message, [value], custom_id=menu.write())
    assert result.acknowledged
    return result


def row(rank: int, name: str, figure: str) -> str:
    return say("leaderboard-row", rank=rank, name=name, figure=figure)


def won(wins: int, games: int) -> str:
    return say("standing-wins", wins=wins, games=games)


async def test_an_empty_server_is_told_how_to_begin(table: Table) -> None:
    for period in Period:
        assert say(f"leaderboard-empty-{period}") in await leaderboard(table, period=period)
    assert say("leaderboard-empty-rating") in await leaderboard(table, board=Ranking.RATING)
    assert say("leaderboard-empty-average") in await leaderboard(table, board=Ranking.WIN_RATE)
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
    assert row(3, "Ben", won(1, 3)) in lines
    assert not any(line.startswith("...") for line in lines)


async def test_pages_are_turned_by_anybody_even_after_a_restart(table: Table) -> None:
    for number in range(ROWS + 1):
        await beat(table, newcomer(table, f"Winner{number:02}"), table.ben)
    first = await leaderboard(table, table.ben)
    assert all(f"Winner{number:02}" in first for number in range(ROWS))
    own = row(ROWS + 2, "Ben", won(0, ROWS + 1))
    assert say("leaderboard-own", row=own) in first
    assert say("page-number", number=1, of=2) in first
    assert table.button(LeaderboardPage, 0)["disabled"]
    page = table.message
    requests = table.requests()
    assert told_nothing(await table.press(table.dora, LeaderboardPage, 2, on=page))
    assert table.requests() == requests + 1
    second = table.board()
    assert row(1, f"Winner{ROWS}", won(1, 1)) in second.splitlines()
    assert own in second.splitlines()
    assert table.button(LeaderboardPage, 3)["disabled"]
    await table.restart()
    await table.press(table.ben, LeaderboardPage, 1)
    assert table.board() == first


async def test_a_page_past_the_end_is_the_last(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    once = await leaderboard(table)
    about = next(each.leaderboard for each in table.buttons() if isinstance(each, RankingMenu))
    far = LeaderboardPage(99, about)
    await table.post(_button(far.write()))
    await table.press(table.ada, LeaderboardPage, 99)
    assert table.board() == once


async def test_a_button_of_another_version_is_told(table: Table) -> None:
    await table.post(_button("fk1:0:0:page:1:elo.all.here.any"))
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
    panel = Panel(table.ada, await table.ada.slash(table.channel, "farkle preferences"))
    everywhere = panel.text().partition(say("preference-listed-about"))[2]
    assert f"{{{say('switch-off')}}}" in everywhere
    await panel.be_listed(listed=True)
    assert f"{{{say('switch-on')}}}" in panel.text().partition(say("preference-listed-about"))[2]
    assert row(1, "Ada", won(1, 1)) in await leaderboard(table, scope="everywhere")
    await table.press(table.ada, UnlistButton)
    again = Panel(table.ada, await table.ada.slash(table.channel, "farkle preferences"))
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


# ------------------------------------------------------------------------------------ ratings


async def test_invitation_and_board_say_whether_the_game_is_rated(table: Table) -> None:
    await table.challenge()
    assert say("match-rated") in table.board()
    await table.press(table.ben, AcceptButton)
    assert say("match-rated") in table.board()
    await table.resign(table.ben)
    assert say("match-rated") in table.board()
    await table.begin(rated=False)
    assert say("match-unrated") in table.board()
    await table.resign(table.ben)
    await table.begin(target=8000)
    assert say("match-unrated") in table.board()
    await table.resign(table.ben)
    stats = shown(await table.ada.slash(table.channel, "farkle stats"))
    rating = say("rating", points=1579, margin=484)
    assert say("stats-rating", rating=rating, games=1) in stats


async def test_a_game_that_cannot_be_rated_says_why(table: Table) -> None:
    result = await table.challenge(target=8000, rated=True)
    assert told(result) == say("refusal-cannot-be-rated")
    result = await table.ada.slash(table.channel, "farkle open", turns=3, rated=True)
    assert told(result) == say("refusal-cannot-be-rated")


async def test_teams_play_rated_to_their_usual_target(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", teams=2)
    assert say("match-rated") in table.board()


async def test_the_sixth_game_of_a_day_is_not_rated(table: Table) -> None:
    for _ in range(RATED_TOGETHER):
        await beat(table, table.ada, table.ben)
    await table.begin()
    limited = say("match-limited", games=RATED_TOGETHER)
    assert limited in table.board()
    await table.restart()
    await table.press(table.ada, RollButton)
    assert limited in table.board()
    rated = (await leaderboard(table, board=Ranking.RATING)).splitlines()
    assert any(say("standing-rating", rating="", rated=RATED_TOGETHER) in row for row in rated)
    await table.resign(table.ben)
    assert (await leaderboard(table, board=Ranking.RATING)).splitlines() == rated
    await table.env.advance_time(DAY)
    await table.begin()
    assert say("match-rated") in table.board()


# ------------------------------------------------------------------------------------ seasons


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
    stolen = await table.post(_button(first.write()))
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
    assert say("podium-row", place=1, name="Ada", wins=1, games=1) in podium.splitlines()
    await table.env.advance_time(1)
    season = await leaderboard(table, period=Period.SEASON)
    assert say("leaderboard-empty-season") in season
    placed = say("podium-placed", place=1, name="Ada", wins=1)
    assert say("podium-line", placed=placed) in season
    assert row(1, "Ada", won(1, 1)) in await leaderboard(table)


async def test_a_server_chooses_how_long_seasons_last(table: Table) -> None:
    place = [each.name for each in fields(ServerSettings)].index("seasons")
    panel = Panel(table.dora, await table.dora.slash(table.channel, "farkle-admin settings"))
    await panel.turn_to(Topic.SERVER)
    await panel.set(place, SeasonLength.BY_HAND)
    assert f"{{{say('server-seasons-by-hand')}}}" in panel.text()
    await beat(table, table.ada, table.ben)
    assert say("podium-next-open") in await end_season(table)
    await table.restart()
    await table.env.advance_time(1)
    await beat(table, table.ben, table.ada)
    ends = "This period began"
    assert ends in await leaderboard(table, period=Period.MONTH)
    season = await leaderboard(table, period=Period.SEASON)
    assert row(1, "Ben", won(1, 1)) in season
    assert ends not in season


async def test_only_managers_end_seasons(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    # An admin may have let everybody see the command: Discord's own check is theirs to change.
    commands = {each.name: each for each in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(commands["farkle-admin"], {table.ada: True})
    result = await table.ada.slash(table.channel, "farkle-admin season end")
    assert told(result) == say("refusal-not-a-manager")
    assert "Ada" in await leaderboard(table, period=Period.SEASON)


def _button(custom_id: str) -> RawComponent:
    return {
        "type": 1,
        "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}],
    }
