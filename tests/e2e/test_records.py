"""The leaderboard and the figures of a server."""

import pytest

from bot.ui.custom_ids import Action
from cogs.records import ROWS
from tests.e2e.dice import ScriptedCup
from tests.e2e.table import Table, say, shown, told, told_nothing


async def resign_against(table: Table, winner: str, name: str) -> None:
    """Let a newcomer called `name` lose a game to the newcomer called `winner`."""
    people = [
        table.guild.add_member(table.env.create_user(f"user{each}".lower(), global_name=each))
        for each in (winner, name)
    ]
    await table.challenge(*people)
    await table.press(people[1], Action.ACCEPT)
    await people[1].slash(table.channel, "farkle resign")


async def test_empty_leaderboard_says_how_to_begin(table: Table) -> None:
    leaderboard = shown(await table.ada.slash(table.channel, "farkle leaderboard"))
    assert leaderboard.splitlines() == [say("leaderboard-title"), say("leaderboard-empty")]


async def test_figures_of_somebody_without_a_game(table: Table) -> None:
    own = told(await table.ada.slash(table.channel, "farkle stats"))
    assert own == say("refusal-no-figures", name="Ada")
    result = await table.ada.slash(table.channel, "farkle stats", user=table.ben)
    assert told(result) == say("refusal-no-figures", name="Ben")


async def test_leaderboard_turns_pages(table: Table) -> None:
    for number in range(ROWS):
        await resign_against(table, f"Winner{number:02}", f"Loser{number:02}")
    first = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
    assert all(f"Winner{number:02}" in first for number in range(ROWS))
    assert "Loser" not in first
    assert say("leaderboard-page", number=1, of=2) in first
    page = table.message
    assert table.button(Action.PAGE, 0)["disabled"]
    requests = table.requests()
    assert told_nothing(await table.press(table.dora, Action.PAGE, 2, on=page))
    assert table.requests() == requests + 1
    second = table.board()
    assert all(f"Loser{number:02}" in second for number in range(ROWS))
    assert "Winner" not in second
    assert table.button(Action.PAGE, 3)["disabled"]
    await table.restart()
    await table.press(table.ada, Action.PAGE, 1)
    assert table.board() == first
    for asked, got in ((2, second), (99, second), (0, first), (-5, first)):
        assert shown(await table.ada.slash(table.channel, "farkle leaderboard", page=asked)) == got


async def test_servers_have_leaderboards_of_their_own(table: Table) -> None:
    await resign_against(table, "Winner", "Loser")
    elsewhere = table.env.create_guild("Elsewhere")
    ada, lobby = elsewhere.add_member(table.ada.user), elsewhere.create_text_channel("lobby")
    leaderboard = shown(await ada.slash(lobby, "farkle leaderboard"))
    assert say("leaderboard-empty") in leaderboard


async def test_names_are_shown_as_they_are_and_not_as_markdown(table: Table) -> None:
    await resign_against(table, "**Bold** [x](https://example.com)", "<@1>_")
    leaderboard = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
    assert "\\*\\*Bold" in leaderboard
    assert "](https" not in leaderboard
    assert "<@1>" not in leaderboard


async def test_third_farkle_in_a_row_costs_points_in_facebook(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next(*["223346", "233446"] * 3)
    await table.begin(ruleset="facebook")
    for _ in range(2):
        for who in (table.ada, table.ben):
            await table.press(who, Action.ROLL)
    assert say("player-farkles", player="- Ben: 0", farkles=2) in table.board()
    await table.press(table.ada, Action.ROLL)
    assert say("event-penalty", farkles=3, penalty=500) in table.board()
    assert "Ada: -500" in table.board()
    await table.press(table.ben, Action.ROLL)
    await table.ben.slash(table.channel, "farkle resign")
    stats = shown(await table.ada.slash(table.channel, "farkle stats"))
    assert say("stats-farkles", farkles=3, rate=say("percent", percent=100.0)) in stats


async def test_scoreless_roll_is_a_gift_in_zilch(table: Table, cup: ScriptedCup) -> None:
    cup.next("223346", "223346", "111234")
    await table.begin(ruleset="zilch")
    await table.press(table.ada, Action.ROLL)
    assert table.label(Action.BANK) == say("button-bank-points", points=500)
    await table.press(table.ada, Action.ROLL)
    assert table.label(Action.BANK) == say("button-bank-points", points=1000)
    await table.press(table.ada, Action.BANK)
    assert "Ada: 1,000" in table.board()


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_tie_is_a_win_for_both(who: str, table: Table, cup: ScriptedCup) -> None:
    cup.next("111234", "111234")
    await table.begin(turns=1)
    for player in (table.ada, table.ben):
        for action in (Action.ROLL, Action.BEST, Action.BANK):
            await table.press(player, action)
    assert say("finished-shared", winners="Ada and Ben") in table.board()
    stats = shown(await getattr(table, who).slash(table.channel, "farkle stats"))
    assert say("stats-wins", wins=1, rate=say("percent", percent=100.0)) in stats
