import asyncio

import pytest

from bot.engine import RuleSet
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.view.invitation import invitation
from bot.kit.components.as_text import as_text
from bot.kit.texts.texts import catalogue
from bot.match.clocks.deadlines import GRACE, HEARD
from bot.match.model.errors import Refused
from bot.match.model.open_games import OpenGame
from bot.match.model.phases import Closing, Invited, Playing
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.phases import closing_of
from tests.support.matches.table import (
    ADA,
    BEN,
    BOARD,
    CLEO,
    DAN,
    HERE,
    LIFETIME,
    Table,
    build_table,
)


async def test_nobody_challenges_themselves(table: Table, classic: RuleSet) -> None:
    with pytest.raises(Refused) as told:
        await table.invitations.challenge(HERE, ADA, [ADA], classic)
    assert told.value.refusal is TableRefusal.CHALLENGE_SELF
    assert not table.store.matches


async def test_one_open_game_in_a_channel(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    first = await table.invite(classic)
    with pytest.raises(Refused) as told:
        await table.invitations.challenge(HERE, CLEO, [BEN], classic)
    assert told.value.refusal is MatchRefusal.CHANNEL_BUSY
    assert told.value.games == [OpenGame(first)]


async def test_only_the_invited_person_answers(table: Table, classic: RuleSet) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO], classic)
    assert match.setup.seats == 3
    await table.gathering.posted(match, BOARD)
    await table.invitations.accept(table.press(BEN))
    answers = {
        ADA: TableRefusal.ALREADY_SEATED,  # on the first seat, whose number is 0
        BEN: TableRefusal.ALREADY_SEATED,
        DAN: MatchRefusal.NOT_A_PLAYER,
    }
    for answer in (table.invitations.accept, table.invitations.decline):
        for who, refusal in answers.items():
            with pytest.raises(Refused) as told:
                await answer(table.press(who))
            assert told.value.refusal is refusal
    assert table.match.people == (ADA, BEN, CLEO)


async def test_declining_frees_the_channel(table: Table, classic: RuleSet) -> None:
    await table.invite(classic)
    view = await table.invitations.decline(table.press(BEN))
    assert closing_of(view.match) is Closing.DECLINED
    await table.invite(classic)


@pytest.mark.parametrize(("who", "closing"), [(ADA, Closing.WITHDRAWN), (BEN, Closing.DECLINED)])
async def test_resigning_an_invitation_closes_it(
    table: Table, classic: RuleSet, who: object, closing: Closing
) -> None:
    await table.invite(classic)
    view = await table.resign(who.user_id)  # type: ignore[attr-defined] # a Person
    assert closing_of(view.match) is closing
    assert not table.store.finished


async def test_an_invitation_expires(table: Table, classic: RuleSet) -> None:
    match = await table.invite(classic)
    assert match.deadline == table.clock.now() + LIFETIME
    await table.gathering.expire(match)
    assert table.match.is_open, "not before its time"
    table.clock.time += LIFETIME
    await table.gathering.expire(match)
    assert closing_of(table.match) is Closing.EXPIRED
    assert table.boards.redrawn == [table.match]


async def test_an_accepted_invitation_does_not_expire(table: Table, classic: RuleSet) -> None:
    match = await table.begin(classic)
    table.clock.time += LIFETIME
    await table.gathering.expire(match)
    assert table.phase == Playing.name


async def test_nobody_runs_out_of_time_while_the_bot_is_down(
    table: Table, classic: RuleSet
) -> None:
    await table.invite(classic)
    fresh = build_table(table.store)
    fresh.clock.time += LIFETIME
    await fresh.deadlines.start(fresh.gathering.expire)
    fresh.deadlines.pause()
    await fresh.gathering.expire(fresh.match)
    assert fresh.phase == Invited.name
    fresh.clock.time += GRACE
    await fresh.gathering.expire(fresh.match)
    assert closing_of(fresh.match) is Closing.EXPIRED
    assert fresh.boards.redrawn == [fresh.match]


async def test_the_timer_rings_when_the_time_has_come(table: Table, classic: RuleSet) -> None:
    await table.deadlines.start(table.gathering.expire)
    await table.invite(classic)
    table.clock.time += LIFETIME + HEARD
    table.deadlines.pause()
    table.deadlines.note(table.match.deadline)
    await asyncio.wait_for(table.boards.changed.wait(), 30)
    table.deadlines.pause()
    assert closing_of(table.match) is Closing.EXPIRED


async def test_a_challenge_that_could_not_be_posted_blocks_nothing(
    table: Table, classic: RuleSet
) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN], classic)
    await table.gathering.withdraw(match.id)
    assert not table.match.is_open


async def test_several_people_answer_one_by_one(table: Table, classic: RuleSet) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO, DAN], classic)
    await table.gathering.posted(match, BOARD)
    early = table.press(CLEO)
    await table.invitations.accept(table.press(DAN))
    assert table.phase == Invited.name
    await table.invitations.accept(early)
    assert [player.name for player in table.match.players] == ["Ada", "Dan", "Cleo"]
    await table.invitations.decline(table.press(BEN))
    assert table.phase == Playing.name
    assert table.match.setup.seats == 3
    assert table.match.on_turn == ADA


async def test_an_invitation_says_who_is_there_and_offers_to_begin_without_the_rest(
    table: Table, classic: RuleSet
) -> None:
    texts = catalogue().english
    seated = texts("invitation-seated", players="|").partition("|")[0]
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO], classic)
    await table.gathering.posted(match, BOARD)
    alone = as_text(invitation(table.match, texts).payload())
    assert seated not in alone
    assert texts("button-start") not in alone
    await table.invitations.accept(table.press(BEN))
    of_two = as_text(invitation(table.match, texts).payload())
    assert texts("invitation-seated", players="Ada and Ben") in of_two
    assert texts("button-start") in of_two


async def test_the_challenger_need_not_wait_for_everyone(table: Table, classic: RuleSet) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO], classic)
    await table.gathering.posted(match, BOARD)
    with pytest.raises(Refused) as told:
        await table.gathering.start(table.press(ADA))
    assert told.value.refusal is TableRefusal.TOO_FEW
    await table.invitations.accept(table.press(BEN))
    with pytest.raises(Refused) as told:
        await table.gathering.start(table.press(BEN))
    assert told.value.refusal is TableRefusal.ONLY_HOST
    await table.gathering.start(table.press(ADA))
    assert table.phase == Playing.name
    assert table.match.setup.seats == 2
    with pytest.raises(Refused) as told:
        await table.invitations.accept(table.press(CLEO))
    assert told.value.refusal is MatchRefusal.NOT_A_PLAYER


async def test_nobody_is_named_twice(table: Table, classic: RuleSet) -> None:
    with pytest.raises(Refused) as told:
        await table.invitations.challenge(HERE, ADA, [BEN, CLEO, BEN], classic)
    assert told.value.refusal is TableRefusal.CHALLENGE_TWICE


async def test_an_invitation_whose_challenger_leaves_passes_to_the_next(
    table: Table, classic: RuleSet
) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO], classic)
    await table.gathering.posted(match, BOARD)
    await table.invitations.accept(table.press(BEN))
    await table.resign(ADA.user_id)
    assert table.match.host == BEN
    await table.resign(BEN.user_id)
    assert closing_of(table.match) is Closing.WITHDRAWN
