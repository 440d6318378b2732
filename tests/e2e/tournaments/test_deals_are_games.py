"""Games of a duplicate are games of its series: begun, being played, and ended as others are."""

import pytest

from bot.engine import Bank, Roll, best_keep
from bot.features.tournaments.model.phases import Over, Running
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.variants import SETTLING
from tests.support.e2e.clocks import PASSED
from tests.support.e2e.reported import Logged
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import Event, gather, plan

pytestmark = pytest.mark.both_engines

MINUTES = 30


async def begun(table: Table, cup: ScriptedCup, rounds: int = 1) -> Event:
    """Return a duplicate of three that has begun."""
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.DUPLICATE, minutes=MINUTES, rounds=rounds))
    return event


async def opened(event: Event, at: int = 0) -> Match:
    """Let one of the three open their game, and return it."""
    place = Place(event.table.guild.id, event.channel.id)
    actor = event.actor(event.people[at])
    return (await event.do(event.feature.duplicates.open(event.id, actor, place))).match


async def play(event: Event, match: Match, moves: int | None = None) -> int:
    """Play so many moves of a game, or all of it, and return its score so far."""
    core = event.table.bot.features.core

    async def playing() -> int:
        made = 0
        async with core.registry.lock(match.id) as locked:
            while locked.match.is_playing and made != moves:
                best = best_keep(locked.match.state)
                await core.moves.act(locked, 0, Roll() if best is None else Bank(best))
                made += 1
            return locked.match.state.totals[0]

    return await event.do(playing())


async def replace_first(event: Event) -> None:
    """Let Ada take the place of the first of the three."""
    actor, ada = event.actor(event.table.dora), event.table.ada
    await event.do(
        event.feature.organizing.replace(event.id, actor, event.people[0].id, Person(ada.id, "Ada"))
    )


@pytest.mark.parametrize("moves", [None, 2, 0])
async def test_nobody_inherits_what_somebody_has_played(
    table: Table, cup: ScriptedCup, moves: int | None
) -> None:
    event = await begun(table, cup, rounds=2)
    match = await opened(event)
    score = await play(event, match, moves)
    with pytest.raises(Refused, match=TournamentRefusal.HAS_PLAYED.value):
        await replace_first(event)
    await play(event, match)
    assert (await event.now()).entry_of(table.ada.id) is None
    points = {name: points for _, points, name in await event.standings()}
    assert points["P01"] >= score


async def test_who_has_not_played_can_be_replaced(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup)
    await play(event, await opened(event, 1))
    await replace_first(event)
    assert (await event.now()).entry_of(table.ada.id) is not None


async def test_a_game_that_goes_on_at_the_end_counts_with_what_was_banked(
    table: Table, cup: ScriptedCup
) -> None:
    event = await begun(table, cup)
    score = await play(event, await opened(event), 2)
    assert score
    await event.pass_time(MINUTES * 60 + 1)
    table.bot.features.tournaments.progress.schedule(event.id)
    await table.env.settle()
    assert isinstance((await event.now()).phase, Running)
    await event.pass_time(SETTLING + 2 * PASSED)
    assert isinstance((await event.now()).phase, Over)
    rank, points, name = (await event.standings())[0]
    assert (rank, points, name) == (1, score, "P01")


async def test_a_game_in_which_nothing_was_rolled_holds_up_nobody(
    table: Table, cup: ScriptedCup
) -> None:
    event = await begun(table, cup)
    await opened(event)
    await event.pass_time(MINUTES * 60 + SETTLING + 2 * PASSED)
    assert isinstance((await event.now()).phase, Over)


async def test_a_game_that_cannot_be_read_holds_up_nobody(
    table: Table, cup: ScriptedCup, logged: Logged
) -> None:
    event = await begun(table, cup)
    match = await opened(event)
    await play(event, match, 2)
    await table.stop()
    with table.outside() as connection:
        connection.execute("UPDATE matches SET snapshot = 'x' WHERE id = ?", (match.id,))
    await event.restart()
    await event.pass_time(MINUTES * 60 + SETTLING + 2 * PASSED)
    assert isinstance((await event.now()).phase, Over)
    assert logged()


async def test_who_is_taken_out_ends_their_game(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup)
    match = await opened(event)
    await event.do(
        event.feature.organizing.remove(event.id, event.actor(table.dora), event.people[0].id)
    )
    assert not (await event.again(match)).is_open
    with pytest.raises(Refused):
        await opened(event)
    assert (await event.now()).is_running
