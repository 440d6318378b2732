"""Somebody who leaves every trace, and who looks for what is left of them."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import RollButton
from bot.features.privacy.buttons import ForgetButton
from bot.features.privacy.view import DATA_FILE
from bot.features.settings.model import Challengers
from bot.features.tables.buttons import DeclineButton
from bot.kit.components.raw import walk
from tests.support.buttons import Kind, read_button
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.messages.panel import Panel
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.storage.engines import rows_of

DAY = 24 * 3600


async def data_of(table: Table, who: MemberActor) -> dict[str, list[dict[str, object]]]:
    """Let somebody ask for their data, and return it by table."""
    given = await who.slash(table.channel, "farkle privacy export")
    assert told(given).startswith(say("privacy-exported"))
    assert given.response is not None
    [file] = given.response.attachments
    assert file.filename == DATA_FILE
    whole = json.loads(await file.read())
    assert whole["user_id"] == str(who.id)
    tables: dict[str, list[dict[str, object]]] = whole["tables"]
    return tables


class Search:
    """Looks for somebody or a server in everything that is kept: tables, raw files, and the log."""

    def __init__(self, table: Table, *ids: int, name: str = "") -> None:
        self._table = table
        self._ids = ids
        self._name = name

    @property
    def files(self) -> Sequence[str]:
        """Return the files of the database, which are first to have what is written."""
        return ["farkle.db-wal"] if isinstance(self._table.settings.database, Path) else []

    def found(self, log: str) -> set[str]:
        """Return where something was found."""
        folder = self._table.settings.files.parent
        found = {str(path.name) for path in folder.rglob("*") if self._in_bytes(path.read_bytes())}
        found |= {name for name, rows in self._tables() if self._in_text(rows)}
        return found | ({"log"} if self._in_text(log) else set())

    def _tables(self) -> Iterator[tuple[str, str]]:
        with self._table.outside() as connection:
            for name, rows in rows_of(connection):
                yield name, repr(rows)

    def _in_text(self, text: str) -> bool:
        return any(str(snowflake) in text for snowflake in self._ids) or (
            self._name != "" and self._name.casefold() in text.casefold()
        )

    def _in_bytes(self, content: bytes) -> bool:
        return self._in_text(content.decode("latin-1")) or any(
            needle in content
            for snowflake in self._ids
            for needle in (snowflake.to_bytes(8), varint(snowflake))
        )


def varint(number: int) -> bytes:
    """Return a key as SQLite writes it: seven bits a byte, and eight in a ninth."""
    parts = [number & 0xFF] if number >> 56 else [number & 0x7F]
    number >>= 8 if number >> 56 else 7
    while number:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(reversed(parts))


async def press_in(who: MemberActor, asked: InteractionResult, kind: Kind) -> InteractionResult:
    """Press a button of a private message."""
    assert asked.response is not None
    [button] = [
        str(component["custom_id"])
        for component in walk(asked.response.components)
        if "custom_id" in component and type(read_button(str(component["custom_id"]))) is kind
    ]
    return await who.click(asked.response.message, custom_id=button)


async def delete_all(table: Table, who: MemberActor) -> str:
    """Let somebody delete everything about themselves, and return what they were asked."""
    asked = await who.slash(table.channel, "farkle privacy delete")
    question = told(asked)
    await press_in(who, asked, ForgetButton)
    assert told(asked) == say("privacy-deleted")
    await table.env.settle()
    return question


async def play(table: Table, words: dict[MemberActor, str]) -> None:
    """Play a whole game with words in its dice."""
    await table.begin(target=1000)
    for who, word in words.items():
        asked = await ask_word(table, who)
        await who.submit_modal(asked, {"answer": word})
    await play_to_the_end(table)


async def leave_traces(table: Table, zora: MemberActor) -> None:
    """Let her do everything that leaves one, and be in the middle of three things."""
    chosen = Panel(zora, await zora.slash(table.channel, "farkle preferences"))
    await chosen.prefer("challenges", Challengers.SERVER)
    await chosen.block(table.dora)
    blocks = Panel(table.cleo, await table.cleo.slash(table.channel, "farkle preferences"))
    await blocks.block(zora, table.dora)
    await play(table, {table.ada: "ada-luck", zora: "luck"})
    await play(table, {zora: "ZORABELLA1"})
    declined = await table.challenge(zora, table.ada)
    assert not declined.ephemeral
    await table.press(table.ada, DeclineButton)
    day = await open_day(table, zora)
    await day.turn()
    await table.begin(rated=True)
    await table.press(table.ada, RollButton)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    await zora.slash(other, "farkle challenge", opponent=table.ada)
