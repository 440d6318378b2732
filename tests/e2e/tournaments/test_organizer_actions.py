"""What organizers do, and what happens where Discord does not let a tournament go on."""

import discord
import pytest

from bot.client.tournaments.cards import TournamentCards
from bot.features.board.buttons import MoreButton
from bot.features.tournaments.model.organizer_actions import PairingVerdict
from bot.features.tournaments.model.pairing.history import How
from bot.features.tournaments.model.phases import CalledOff, Cancelled, CheckIn, Over
from bot.features.tournaments.model.plan import FormName, Start
from bot.features.tournaments.model.tournament import PauseReason
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from tests.support.e2e.clocks import PASSED
from tests.support.e2e.permissions import deny, grant
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import Event, gather, plan

CREATE = discord.Permissions(create_public_threads=True)


async def refused(event: Event, work: object, refusal: TournamentRefusal) -> None:
    """Expect the bot to refuse something."""
    with pytest.raises(Refused) as caught:
        await event.do(work)  # type: ignore[arg-type] # any of the services
    assert caught.value.refusal is refusal


async def test_nobody_else_may_organize(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.announce(plan(FormName.KNOCK_OUT), organizer=table.ada)
    await event.join()
    organizing, ben = event.feature.organizing, event.actor(table.ben)
    for work in (
        organizing.start(event.id, ben),
        organizing.cancel(event.id, ben),
        organizing.pause(event.id, ben),
        organizing.remove(event.id, ben, event.people[0].id),
    ):
        await refused(event, work, TournamentRefusal.NOT_ORGANIZER)
    await event.do(organizing.hand_over(event.id, event.actor(table.ada), ben.person))
    await event.do(organizing.start(event.id, ben))
    assert (await event.now()).is_running


async def test_a_pairing_is_adjudicated_once(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.KNOCK_OUT, best_of=3))
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    series = (await event.now()).open_series[0]
    drawn = organizing.adjudicate(event.id, dora, series.id, PairingVerdict.DRAWN)
    await refused(event, drawn, TournamentRefusal.NO_DRAW)
    await event.do(organizing.adjudicate(event.id, dora, series.id, PairingVerdict.SECOND))
    again = organizing.adjudicate(event.id, dora, series.id, PairingVerdict.FIRST)
    await refused(event, again, TournamentRefusal.NO_PAIRING)
    ended = next(known for known in (await event.now()).series if known.id == series.id)
    assert ended.pairing.outcome is not None
    assert (ended.pairing.outcome.second, ended.pairing.outcome.how) == (2, How.ADJUDICATED)
    assert len(await event.matches()) == 1, "its game has ended"
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_somebody_steps_in_before_they_have_played(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.announce(plan(FormName.SWISS))
    await event.join()
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    ada = event.actor(table.ada).person
    await event.do(organizing.replace(event.id, dora, event.people[0].id, ada))
    await event.start()
    tournament = await event.now()
    assert tournament.entry_of(event.people[0].id) is None
    [match] = await event.matches()
    ben, playing = event.actor(table.ben).person, match.players[0].user_id
    too_late = organizing.replace(event.id, dora, playing, ben)
    await refused(event, too_late, TournamentRefusal.HAS_PLAYED)


async def test_it_begins_when_it_is_full_or_at_its_time(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.announce(plan(FormName.SWISS, most=3, start=Start.WHEN_FULL))
    await event.join()
    assert (await event.now()).is_running
    await event.do(event.feature.organizing.cancel(event.id, event.actor(table.dora)))
    assert not await event.matches()
    begins = int(table.env.now().timestamp()) + 3600
    await event.announce(
        plan(FormName.SWISS, start=Start.AT_TIME, starts_at=begins, check_in_minutes=10)
    )
    await event.join()
    await event.pass_time(3000 + PASSED)
    assert isinstance((await event.now()).phase, CheckIn)
    for who in event.people[:2]:
        await event.do(event.feature.entering.check_in(event.id, event.actor(who)))
    await event.pass_time(600)
    assert len((await event.now()).present) == 2
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_a_server_has_so_many_tournaments(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    for _ in range(2):
        await event.announce(plan(FormName.SWISS), organizer=table.ada)
    place, ada = Place(table.guild.id, table.channel.id), event.actor(table.ada)
    third = event.feature.entering.create(plan(FormName.SWISS), place, ada)
    await refused(event, third, TournamentRefusal.ENOUGH_OWN)


async def test_without_threads_it_goes_on_in_the_channel(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    deny(table, CREATE)
    await event.begin(plan(FormName.ROUND_ROBIN))
    first, second = await event.matches()
    assert {first.place.channel_id, second.place.channel_id} == {event.channel.id}
    assert say("thread-forbidden") in "".join(
        table.board(message) for message in event.channel.history()
    )
    lacking = say("tournament-lacks", title="Cup", what=say("tournament-hindrance-no-threads"))
    assert [message.content for message in table.dora.user.dm_channel.history()] == [lacking]
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_a_deleted_channel_lets_it_wait_for_the_organizer(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.SWISS))
    channel = table.bot.get_channel(event.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await table.env.settle()
    tournament = await event.now()
    assert tournament.trouble is PauseReason.CHANNEL_GONE
    event.channel = table.channel = table.guild.create_text_channel("other")
    await table.env.settle()
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    place = Place(table.guild.id, event.channel.id)
    await event.do(organizing.move(event.id, dora, place))
    assert not (await event.now()).is_paused
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_a_deleted_thread_is_made_again(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    thread = table.bot.get_channel(match.place.channel_id)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    await table.env.settle()
    [again] = await event.matches()
    assert again.id == match.id
    assert again.place != match.place
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_a_thread_in_trouble_is_not_made_twice(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TournamentCards, "changed", lambda *_: None)  # the trouble is the thread's
    event = gather(table, cup, 2)
    table.env.inject_error("POST", "/channels/*/messages", status=503)
    await event.begin(plan(FormName.KNOCK_OUT))
    assert (await event.matches())[0].parked
    await event.pass_time(40)
    assert len(event.channel.threads) == 1
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_a_server_that_removes_the_bot_calls_it_off(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.SWISS))
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    await guild.leave()
    await table.env.settle()
    tournament = await event.now()
    assert isinstance(tournament.phase, Cancelled)
    assert tournament.phase.why is CalledOff.BOT_REMOVED
    assert not await event.matches()


async def test_a_game_that_a_moderator_ends_is_played_again(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    for _ in range(2):
        [match] = await event.matches()
        await table.dora.slash(event.where(match), "farkle-mod end")
    [match] = await event.matches()
    await event.play(match)
    assert isinstance((await event.now()).phase, Over)


async def test_the_host_of_a_game_cannot_end_it(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    table.channel = event.where(match)
    host = event.member(match.host.user_id)
    more = await table.press(host, MoreButton, on=event.board(match))
    assert say("more-tournament") in told(more)


async def test_quick_resignations_are_shown_to_the_organizer(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    for _ in range(2):
        await event.begin(plan(FormName.KNOCK_OUT))
        [match] = await event.matches()
        await table.resign(event.people[0], event.where(match))
        assert isinstance((await event.now()).phase, Over)
    dora = event.actor(table.dora)
    [found] = await event.do(event.feature.looking.suspicions(event.id, dora))
    assert (found.loser.user_id, found.times) == (event.people[0].id, 2)
    asked = event.feature.looking.suspicions(event.id, event.actor(table.ben))
    await refused(event, asked, TournamentRefusal.NOT_ORGANIZER)


async def test_granting_permissions_and_resuming_goes_on(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    send = discord.Permissions(send_messages=True, create_public_threads=True)
    deny(table, send)
    await event.begin(plan(FormName.KNOCK_OUT))
    assert (await event.now()).trouble is PauseReason.FORBIDDEN
    grant(table, send)
    await event.do(event.feature.organizing.resume(event.id, event.actor(table.dora)))
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)
