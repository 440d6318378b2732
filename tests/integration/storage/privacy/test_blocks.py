"""Blocks outlive the data of whoever is blocked, as hashes that tell nothing without their key."""

import fcntl
import hashlib
import logging
import os
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest

from bot.database.errors import StorageError
from bot.features.tables.store.block_key import open_block_key
from bot.match.model.match import Person
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, CLEO, finish_one, invitation
from tests.support.storage.stores import Storage, open_storage

FORMER = Person(-77, "")
ZORA = Person(812_345_678_901_234_567, "Zora")


async def block(storage: Storage, *blockers: Person) -> None:
    """Let `blockers` have Zora, and Cleo, on their lists."""
    for blocker in blockers:
        await storage.settings.set_for_person(
            blocker.user_id, "blocked", [CLEO.user_id, ZORA.user_id]
        )


async def delete_zora(storage: Storage) -> None:
    assert await storage.privacy.forget_person(ZORA.user_id, FORMER)


def digests(connection: Outsider) -> dict[int, bytes]:
    """Return what stands for each person's block."""
    return dict(connection.execute("SELECT user_id, digest FROM former_blocks").fetchall())


@pytest.fixture
def key_file(path: Path) -> Path:
    return path.with_name(f"{path.name}-key")


async def test_who_blocked_somebody_that_deletes_their_data_keeps_that(storage: Storage) -> None:
    await block(storage, ADA, BEN)
    assert await storage.blocks.holding(ZORA.user_id, [ADA.user_id, BEN.user_id]) == set()
    await delete_zora(storage)
    people = [ADA.user_id, BEN.user_id, CLEO.user_id]
    assert await storage.blocks.holding(ZORA.user_id, people) == {ADA.user_id, BEN.user_id}
    assert await storage.blocks.holding(CLEO.user_id, people) == set()
    assert [await storage.blocks.count(person) for person in people] == [1, 1, 0]
    lists = await storage.settings.people()
    assert [lists[person.user_id].blocked for person in (ADA, BEN)] == [(CLEO.user_id,)] * 2


async def test_deleting_again_changes_nothing(storage: Storage, outsider: Outsider) -> None:
    await block(storage, ADA)
    await delete_zora(storage)
    once = digests(outsider)
    await block(storage, ADA)
    await finish_one(storage.matches, invitation(players=(ZORA, BEN)))
    await delete_zora(storage)
    assert digests(outsider) == once
    assert await storage.blocks.count(ADA.user_id) == 1


async def test_nobody_reads_from_the_database_who_it_was(
    storage: Storage, outsider: Outsider, path: Path, key_file: Path
) -> None:
    await block(storage, ADA, BEN)
    await delete_zora(storage)
    found = digests(outsider)
    assert found[ADA.user_id] != found[BEN.user_id], "two lists cannot be compared"
    assert found.keys() == {ADA.user_id, BEN.user_id}
    for guess in guesses(ADA.user_id, ZORA.user_id):
        assert guess not in found.values()
    key = key_file.read_text(encoding="ascii").strip()
    for file in path.parent.iterdir():
        content = file.read_bytes()
        assert str(ZORA.user_id).encode() not in content
        assert ZORA.user_id.to_bytes(8) not in content
        if file != key_file:
            assert key.encode() not in content
            assert bytes.fromhex(key) not in content


def guesses(*ids: int) -> Iterator[bytes]:
    """Yield what would stand there if it took no key."""
    for text in (str(ids[1]), "".join(map(str, ids)), " ".join(map(str, ids))):
        yield text.encode()
        yield hashlib.sha256(text.encode()).digest()


async def test_blocks_are_lifted_one_by_one_or_all_at_once(storage: Storage) -> None:
    await block(storage, ADA, BEN)
    await delete_zora(storage)
    await storage.blocks.lift(ADA.user_id, [CLEO.user_id])
    assert await storage.blocks.count(ADA.user_id) == 1
    await storage.blocks.lift(ADA.user_id, [CLEO.user_id, ZORA.user_id])
    assert await storage.blocks.count(ADA.user_id) == 0
    assert await storage.blocks.holding(ZORA.user_id, [BEN.user_id]) == {BEN.user_id}
    await storage.blocks.lift_all(BEN.user_id)
    assert await storage.blocks.holding(ZORA.user_id, [BEN.user_id]) == set()


async def test_who_deletes_their_own_data_blocks_nobody_any_more(
    storage: Storage, outsider: Outsider
) -> None:
    await block(storage, ADA, BEN)
    await delete_zora(storage)
    export = await storage.privacy.export(ADA.user_id)
    assert export["former_blocks"] == [{"people": 1}]
    assert await storage.privacy.forget_person(ADA.user_id, Person(-78, ""))
    assert digests(outsider).keys() == {BEN.user_id}
    assert (await storage.privacy.export(ADA.user_id))["former_blocks"] == []


# ------------------------------------------------------------------------------------- the key


async def test_the_key_is_made_once_for_the_bots_own_user(path: Path, key_file: Path) -> None:
    before = os.umask(0)
    try:
        async with open_storage(path) as storage:
            await block(storage, ADA)
            await delete_zora(storage)
    finally:
        os.umask(before)
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600
    key = key_file.read_bytes()
    async with open_storage(path) as storage:
        assert await storage.blocks.holding(ZORA.user_id, [ADA.user_id]) == {ADA.user_id}
    assert key_file.read_bytes() == key
    assert key.decode().strip() not in repr(open_block_key(path))


async def test_a_lost_key_is_told_and_may_be_put_back(
    path: Path, key_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_storage(path) as storage:
        await block(storage, ADA, BEN)
        await delete_zora(storage)
    lost = key_file.rename(key_file.with_name("backup"))
    assert caplog.records == []
    async with open_storage(path) as storage:
        assert await storage.blocks.holding(ZORA.user_id, [ADA.user_id]) == set()
        assert await storage.blocks.count(ADA.user_id) == 0, "what holds no longer is not counted"
    [told] = caplog.records
    assert told.levelno == logging.WARNING
    assert told.getMessage().startswith("2 blocks of people who have deleted their data hold no")
    lost.rename(key_file)
    async with open_storage(path) as storage:
        assert await storage.blocks.holding(ZORA.user_id, [ADA.user_id]) == {ADA.user_id}
    assert caplog.records == [told]


@pytest.mark.parametrize("content", [b"nonsense\n", b"ab" * 31, b"ab" * 33, b"\xff\xfe" * 32])
def test_a_file_that_is_no_key_is_not_written_over(
    content: bytes, path: Path, key_file: Path
) -> None:
    key_file.write_bytes(content)
    with pytest.raises(StorageError, match=r"is no key\. Put it back from a backup; or delete it"):
        open_block_key(path)
    assert key_file.read_bytes() == content


def test_a_file_that_was_cut_to_nothing_becomes_a_key(path: Path, key_file: Path) -> None:
    key_file.touch()
    assert open_block_key(path) == open_block_key(path)


def test_a_key_is_made_in_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    database = tmp_path / "data" / "farkle" / "farkle.db"
    assert open_block_key(database) == open_block_key(database)
    assert [file.name for file in database.parent.iterdir()] == ["farkle.db-key"]


def test_a_key_that_cannot_be_used_is_told_in_plain_words(path: Path, key_file: Path) -> None:
    key_file.mkdir()
    with pytest.raises(StorageError, match=r"cannot be used .*let the bot's own user read it"):
        open_block_key(path)


def test_a_link_to_the_database_leads_to_the_same_key(path: Path, tmp_path: Path) -> None:
    path.touch()
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    assert open_block_key(link) == open_block_key(path)


def test_who_starts_second_waits_for_the_key_that_is_being_written(
    path: Path, key_file: Path
) -> None:
    with ThreadPoolExecutor(1) as threads, key_file.open("a", encoding="ascii") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        second = threads.submit(open_block_key, path)
        assert not wait([second], timeout=0.2).done
        file.write("ab" * 32)
        file.close()
        assert second.result() == open_block_key(path)
    assert key_file.read_text(encoding="ascii") == "ab" * 32


def test_a_key_is_on_the_disk_before_anything_is_kept_by_it(
    path: Path, key_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_disk: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: on_disk.append(os.fstat(file).st_size))
    open_block_key(path)
    assert on_disk == [key_file.stat().st_size]


def test_of_two_that_start_at_once_both_have_the_same_key(path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(open_block_key, [path] * 32))) == 1
