import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine import parse_game
from bot.features.duplicate import service
from bot.features.duplicate.refusals import DuplicateRefusal
from bot.features.fairness.model.frequencies import faces_rolled
from bot.features.fairness.model.proof import proof_of, read_proof, write_proof
from bot.features.fairness.service.verification import verify
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Place
from bot.match.model.phases import Closed, Closing, Finished
from bot.match.model.refusals import MatchRefusal
from bot.match.model.seal import takes_words
from bot.match.model.variants import SETTLING, Deal, Duplicate
from bot.match.service.dice_cup import SEED_BYTES
from bot.match.service.presses import Outdated
from tests.support.matches.alone.deal_table import (
    DEAL,
    HOUR,
    RULES,
    DealTable,
    build_deals,
    rolls_of,
)
from tests.support.matches.table import ADA, BEN, CLEO, HERE


@pytest.fixture
def deals() -> Iterator[DealTable]:
    table = build_deals()
    yield table
    table.table.deadlines.pause()


async def test_everybody_has_the_same_dice_whatever_they_keep(
    deals: DealTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "new_seed", lambda: bytes(SEED_BYTES))
    await deals.seal()
    everyone = [replace(ADA, user_id=number) for number in range(1, 41)]
    games = [
        rolls_of(await deals.play_anyhow(await deals.open(person), Random(person.user_id)))
        for person in everyone
    ]
    compared = 0
    for roll in set().union(*games):
        seen = sorted([game[roll] for game in games if roll in game], key=len)
        longest = seen[-1]
        assert all(dice == longest[: len(dice)] for dice in seen)
        compared += len({len(dice) for dice in seen}) > 1
    assert compared > 5, "they kept different numbers of dice"
    assert {game[1, 1] for game in games} == {games[0][1, 1]}


async def test_the_seal_was_there_before_and_every_game_proves_it(deals: DealTable) -> None:
    seal = await deals.seal()
    games = [
        await deals.play_anyhow(await deals.open(person), Random(person.user_id))
        for person in (ADA, BEN, CLEO)
    ]
    for match in games:
        assert proof_of(match, parse_game(match.log), deals.now) is None, "others still play"
    await deals.deals.close(DEAL)
    deals.table.clock.time += SETTLING
    for number in (match.id for match in games):
        match = deals.table.store.matches[number]
        proof = proof_of(match, parse_game(match.log), deals.now)
        assert proof is not None
        line = write_proof(proof)
        assert " deal=t12.3 " in line
        assert read_proof(line) == proof
        assert verify(read_proof(line)).fault is None
        assert proof.commitment == seal == hashlib.sha256(proof.seed).hexdigest()


async def test_of_several_seals_the_first_one_counts(deals: DealTable) -> None:
    first = await deals.seal()
    assert await deals.seal(hours=5) == first
    assert (await deals.open(ADA)).deadline == deals.now + HOUR
    assert await deals.seal(Deal(12, 4)) != first
    assert await deals.seal(Deal(13, 3)) != first


async def test_nobody_plays_twice(deals: DealTable) -> None:
    await deals.seal()
    begun = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=1)
    elsewhere = (await deals.deals.open(DEAL, Place(guild_id=51, channel_id=61), ADA)).match
    assert elsewhere == begun
    ended = await deals.play_anyhow(begun, Random(2))
    assert isinstance(ended.phase, Finished)
    assert await deals.open(ADA) == ended
    assert len(deals.table.store.matches) == 1


async def test_asked_for_in_two_windows_at_once_it_begins_once(deals: DealTable) -> None:
    await deals.seal()
    games = await asyncio.gather(*(deals.open(ADA) for _ in range(5)))
    assert len({game.id for game in games}) == 1
    match = games[0]
    presses = [deals.press(match, message_id=number) for number in range(2)]
    told = await asyncio.gather(*map(deals.play.roll, presses), return_exceptions=True)
    assert sum(isinstance(answer, Outdated) for answer in told) == 1, "the same roll, once"


async def test_others_cannot_press_it(deals: DealTable) -> None:
    await deals.seal()
    match = await deals.open(ADA)
    with pytest.raises(Refused, match=MatchRefusal.GAME_GONE):
        await deals.play.roll(deals.press(match, user_id=BEN.user_id))


async def test_nothing_tells_the_dice_before_all_have_played(deals: DealTable) -> None:
    await deals.seal()
    match = await deals.open(ADA)
    assert not takes_words(match)
    assert not match.allows_hints
    ended = await deals.play_anyhow(match, Random(1))
    [sealed] = deals.store.deals.values()
    assert repr(sealed.seed) not in repr(ended)
    assert not faces_rolled(ended), "the count of all faces would tell, and count them twice"
    assert match.turn_ends is None, "turns have no clock of their own"
    assert await deals.table.store.open_in(HERE.channel_id) == []


async def test_a_deal_that_was_never_sealed_cannot_be_asked_for(deals: DealTable) -> None:
    for ask in (deals.open(ADA), deals.deals.results(DEAL), deals.deals.move_end(DEAL, 5)):
        with pytest.raises(Refused, match=MatchRefusal.GAME_GONE):
            await ask


async def test_a_deal_that_is_over_cannot_be_begun(deals: DealTable) -> None:
    await deals.seal()
    ended = await deals.play_anyhow(await deals.open(ADA), Random(1))
    deals.table.clock.time += HOUR
    with pytest.raises(Refused, match=DuplicateRefusal.DEAL_OVER):
        await deals.open(BEN)
    assert await deals.open(ADA) == ended, "whoever has played looks at it"


async def test_what_is_banked_when_time_is_up_counts(deals: DealTable) -> None:
    await deals.seal()
    played = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=2)
    unbegun = await deals.open(BEN)
    await deals.shared.time_up(played)
    assert deals.table.store.matches[played.id] == played, "not before the end"
    deals.table.clock.time += HOUR
    for match in (played, unbegun):
        await deals.shared.time_up(match)
    ended = deals.table.store.matches[played.id]
    assert isinstance(ended.phase, Finished)
    assert ended.state.totals == played.state.totals
    closed = deals.table.store.matches[unbegun.id]
    assert closed.phase == Closed(deals.now, Closing.EXPIRED)
    results = await deals.deals.results(DEAL)
    assert [(row.person, row.score) for row in results.rows] == [(ADA, played.state.totals[0])]


async def test_the_end_of_all_games_moves(deals: DealTable) -> None:
    await deals.seal()
    playing = await deals.open(ADA)
    ended = await deals.play_anyhow(await deals.open(BEN), Random(1))
    later = deals.now + 9 * HOUR
    assert await deals.deals.move_end(DEAL, later)
    assert deals.noted == [later]
    assert (await deals.open(ADA)).variant == Duplicate(DEAL, later)
    assert (await deals.open(BEN)).variant.secret_until == later + SETTLING
    deals.table.clock.time += 2 * HOUR
    moved = (await deals.play.roll(deals.press(playing))).match
    assert moved.deadline == later
    assert proof_of(await deals.open(BEN), parse_game(ended.log), deals.now) is None


async def test_a_move_that_is_saved_while_the_end_moves_does_not_end_the_game(
    deals: DealTable,
) -> None:
    await deals.seal()
    playing = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=1)
    later = deals.now + 9 * HOUR
    await deals.deals.move_end(DEAL, later)
    stale = replace(deals.table.store.matches[playing.id], deadline=deals.now + HOUR)
    deals.table.store.matches[playing.id] = stale
    deals.table.clock.time += HOUR
    await deals.shared.time_up(stale)
    healed = deals.table.store.matches[playing.id]
    assert (healed.is_open, healed.deadline) == (True, later)


async def test_the_next_move_takes_the_end_of_the_deal(deals: DealTable) -> None:
    await deals.seal()
    playing = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=1)
    sooner = deals.now + 60
    await deals.deals.move_end(DEAL, sooner)
    stale = replace(deals.table.store.matches[playing.id], deadline=deals.now + HOUR)
    deals.table.store.matches[playing.id] = stale
    assert (await deals.play.roll(deals.press(playing))).match.deadline == sooner


async def test_dice_that_may_be_known_are_not_played_any_more(deals: DealTable) -> None:
    await deals.seal()
    deals.table.clock.time += HOUR
    assert not await deals.deals.move_end(DEAL, deals.now + HOUR)
    with pytest.raises(Refused, match=DuplicateRefusal.DEAL_OVER):
        await deals.open(ADA)
    down_since = deals.now - 60
    assert await deals.deals.move_end(DEAL, deals.now + HOUR, as_of=down_since)
    assert (await deals.open(ADA)).is_open


async def test_when_it_is_closed_nobody_plays_on_or_begins(deals: DealTable) -> None:
    await deals.seal()
    playing = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=1)
    await deals.deals.close(DEAL)
    with pytest.raises(Outdated) as outdated:
        await deals.play.roll(deals.press(playing))
    assert outdated.value.refused is not None
    assert outdated.value.refused.refusal is MatchRefusal.DEAL_ENDED
    with pytest.raises(Refused, match=DuplicateRefusal.DEAL_OVER):
        await deals.open(BEN)


async def test_no_game_begins_while_its_deal_is_closed(
    deals: DealTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = deals.table.store.add

    async def add_slowly(match: Match, most: int = 1) -> Match:
        for _ in range(9):
            await asyncio.sleep(0)  # as a database may take its time
        return await add(match, most)

    monkeypatch.setattr(deals.table.store, "add", add_slowly)
    await deals.seal()
    everyone = [replace(ADA, user_id=number) for number in range(1, 9)]
    begun = [asyncio.ensure_future(deals.open(person)) for person in everyone[:4]]
    for _ in range(3):
        await asyncio.sleep(0)  # one of them is being stored
    late = [deals.open(person) for person in everyone[4:]]
    told = await asyncio.gather(*begun, deals.deals.close(DEAL), *late, return_exceptions=True)
    assert any(isinstance(answer, Match) for answer in told)
    assert any(isinstance(answer, Refused) for answer in told)
    assert not any(match.is_open for match in deals.table.store.matches.values())


async def test_a_new_process_goes_on(deals: DealTable) -> None:
    seal = await deals.seal()
    match = await deals.play_anyhow(await deals.open(ADA), Random(1), turns=1)
    fresh = build_deals(deals.table.store, deals.store)
    assert await fresh.open(ADA) == match
    assert await fresh.deals.seal(DEAL, RULES, 5) == seal
    ended = await fresh.play_anyhow(match, Random(2))
    assert isinstance(ended.phase, Finished)
