"""Ending a game and removing a player: for moderators, and for the host of a game not rated."""

import pytest

from bot.advice.level import Level
from bot.engine import Exit, Resigned, RuleSet, Setup
from bot.features.board.refusals import BoardRefusal
from bot.features.tables.model.challenge_limits import OFTEN
from bot.match.model.errors import Refused
from bot.match.model.match import opponent
from bot.match.model.phases import Closing
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, DAN, HERE, Table

CHANNEL = HERE.channel_id


async def begin_three(table: Table, rules: RuleSet) -> None:
    await table.open(Setup(rules, seats=3))
    await table.join(BEN, CLEO)
    await table.gathering.start(table.press(ADA))


async def test_ended_game_has_no_result(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    match = await table.moderation.end(CHANNEL)
    assert closing_of(match) is Closing.ENDED
    assert table.store.finished == []
    assert table.boards.redrawn[-1] == match
    with pytest.raises(Refused) as refused:
        await table.moderation.end(CHANNEL)
    assert refused.value.refusal is MatchRefusal.NO_GAME_HERE


async def test_kicked_player_is_out_and_the_others_play_on(table: Table, classic: RuleSet) -> None:
    await begin_three(table, classic)
    match = await table.moderation.kick(CHANNEL, ADA.user_id)
    assert match.state.out == (True, False, False)
    assert match.events == (Resigned(0, Exit.REMOVED),)
    assert match.log.endswith(" x0r")
    assert match.on_turn == BEN
    assert match.host == BEN, "somebody must look after the table"


async def test_nobody_wins_by_a_kick(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    match = await table.moderation.kick(CHANNEL, BEN.user_id)
    assert closing_of(match) is Closing.ENDED
    assert table.store.finished == []


async def test_opponents_do_not_play_on_among_themselves(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, opponent(Level.GREEDY), opponent(Level.CAUTIOUS))
    assert closing_of(await table.moderation.kick(CHANNEL, ADA.user_id)) is Closing.ENDED
    table.opponents.stop()


async def test_invited_person_is_kicked_from_the_table(table: Table, classic: RuleSet) -> None:
    await table.invite(classic)
    with pytest.raises(Refused) as refused:
        await table.moderation.kick(CHANNEL, DAN.user_id)
    assert refused.value.refusal is MatchRefusal.NOT_AT_TABLE
    assert closing_of(await table.moderation.kick(CHANNEL, BEN.user_id)) is Closing.ENDED


async def test_whoever_is_removed_has_declined_nothing(table: Table, classic: RuleSet) -> None:
    for _ in range(OFTEN + 1):  # who declines so often is not to be challenged again
        await table.invite(classic)
        await table.moderation.kick(CHANNEL, BEN.user_id)


async def test_a_table_goes_on_without_an_invited_person_who_is_removed(
    table: Table, classic: RuleSet
) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN, CLEO], classic)
    await table.gathering.posted(match, BOARD)
    assert (await table.moderation.kick(CHANNEL, BEN.user_id)).invited == (CLEO,)
    await table.invitations.accept(table.press(CLEO))
    assert table.match.players == (ADA, CLEO)


async def test_whoever_is_removed_before_the_game_has_not_withdrawn(
    table: Table, classic: RuleSet
) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN)
    assert (await table.moderation.kick(CHANNEL, ADA.user_id)).host == BEN
    assert closing_of(await table.moderation.kick(CHANNEL, BEN.user_id)) is Closing.ENDED


async def test_host_of_a_casual_game_may_do_the_same(table: Table, classic: RuleSet) -> None:
    await begin_three(table, classic)
    with pytest.raises(Refused) as refused:
        await table.moderation.end_as_host(table.press(BEN))
    assert refused.value.refusal is BoardRefusal.NOT_HOST
    match = await table.moderation.remove_as_host(table.press(ADA), 2)
    assert match.state.out == (False, False, True)
    match = await table.moderation.end_as_host(table.press(ADA))
    assert closing_of(match) is Closing.ENDED
    with pytest.raises(Refused) as refused:
        await table.moderation.end_as_host(table.press(ADA))
    assert refused.value.refusal is MatchRefusal.GAME_ENDED


async def test_host_of_a_rated_game_may_not(table: Table, classic: RuleSet) -> None:
    match = await table.invitations.challenge(HERE, ADA, [BEN], classic, rated=True)
    await table.gathering.posted(match, BOARD)
    await table.invitations.accept(table.press(BEN))
    with pytest.raises(Refused) as refused:
        await table.moderation.end_as_host(table.press(ADA))
    assert refused.value.refusal is BoardRefusal.RATED_GAME


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
async def test_only_seats_that_were_offered_are_cleared(
    table: Table, classic: RuleSet, seat: int
) -> None:
    """Not the host's own, not an opponent's, and none that a list would count from its end."""
    await table.seat(classic, ADA, BEN, opponent(Level.GREEDY))
    with pytest.raises(Refused) as refused:
        await table.moderation.remove_as_host(table.press(ADA), seat)
    assert refused.value.refusal is MatchRefusal.BUTTON_OUTDATED
    assert table.match.state.out == (False, False, False)
    table.opponents.stop()
