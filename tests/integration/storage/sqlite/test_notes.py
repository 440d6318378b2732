from pathlib import Path

from tests.support.storage.stores import open_storage


async def test_a_note_is_read_as_it_was_last_written(path: Path) -> None:
    async with open_storage(path) as storage:
        assert await storage.notes.read("commands") is None
        await storage.notes.write("commands", "one")
        await storage.notes.write("commands", "two")
        await storage.notes.write("dice", "")
    async with open_storage(path) as storage:
        assert await storage.notes.read("commands") == "two"
        assert await storage.notes.read("dice") == ""
