"""Whoever withdraws from a game that both have come to has resigned it."""

import pytest

from bot.engine import Exit, Resigned
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tournaments.model.pairing.history import How
from bot.features.tournaments.model.plan import FormName
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Finished
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import Event, gather, plan

AHEAD, FARKLE = "533446", "223346"


def rated_games(table: Table) -> dict[str, tuple[int, int]]:
    """Return how many rated games each person has, and how many they won."""
    with table.outside() as outside:
        rows = outside.execute(
            "SELECT people.name, figures.rated, figures.wins FROM figures"
            " JOIN ledgers ON ledgers.id = figures.ledger JOIN people USING (user_id)"
            " WHERE ledgers.period = 'all' AND ledgers.ruleset = '' AND ledgers.guild_id NOT NULL"
        ).fetchall()
    return {name: (rated, wins) for name, rated, wins in rows}


async def begun(table: Table, cup: ScriptedCup, form: FormName, people: int = 2) -> Event:
    event = gather(table, cup, people)
    await event.begin(plan(form, minutes=60, rated=True))
    return event


async def both_came(event: Event, match: Match) -> Match:
    """Let both roll, so that whoever began leads."""
    event.cup.next(AHEAD)
    for kind in (RollButton, BestButton, BankButton):
        await event.press(await event.again(match), kind)
    event.cup.next(FARKLE)
    await event.press(await event.again(match), RollButton)
    return await event.again(match)


@pytest.mark.parametrize("form", [FormName.ARENA, FormName.SWISS, FormName.KNOCK_OUT])
async def test_withdrawing_once_both_have_come_is_a_rated_loss(
    table: Table, cup: ScriptedCup, form: FormName
) -> None:
    event = await begun(table, cup, form)
    [match] = await event.matches()
    winner, loser = (await both_came(event, match)).players
    await event.leave(event.member(loser.user_id))
    ended = await event.again(match)
    assert isinstance(ended.phase, Finished)
    assert ended.events[0] == Resigned(1, Exit.RESIGNED)
    assert rated_games(table) == {winner.name: (1, 1), loser.name: (1, 0)}
    outcome = (await event.now()).series[0].pairing.outcome
    assert outcome is not None
    assert outcome.how is How.PLAYED
    if form is FormName.ARENA:
        await event.enter(event.member(loser.user_id))
        assert rated_games(table)[loser.name] == (1, 0)


async def test_so_is_being_removed_by_the_organizer(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup, FormName.SWISS)
    [match] = await event.matches()
    winner, loser = (await both_came(event, match)).players
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    await event.do(organizing.remove(event.id, dora, loser.user_id))
    ended = await event.again(match)
    assert isinstance(ended.phase, Finished)
    assert ended.events[0] == Resigned(1, Exit.REMOVED)
    assert rated_games(table) == {winner.name: (1, 1), loser.name: (1, 0)}


async def test_before_both_have_come_nothing_is_rated(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup, FormName.SWISS)
    [match] = await event.matches()
    cup.next(FARKLE)
    await event.press(match, RollButton)
    first, second = match.players
    await event.leave(event.member(first.user_id))
    assert isinstance((await event.again(match)).phase, Closed)
    assert rated_games(table) == {}
    assert [name for _, points, name in await event.standings() if points] == [second.name]
