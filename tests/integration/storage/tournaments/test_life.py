"""The life of a tournament on a real database, without Discord."""

from collections.abc import AsyncIterator

import pytest

from bot.database.opening import Address
from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.pairing.history import How
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import HOUR, FormName
from bot.features.tournaments.model.tournament import MissingPermission, PauseReason
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.queries import ROWS
from bot.match.model.errors import Refused, StaleError
from bot.match.model.phases import Closing
from tests.support.storage.engines import outside
from tests.support.tournaments.desk import DORA, GUILD, Desk, actor, open_desk
from tests.support.tournaments.event import plan


@pytest.fixture
async def desk(address: Address) -> AsyncIterator[Desk]:
    async with open_desk(address) as desk:
        yield desk


@pytest.mark.parametrize(
    ("form", "people", "games"),
    [
        (FormName.KNOCK_OUT, 2, 1),
        (FormName.KNOCK_OUT, 11, 10),
        (FormName.DOUBLE, 7, 12),
        (FormName.SWISS, 9, 16),
        (FormName.ROUND_ROBIN, 7, 21),
    ],
)
async def test_every_form_comes_to_its_end(
    desk: Desk, form: FormName, people: int, games: int
) -> None:
    await desk.begin(plan(form), people)
    assert await desk.play_all() == games
    assert isinstance((await desk.now()).phase, Over)
    assert desk.listener.news == ["announced", "began", "ended"]
    assert 1 in {entry.captain.user_id for place, entry in desk.listener.podium if place == 1}
    assert len(desk.threads.shown) == games, "every game is shown once"


async def test_a_round_is_shown_a_few_games_at_a_time(desk: Desk) -> None:
    await desk.begin(plan(FormName.KNOCK_OUT), 16)
    assert len(desk.threads.shown) == 8
    assert desk.threads.most == 4, "others would wait for Discord until their time is over"


async def test_a_third_place_is_played_for(desk: Desk) -> None:
    await desk.begin(plan(FormName.KNOCK_OUT, third_place=True), 4)
    assert await desk.play_all() == 4


async def test_best_of_three_ends_with_the_second_win(desk: Desk) -> None:
    await desk.begin(plan(FormName.KNOCK_OUT, best_of=3), 2)
    seats = []
    for _ in range(2):
        [match] = await desk.matches()
        seats.append(match.players[0].user_id)
        await desk.win(match, [player.user_id for player in match.players].index(1))
    assert isinstance((await desk.now()).phase, Over)
    assert sorted(seats) == [1, 2], "each of both begins once"


async def test_teams_play_on_boards(desk: Desk) -> None:
    teams = ["Red", "red", "Blue", "Blue", "Green", "Green"]
    await desk.begin(plan(FormName.ROUND_ROBIN, team_size=2), 6, teams)
    matches = await desk.matches()
    assert len(matches) == 2, "two boards, and one team has a bye"
    entries = (await desk.now()).entries
    for match in matches:
        one, other = (
            next(entry for entry in entries if entry.has(player.user_id))
            for player in match.players
        )
        assert one != other
    assert await desk.play_all() == 6
    tournament = await desk.now()
    assert isinstance(tournament.phase, Over)
    played = [series.pairing.outcome for series in tournament.series if series.pairing.was_played]
    assert {outcome.scored for outcome in played if outcome is not None} <= {(4, 0), (0, 4), (2, 2)}


async def test_a_team_that_lacks_people_stays_out(desk: Desk) -> None:
    await desk.begin(plan(FormName.ROUND_ROBIN, team_size=2), 5, ["A", "A", "B", "B", "C"])
    assert len((await desk.now()).present) == 2
    page = await desk.looking.log(desk.id, GUILD, 1)
    assert AuditKind.INCOMPLETE in {act.kind for act in page.audit}


async def test_the_log_tells_which_of_its_pages_is_shown(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS), ROWS + 1)
    pages = [await desk.looking.log(desk.id, GUILD, page) for page in (0, 1, 2, 99)]
    assert [(page.number, page.of) for page in pages] == [(1, 2), (1, 2), (2, 2), (2, 2)]
    assert pages[0].audit == pages[1].audit
    assert pages[1].audit != pages[2].audit


async def test_when_the_time_of_a_round_is_up_whoever_leads_has_won(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, round_hours=1, rounds=1, grace_seconds=3 * 86_400), 4)
    first, second = await desk.matches()
    await desk.win(first)
    for seat in (0, 1):
        await desk.farkle(second, seat)
    await desk.pass_time(HOUR)
    tournament = await desk.now()
    assert isinstance(tournament.phase, Over)
    cut = next(
        series
        for series in tournament.series
        if any(game.match is not None and game.match.id == second.id for game in series.games)
    )
    assert cut.pairing.outcome is not None
    assert (cut.pairing.outcome.first, cut.pairing.outcome.second) == (1, 1), "nobody was ahead"
    assert not await desk.matches()


async def test_a_game_that_breaks_off_too_often_is_drawn(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1), 2)
    for _ in range(3):
        [match] = await desk.matches()
        async with desk.registry.lock(match.id) as locked:
            await locked.close(Closing.ENDED, desk.clock.now())
        await desk.settle()
    tournament = await desk.now()
    assert isinstance(tournament.phase, Over)
    outcome = tournament.series[0].pairing.outcome
    assert outcome is not None
    assert (outcome.first, outcome.second) == (1, 1)


@pytest.mark.parametrize("column", ["log", "presence"])
async def test_a_damaged_game_is_given_up_and_played_again(
    desk: Desk, address: Address, column: str
) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1), 4)
    damaged, sound = [match.id for match in await desk.matches()]
    with outside(address) as other:
        other.execute(f"UPDATE matches SET {column} = 'torn' WHERE id = ?", [damaged])  # noqa: S608 - see above
    async with open_desk(address) as after_a_restart:
        after_a_restart.id = desk.id
        await after_a_restart.settle()
        open_now = [match.id for match in await after_a_restart.matches()]
        assert sound in open_now
        assert damaged not in open_now
        assert await after_a_restart.play_all() == 2


async def test_an_abandoned_game_is_won_by_nobody(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=1), 2)
    [match] = await desk.matches()
    async with desk.registry.lock(match.id) as locked:
        await locked.close(Closing.ABANDONED, desk.clock.now())
    await desk.settle()
    outcome = (await desk.now()).series[0].pairing.outcome
    assert outcome is not None
    assert (outcome.first, outcome.second) == (0, 0)


async def test_somebody_joins_a_swiss_late_and_comes_back(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, rounds=3), 4)
    await desk.entering.join(desk.id, actor(5))
    await desk.entering.leave(desk.id, actor(4))
    with pytest.raises(Refused) as caught:
        await desk.entering.join(desk.id, actor(5))
    assert caught.value.refusal is TournamentRefusal.IN_ALREADY
    await desk.settle()
    await desk.entering.join(desk.id, actor(4))
    await desk.play_all()
    tournament = await desk.now()
    assert isinstance(tournament.phase, Over)
    assert len(tournament.by_number) == 5
    joined = tournament.entry_of(5)
    assert joined is not None
    assert joined.since == 2


async def test_nobody_joins_late_where_that_is_not_wanted(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, late_joins=False), 4)
    with pytest.raises(Refused) as caught:
        await desk.entering.join(desk.id, actor(5))
    assert caught.value.refusal is TournamentRefusal.NOT_OPEN


async def test_trouble_pauses_and_is_told_once(desk: Desk) -> None:
    desk.threads.wrong = PauseReason.FORBIDDEN
    await desk.begin(plan(FormName.SWISS), 4)
    assert desk.threads.told == [PauseReason.FORBIDDEN]
    assert (await desk.now()).is_paused
    await desk.settle()
    assert desk.threads.told == [PauseReason.FORBIDDEN]
    desk.threads.wrong = None
    await desk.organizing.resume(desk.id, DORA)
    await desk.settle()
    assert desk.listener.news == ["announced", "began"], "nothing is announced twice"
    await desk.play_all()
    assert isinstance((await desk.now()).phase, Over)


async def test_what_nobody_could_be_told_is_told_later(desk: Desk) -> None:
    desk.listener.away = True
    await desk.announce(plan(FormName.KNOCK_OUT), 2)
    assert set(desk.listener.missed) == {"announced"}
    desk.listener.away = False
    await desk.progress.pass_due(desk.clock.now())
    await desk.tasks.idle()
    assert desk.listener.news == [], "not before half a minute has gone by"
    desk.clock.time += 30
    await desk.progress.pass_due(desk.clock.now())
    await desk.tasks.idle()
    await desk.settle()
    assert desk.listener.news == ["announced"]


async def test_the_organizer_is_told_once_what_it_lacks(desk: Desk) -> None:
    desk.listener.lacks = MissingPermission.NO_EVENT
    await desk.announce(plan(FormName.KNOCK_OUT, check_in_minutes=5), 2)
    await desk.settle()
    await desk.organizing.start(desk.id, DORA)
    await desk.settle()
    await desk.play_all()
    assert desk.threads.told == [MissingPermission.NO_EVENT]


async def test_what_somebody_read_before_cannot_be_stored_after_a_change(desk: Desk) -> None:
    await desk.announce(plan(FormName.SWISS), 2)
    before = await desk.now()
    await desk.entering.join(desk.id, actor(3))
    with pytest.raises(StaleError):
        await desk.store.save(before, before)


async def test_a_result_is_kept_once_and_no_decision_is_taken_back(desk: Desk) -> None:
    await desk.begin(plan(FormName.SWISS, grace_seconds=60), 2)
    [match] = await desk.matches()
    await desk.pass_time(60)
    tournament = await desk.now()
    [game] = tournament.series[0].games
    assert game.no_show
    async with desk.registry.lock(match.id) as locked:
        assert not locked.match.is_open
    outcome = tournament.series[0].pairing.outcome
    assert outcome is not None
    assert outcome.how is How.NO_SHOW


async def test_pages_lists_and_the_next_game(desk: Desk) -> None:
    await desk.begin(plan(FormName.KNOCK_OUT), 12)
    page = await desk.looking.page(GUILD, 1)
    assert [(row.id, row.entrants) for row in page.rows] == [(desk.id, 12)]
    standings = await desk.looking.standings(desk.id, GUILD, 99, user_id=3)
    assert (standings.number, standings.of, len(standings.rows)) == (2, 2, 2)
    assert standings.own is not None
    match = (await desk.matches())[0]
    own = await desk.looking.next_game(desk.id, GUILD, match.players[0].user_id)
    assert own is not None
    assert (own.match_id, own.opponent and own.opponent.captain) == (match.id, match.players[1])
    assert str(match.message_id) in own.board_link
    playing = {player.user_id for match in await desk.matches() for player in match.players}
    free = min(set(range(1, 13)) - playing)
    ahead = await desk.looking.next_game(desk.id, GUILD, free)
    assert ahead is not None
    assert ahead.match_id is None
    assert ahead.waits_for, "whoever has a bye waits for a pairing of the first round"
    rounds = await desk.looking.round(desk.id, GUILD)
    assert rounds.of == 1
    with pytest.raises(Refused):
        await desk.looking.show(desk.id, GUILD + 1)
