"""A whole game in each ruleset, from the challenge to the leaderboard."""

import pytest

from bot.features.standings.buttons import AllFiguresButton
from bot.features.standings.model.leaderboards import Ranking
from tests.support.e2e.messages.leaderboard import leaderboard, row, won
from tests.support.e2e.player import Tally, marked, play_to_the_end, scores
from tests.support.e2e.reading import shown, told
from tests.support.e2e.table import Table, say

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize("ruleset", ["classic", "duel", "facebook", "party", "tavern", "zilch"])
async def test_first_to_bank_the_target_wins(ruleset: str, table: Table) -> None:
    await table.begin(ruleset=ruleset)
    tally = await _play(table)
    target = 4_000 if ruleset == "tavern" else 10_000
    assert [name for name in NAMES if tally.total(name) >= target] == marked(
        table.board(), "winner"
    )
    await _leaderboard_tells(table, tally)


async def test_highest_total_after_ten_turns_each_wins(table: Table) -> None:
    await table.begin(ruleset="ten_turns")
    tally = await _play(table)
    assert [tally.turns(name) for name in NAMES] == [10, 10]
    highest = max(map(tally.total, NAMES))
    winners = [name for name in NAMES if tally.total(name) == highest]
    assert winners == marked(table.board(), "winner")
    await _leaderboard_tells(table, tally)


async def _play(table: Table) -> Tally:
    """Play to the end, with one request a press, and check what the last board says."""
    before = table.requests()
    tally = await play_to_the_end(table)
    assert table.requests() - before == tally.presses
    assert scores(table.board()) == {name: tally.total(name) for name in NAMES}
    return tally


async def _leaderboard_tells(table: Table, tally: Tally) -> None:
    [winner] = marked(table.board(), "winner")
    [loser] = {*NAMES} - {winner}
    wins = (await leaderboard(table, table.cleo)).splitlines()
    assert row(1, winner, won(1, 1)) in wins
    assert row(2, loser, won(0, 1)) in wins
    best = (await leaderboard(table, table.cleo, board=Ranking.BEST_TURN)).splitlines()
    for name in NAMES:
        figure = say("standing-best-turn", best_turn=tally.best(name))
        assert any(line.endswith(f"{name}**: {figure}") for line in best)
    stats = shown(
        await table.cleo.slash(table.channel, "farkle stats", user=table.ada)
    ).splitlines()
    assert say("stats-best-turn", best=tally.best("Ada")) in stats
    rest = told(await table.press(table.cleo, AllFiguresButton)).splitlines()
    assert say("stats-points", points=sum(tally.banks["Ada"])) in rest
    rate = say("percent", percent=100 * tally.farkles["Ada"] / tally.turns("Ada"))
    assert say("stats-farkles", farkles=tally.farkles["Ada"], rate=rate) in rest
