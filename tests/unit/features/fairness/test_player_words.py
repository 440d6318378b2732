"""Words that players mix into their dice."""

import asyncio

import pytest

from bot.advice.level import Level
from bot.engine import Roll, RuleSet, Setup
from bot.features.fairness.refusals import ProofRefusal
from bot.features.fairness.service.player_words import Words
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Person, Word, opponent
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from bot.match.service.registry import MatchRegistry
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, Table

FIRST = (1, 2, 3, 4, 4, 6)


@pytest.fixture
def words(table: Table) -> Words:
    """Return the service at the table."""
    return Words(table.registry)


def mixed(table: Table) -> list[tuple[int, str]]:
    """Return whose words are in the dice, as they are stored."""
    return [(word.user_id, word.text) for word in table.match.words]


async def refusal(table: Table, words: Words, who: Person, message_id: int = BOARD) -> Refusal:
    """Return why somebody may not add a word; asking and adding must be refused alike."""
    press = table.press(who, message_id=message_id)
    with pytest.raises(Refused) as asked:
        await words.ask(press)
    with pytest.raises(Refused) as added:
        await words.add(press, "luck")
    assert added.value.refusal is asked.value.refusal
    return added.value.refusal


async def test_each_player_has_one_word_in_the_order_of_the_seats(
    table: Table, words: Words, classic: RuleSet
) -> None:
    before = await table.begin(classic)
    assert await words.ask(table.press(ADA)) == before
    for who, typed in ((BEN, "seven"), (ADA, "luck"), (BEN, " eleven ")):
        view = await words.add(table.press(who), typed)
        assert view.match == table.match
    assert mixed(table) == [(ADA.user_id, "luck"), (BEN.user_id, "eleven")]
    assert table.match.version == before.version + 3
    assert (table.match.state, table.match.seed) == (before.state, before.seed)


async def test_who_types_for_long_or_at_the_same_time_is_heard(
    table: Table, words: Words, classic: RuleSet
) -> None:
    await table.begin(classic)
    presses = [table.press(who) for who in (ADA, BEN)]
    await asyncio.gather(*[words.add(press, "luck") for press in presses])
    assert mixed(table) == [(ADA.user_id, "luck"), (BEN.user_id, "luck")]


async def test_who_is_invited_may_add_a_word_and_takes_it_along(
    table: Table, words: Words, classic: RuleSet
) -> None:
    await table.invite(classic)
    await words.add(table.press(BEN), "luck")
    await table.invitations.accept(table.press(BEN))
    assert mixed(table) == [(BEN.user_id, "luck")]


async def test_the_word_of_somebody_who_gets_up_goes_with_them(
    table: Table, words: Words, classic: RuleSet
) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN, CLEO)
    for who in (BEN, CLEO):
        await words.add(table.press(who), f"of-{who.name}")
    await table.lobbies.leave(table.press(CLEO))
    await table.gathering.start(table.press(ADA))
    assert table.match.words == (Word(BEN.user_id, "of-Ben"),)


async def test_words_come_from_players_on_the_board_before_the_first_roll(
    table: Table, words: Words, classic: RuleSet
) -> None:
    await table.begin(classic, FIRST)
    assert await refusal(table, words, CLEO) is MatchRefusal.NOT_A_PLAYER
    assert await refusal(table, words, BEN, message_id=BOARD + 1) is MatchRefusal.BOARD_MOVED
    await table.play.roll(table.press(ADA))
    assert await refusal(table, words, BEN) is ProofRefusal.WORDS_CLOSED
    await table.resign(ADA.user_id)
    with pytest.raises(Outdated) as told:
        await words.add(table.press(BEN), "luck")
    assert str(told.value.refused) == MatchRefusal.GAME_ENDED
    assert mixed(table) == []


async def test_a_word_is_late_where_another_process_has_rolled(
    table: Table, words: Words, classic: RuleSet
) -> None:
    begun = await table.begin(classic)
    await words.add(table.press(BEN), "luck")
    typed = table.press(BEN)
    async with MatchRegistry(table.store).lock(begun.id) as locked:  # that of the other process
        await locked.commit(locked.match.after(Roll(), FIRST, table.clock.now()))
    with pytest.raises(Outdated) as told:
        await words.add(typed, "more")
    assert told.value.view.match == table.match
    assert mixed(table) == [(BEN.user_id, "luck")]


@pytest.mark.parametrize("typed", ["", "  ", "two words", "x" * 33, "\u200b"])
async def test_what_is_no_word_changes_nothing(
    typed: str, table: Table, words: Words, classic: RuleSet
) -> None:
    before = await table.begin(classic)
    with pytest.raises(Refused) as refused:
        await words.add(table.press(ADA), typed)
    assert refused.value.refusal is MatchRefusal.BAD_WORD
    assert table.match == before


async def test_an_opponent_who_thinks_meanwhile_still_moves_once(
    table: Table, words: Words, classic: RuleSet
) -> None:
    table.advisor.may_answer.clear()
    table.advisor.moves = [Roll(), Roll()]
    table.cup.rolls.append(FIRST)
    await table.seat(classic, opponent(Level.GREEDY), ADA)
    await table.until(lambda: table.advisor.asked)
    await words.add(table.press(ADA), "luck")
    table.advisor.may_answer.set()
    await table.until(lambda: table.match.has_moves)
    table.opponents.stop()
    assert mixed(table) == [(ADA.user_id, "luck")]
    assert table.match.state.roll == FIRST
