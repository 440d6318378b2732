"""People are deleted from every table, and others keep what is theirs."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.match.model.match import Person, Place, Word
from bot.storage import PERSONAL_DATA, recount
from tests.support.storage.games import NOW, accepted, finish_one, invitation, play_out, resigned
from tests.support.storage.stores import Storage
from tests.support.storage.traces import (
    BEN,
    CHANNEL,
    CLEO,
    FORMER,
    HERE,
    ZORA,
    dump,
    leave_every_trace,
    let_zora_leave,
    play,
    tables_of,
    tables_with,
)


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
    assert [each["declined_by"] for each in now["declines"]] == ["you"]
    assert [each["choices"] for each in now["preferences"]] == [{"blocked": 1}]
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
