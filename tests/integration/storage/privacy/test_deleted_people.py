"""People are deleted from every table, and others keep what is theirs."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from bot.database.opening import Address
from bot.database.ports import Transaction
from bot.features.privacy.store import people
from bot.match.model.match import Person, Place, Word
from bot.storage import PERSONAL_DATA, recount
from tests.support.storage.engines import outside, rows_of
from tests.support.storage.games import (
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    play_out,
    resigned,
)
from tests.support.storage.killed import KilledError, kill_after
from tests.support.storage.stores import Storage
from tests.support.storage.traces import (
    BEN,
    CHANNEL,
    CLEO,
    FORMER,
    HERE,
    ZORA,
    close,
    dump,
    leave_every_trace,
    let_zora_leave,
    play,
    tables_of,
    tables_with,
)

T = TypeVar("T")


async def test_no_table_has_a_deleted_person(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    assert tables_of(PERSONAL_DATA.people) <= tables_with(path, ZORA.user_id)
    assert not await storage.privacy.forget_person(ZORA.user_id, FORMER), "she is in a game"
    await let_zora_leave(storage)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    assert tables_with(path, ZORA.user_id, "Zora") == set()
    assert await recount(path, fix=False) == []


async def test_results_of_others_stay_as_they_were(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    await let_zora_leave(storage)
    alone = {"results", "awards", "daily_streaks", "people"}
    before = {row for row in dump(path) if row[0] in alone and str(ZORA.user_id) not in row[1]}
    kept = await storage.privacy.export(BEN.user_id)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    after = {row for row in dump(path) if row[0] in alone and str(FORMER.user_id) not in row[1]}
    assert after == before
    now = await storage.privacy.export(BEN.user_id)
    changed = {"preferences", "former_blocks", "declines", "rated_pairs", "ladder_challenges"}
    for table in tables_of(PERSONAL_DATA.people) - changed:
        assert now[table] == kept[table], table
    assert [row["declined_by"] for row in now["declines"]] == ["you"]
    assert [row["choices"] for row in now["preferences"]] == [{"blocked": 1}]
    assert (kept["former_blocks"], now["former_blocks"]) == ([{"people": 1}], [{"people": 2}])


@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("luck", "luck"),
        ("zORAs", ""),
        ("𝓩𝓸𝓻𝓪", ""),  # noqa: RUF001 - letters that look like hers
        ("q", ""),
        ("quick", "quick"),
        ("🎲🎲", ""),
        (f"x{ZORA.user_id}", ""),
    ],
)
async def test_words_stay_unless_the_name_is_in_them(
    word: str, left: str, storage: Storage
) -> None:
    words = (Word(ZORA.user_id, word), Word(BEN.user_id, "zora"))
    await finish_one(storage.matches, invitation(players=(Person(ZORA.user_id, "🎲"), BEN)))
    match = replace(invitation(players=(ZORA, BEN)), words=words)
    done = await finish_one(storage.matches, match)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    kept = await storage.matches.get(done.id)
    assert kept is not None
    assert kept.words == (Word(FORMER.user_id, left), Word(BEN.user_id, "zora"))
    assert kept.players == (FORMER, BEN)


async def test_a_game_goes_on_without_a_deleted_person(storage: Storage, path: Path) -> None:
    laid = replace(invitation(CHANNEL, HERE, (ZORA, BEN, CLEO)), rated=True)
    await play(storage, ZORA, BEN)
    begun = await storage.matches.begin(
        accepted(await storage.matches.add(replace(laid, place=Place(HERE, CHANNEL + 1)))), NOW
    )
    left = resigned(begun, 0)
    await storage.matches.save(left)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    now = await storage.matches.get(left.id)
    assert now is not None
    assert now.version == left.version + 1, "who still has it in memory cannot save it"
    assert now.players == (FORMER, BEN, CLEO)
    await play_out(storage.matches, now, Random(3))
    assert await recount(path, fix=False) == []
    assert tables_with(path, ZORA.user_id, "Zora") == set()


@pytest.mark.parametrize("writes", [1, 2, 3])
async def test_a_deletion_that_is_cut_off_goes_on(
    storage: Storage, address: Address, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    monkeypatch.setattr(people, "MATCHES_AT_ONCE", 2)
    called = [Person(ZORA.user_id, name) for name in ("Zora Q", "Alia", "Zora Q", "Alia")]
    words = (Word(ZORA.user_id, "alias"), Word(BEN.user_id, "alias"))
    games = [
        await finish_one(storage.matches, replace(invitation(players=(person, BEN)), words=words))
        for person in called
    ]
    with monkeypatch.context() as patched:
        kill_after(writes, storage.database, patched)
        with pytest.raises(KilledError):
            await storage.privacy.forget_games(ZORA.user_id, FORMER)
    assert await storage.retention.leaving_people() == [ZORA.user_id]

    late = Person(-9, "")
    await storage.privacy.forget_games(ZORA.user_id, late)
    assert await storage.privacy.forget_person(ZORA.user_id, late)
    assert await storage.retention.leaving_people() == []
    for game in games:
        kept = await storage.matches.get(game.id)
        assert kept is not None
        assert kept.players == (FORMER, BEN), "all games have the same former player"
        assert kept.words == (Word(FORMER.user_id, ""), Word(BEN.user_id, "alias"))
    with outside(address) as other:
        rows = [repr(row) for _, found in rows_of(other) for row in found]
    assert not [row for row in rows if str(ZORA.user_id) in row or "Zora" in row or "Alia" in row]
    assert await recount(address, fix=False) == []


@pytest.mark.parametrize("note", ["{", "[]", "{}", '{"former": -5, "names": [1, null]}'])
async def test_a_damaged_note_of_a_deletion_is_no_obstacle(
    storage: Storage, address: Address, note: str
) -> None:
    await play(storage, ZORA, BEN)
    with outside(address) as other:
        other.execute(
            "INSERT INTO notes (key, value) VALUES (?, ?)", [f"deleting {ZORA.user_id}", note]
        )
    await storage.privacy.forget_games(ZORA.user_id, FORMER)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
    assert await storage.retention.leaving_people() == []
    with outside(address) as other:
        rows = [repr(row) for _, found in rows_of(other) for row in found]
    assert not [row for row in rows if str(ZORA.user_id) in row or "Zora" in row]


@pytest.mark.parametrize("writes", [1, 2, 3])
async def test_a_recount_meanwhile_is_no_obstacle(
    storage: Storage, address: Address, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    """It takes her for two people, and so she stays two: all figures follow from the games."""
    monkeypatch.setattr(people, "MATCHES_AT_ONCE", 2)
    for seed in range(3):
        await play(storage, ZORA, BEN, seed=seed)
        await play(storage, ZORA, CLEO, seed=seed)
    await leave_every_trace(storage)
    await let_zora_leave(storage)
    with monkeypatch.context() as patched:
        kill_after(writes, storage.database, patched)
        with pytest.raises(KilledError):
            await storage.privacy.forget_games(ZORA.user_id, FORMER)
    await recount(address, fix=True)

    late = Person(-9, "")
    await storage.privacy.forget_games(ZORA.user_id, late)
    assert await storage.privacy.forget_person(ZORA.user_id, late)
    assert await recount(address, fix=False) == []
    with outside(address) as other:
        rows = [repr(row) for _, found in rows_of(other) for row in found]
    assert not [row for row in rows if str(ZORA.user_id) in row or "Zora" in row]


async def test_games_that_came_to_no_end_are_renamed_some_at_a_time(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can begin and close as many as they like; those of others with such an id stay."""
    monkeypatch.setattr(people, "MATCHES_AT_ONCE", 2)
    longer = Person(10 * ZORA.user_id, "Zoe")
    begun = (ZORA, longer, ZORA, ZORA, longer, ZORA, ZORA)
    games = [
        await close(storage, await storage.matches.add(invitation(players=(person, BEN))), NOW)
        for person in begun
    ]
    await storage.privacy.forget_games(ZORA.user_id, FORMER)
    for game, before in zip(games, begun, strict=True):
        kept = await storage.matches.get(game)
        assert kept is not None
        assert kept.players == (longer if before is longer else FORMER, BEN)
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)


async def test_who_asks_twice_keeps_what_comes_after_the_first(
    storage: Storage, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second deletion is halfway while the first ends, and another game begins and ends."""
    monkeypatch.setattr(people, "MATCHES_AT_ONCE", 1)
    for seed in range(3):
        await play(storage, ZORA, BEN, seed=seed)
    write, left = storage.database.write, 2

    async def and_meanwhile(work: Callable[[Transaction], T]) -> T:
        nonlocal left
        done = await write(work)
        left -= 1
        if not left:
            await storage.privacy.forget_games(ZORA.user_id, FORMER)
            assert await storage.privacy.forget_person(ZORA.user_id, FORMER)
            await play(storage, ZORA, BEN)
        return done

    monkeypatch.setattr(storage.database, "write", and_meanwhile)
    late = Person(-9, "")
    await storage.privacy.forget_games(ZORA.user_id, late)
    assert await recount(address, fix=False) == []
    assert await storage.privacy.forget_person(ZORA.user_id, late)
    assert await recount(address, fix=False) == []


async def test_who_is_in_a_game_again_is_deleted_later_but_as_the_same(storage: Storage) -> None:
    done = await play(storage, ZORA, BEN)
    await storage.privacy.forget_games(ZORA.user_id, FORMER)
    begun = await storage.matches.add(invitation(CHANNEL, HERE, (ZORA, BEN)))
    late = Person(-9, "")
    assert not await storage.privacy.forget_person(ZORA.user_id, late)
    assert await storage.retention.leaving_people() == [ZORA.user_id]
    begun = accepted(begun)
    await storage.matches.save(begun)
    left = await commit(storage.matches, resigned(begun, 0))
    assert await storage.privacy.forget_person(ZORA.user_id, late)
    for game in (done, left):
        kept = await storage.matches.get(game.id)
        assert kept is not None
        assert kept.players == (FORMER, BEN)
