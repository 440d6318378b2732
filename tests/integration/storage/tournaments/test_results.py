"""What games come to that are not played to their end, on a real database."""

from collections.abc import AsyncIterator

import pytest

from bot.database.opening import Address
from bot.engine import Bank, Roll, best_keep
from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.pairing.history import How, PairingOutcome
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import DAY, HOUR, FormName, Plan
from bot.features.tournaments.model.series import Unplayed
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.organizer_actions import OrganizerActions
from bot.features.tournaments.service.registration import TournamentRegistration
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing, Finished
from tests.support.storage.engines import outside
from tests.support.tournaments.desk import DORA, GUILD, Desk, actor, open_desk
from tests.support.tournaments.event import plan


@pytest.fixture
async def desk(address: Address) -> AsyncIterator[Desk]:
    async with open_desk(address) as desk:
        yield desk


def an_hour(form: FormName = FormName.KNOCK_OUT, **terms: object) -> Plan:
    """Return a plan whose rounds last an hour, with a grace time beyond that."""
    return plan(form, round_hours=1, grace_seconds=3 * DAY, rated=True, **terms)


async def bank(desk: Desk, match: Match) -> None:
    """Let whoever begins a game bank 200."""
    desk.cup.rolls.append((1, 1, 2, 3, 4, 6))
    async with desk.registry.lock(match.id) as locked:
        await desk.moves.act(locked, 0, Roll())
        await desk.moves.act(locked, 0, Bank(best_keep(locked.match.state) or ()))


async def again(desk: Desk, match: Match) -> Match:
    async with desk.registry.lock(match.id) as locked:
        return locked.match


async def kinds(desk: Desk) -> list[AuditKind]:
    return [act.kind for act in (await desk.looking.log(desk.id, GUILD, 1)).audit]


async def outcome(desk: Desk) -> PairingOutcome:
    """Return what the first pairing came to."""
    found = (await desk.now()).series[0].pairing.outcome
    assert found is not None
    return found


async def test_the_time_of_a_round_is_up_and_the_leader_wins_a_rated_game(desk: Desk) -> None:
    await desk.begin(an_hour(), 2)
    [match] = await desk.matches()
    await bank(desk, match)
    await desk.farkle(match, 1)
    await desk.pass_time(HOUR)
    ended = await again(desk, match)
    assert isinstance(ended.phase, Finished)
    assert (ended.rated, ended.winners, ended.log[-1]) == (True, (0,), "=")
    [(rated,)] = await desk.database.fetch("SELECT count(*) FROM figures WHERE rated > 0", {})
    assert rated
    assert {(await outcome(desk)).how, (await desk.now()).phase.name} == {How.PLAYED, Over.name}
    assert AuditKind.TIME_UP in await kinds(desk)


class CreepingClock:
    """A clock that goes on by a second each time it is asked, once it `creeps`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def now(self) -> int:
        self._desk.clock.time += 1
        return self._desk.clock.time


async def test_time_that_ends_while_the_bot_reads_takes_nobodys_win(desk: Desk) -> None:
    await desk.begin(an_hour(), 2)
    [match] = await desk.matches()
    await bank(desk, match)
    await desk.farkle(match, 1)
    await desk.settle()
    until = (await desk.now()).series[0].until
    assert until is not None
    desk.clock.time = until - 2
    desk.progress._clock = desk.progress._changes._clock = CreepingClock(desk)  # noqa: SLF001 - as time does
    for _ in range(4):
        await desk.settle()
    assert (await again(desk, match)).winners == (0,)
    assert sorted(((await outcome(desk)).first, (await outcome(desk)).second)) == [0, 2]


async def test_nobody_has_come_when_time_is_up_and_nobody_goes_on(desk: Desk) -> None:
    await desk.begin(an_hour(), 2)
    [match] = await desk.matches()
    await desk.pass_time(HOUR)
    found = await outcome(desk)
    assert (found.first, found.second, found.how) == (0, 0, How.NO_SHOW)
    assert isinstance((await again(desk, match)).phase, Closed)


async def test_who_was_there_alone_has_won_when_time_is_up(desk: Desk) -> None:
    await desk.begin(an_hour(), 2)
    [match] = await desk.matches()
    there = match.players[1].user_id
    await desk.presence.note(match.id, actor(there))
    await desk.pass_time(HOUR)
    podium = [(place, entry.captain.user_id) for place, entry in desk.listener.podium]
    assert podium[0] == (1, there)


async def test_what_broke_off_without_time_to_play_it_again_is_drawn(desk: Desk) -> None:
    await desk.begin(an_hour(FormName.SWISS, rounds=1), 2)
    [match] = await desk.matches()
    desk.clock.time += HOUR
    async with desk.registry.lock(match.id) as locked:
        await locked.close(Closing.ENDED, desk.clock.now())
    await desk.settle()
    found = await outcome(desk)
    assert (found.first, found.second) == (1, 1)
    assert AuditKind.UNDECIDED in await kinds(desk)
    assert AuditKind.BROKE_OFF not in await kinds(desk), "it is not played again"


async def test_whoever_has_withdrawn_cannot_come_back_before_that_game_is_lost(
    desk: Desk, address: Address
) -> None:
    await desk.begin(plan(FormName.ARENA, minutes=60, rated=True), 2)
    [match] = await desk.matches()
    await bank(desk, match)
    await desk.farkle(match, 1)
    await desk.settle()
    asleep = TournamentRegistration(
        desk.store, Changes(desk.store, desk.clock), lambda _: None, clock=desk.clock
    )
    loser = actor(match.players[1].user_id)
    await asleep.leave(desk.id, loser)
    with pytest.raises(Refused) as caught:
        await asleep.join(desk.id, loser)
    assert caught.value.refusal is TournamentRefusal.BUSY
    assert (await again(desk, match)).is_open, "the bot was killed right then"
    async with open_desk(address) as after_a_restart:
        after_a_restart.id = desk.id
        await after_a_restart.settle()
        assert (await again(after_a_restart, match)).winners == (0,)
        assert (await outcome(after_a_restart)).how is How.PLAYED


async def test_a_game_that_both_leave_is_over_and_said_to_be(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1), 2)
    [match] = await desk.matches()
    await bank(desk, match)
    async with desk.registry.lock(match.id) as locked:
        gone = locked.match.presence.gone(0, 1).gone(1, 1)
        await locked.commit(locked.match.next(presence=gone))
    await desk.settle()
    [game] = (await desk.now()).series[0].games
    assert game.unplayed is Unplayed.DESERTED
    assert AuditKind.DESERTED in await kinds(desk)
    assert AuditKind.BROKE_OFF not in await kinds(desk)


async def test_both_are_removed_from_a_game_and_the_standing_decides(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1, rated=True), 4)
    match, _ = await desk.matches()
    await bank(desk, match)
    await desk.farkle(match, 1)
    await desk.settle()  # what follows a move must not fall between the two removals

    async def nothing_follows(_: Tournament) -> None:
        return None

    asleep = OrganizerActions(Changes(desk.store, desk.clock), nothing_follows)
    for player in match.players:
        await asleep.remove(desk.id, DORA, player.user_id)
    await desk.settle()
    assert ((await again(desk, match)).winners, (await again(desk, match)).state.out) == (
        (0,),
        (False, False),
    )


async def test_a_team_that_goes_resigns_the_boards_to_which_both_have_come(desk: Desk) -> None:
    teams = ["Red", "Red", "Blue", "Blue"]
    await desk.begin(plan(FormName.ROUND_ROBIN, team_size=2, rated=True), 4, teams)
    played, unseen = await desk.matches()
    await bank(desk, played)
    await desk.farkle(played, 1)
    leader = (await desk.now()).entry_of(played.players[0].user_id)
    assert leader is not None
    await desk.entering.leave(desk.id, actor(leader.captain.user_id))
    await desk.settle()
    assert isinstance((await again(desk, played)).phase, Finished)
    assert (await again(desk, played)).winners == (1,)
    assert isinstance((await again(desk, unseen)).phase, Closed)
    found, [series] = await outcome(desk), (await desk.now()).series
    lost = series.pairing.first == leader.number
    assert (found.first, found.second, found.how) == ((0, 2) if lost else (2, 0)) + (How.PLAYED,)


async def test_a_damaged_game_of_somebody_who_goes_is_lost_all_the_same(
    desk: Desk, address: Address
) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1), 2)
    [match] = await desk.matches()
    await bank(desk, match)
    await desk.farkle(match, 1)
    await desk.settle()
    with outside(address) as other:
        other.execute("UPDATE matches SET log = 'torn' WHERE id = ?", [match.id])
    async with open_desk(address) as fresh:
        fresh.id = desk.id
        await fresh.entering.leave(fresh.id, actor(match.players[0].user_id))
        await fresh.settle()
        tournament = await fresh.now()
        assert isinstance(tournament.phase, Over)
        left = tournament.entry_of(match.players[0].user_id)
        assert left is not None
        assert tournament.series[0].pairing.points(left.number or 0) == 0
        assert (await outcome(fresh)).first + (await outcome(fresh)).second == 2
