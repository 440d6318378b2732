"""What is kept of people and servers: told, given as a file, and deleted without a trace."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import MoreButton, RollButton
from bot.features.fairness.buttons import WordButton
from bot.features.privacy.buttons import ForgetButton, ForgetServerButton
from bot.features.privacy.model import SERVER_KEPT
from bot.features.privacy.view import DATA_FILE
from bot.features.settings.buttons import UnblockButton
from bot.features.settings.model import Challengers
from bot.features.tables.buttons import AcceptButton, DeclineButton, RematchButton
from bot.storage import recount
from tests.e2e.tables.test_consent import preferences
from tests.e2e.tables.test_tables import gather
from tests.e2e.tables.test_tables import play as play_table
from tests.e2e.test_settings import Panel, open_settings
from tests.support.buttons import Kind, read_button
from tests.support.e2e.daily_game import open_day
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.table import Table, say, told, walk

CHALLENGES, BLOCKED = 1, 2
"""The places of a person's preferences."""

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

    def found(self, log: str) -> set[str]:
        """Return where something was found."""
        folder = self._table.settings.database.parent
        found = {str(path.name) for path in folder.rglob("*") if self._in_bytes(path.read_bytes())}
        found |= {name for name, rows in self._tables() if self._in_text(rows)}
        return found | ({"log"} if self._in_text(log) else set())

    def _tables(self) -> Iterator[tuple[str, str]]:
        with closing(sqlite3.connect(self._table.settings.database)) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            for (name,) in names.fetchall():
                yield name, repr(connection.execute(f"SELECT * FROM {name}").fetchall())  # noqa: S608 - names of ours

    def _in_text(self, text: str) -> bool:
        return any(str(each) in text for each in self._ids) or (
            self._name != "" and self._name.casefold() in text.casefold()
        )

    def _in_bytes(self, content: bytes) -> bool:
        return self._in_text(content.decode("latin-1")) or any(
            needle in content for each in self._ids for needle in (each.to_bytes(8), varint(each))
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
        str(each["custom_id"])
        for each in walk(asked.response.components)
        if "custom_id" in each and type(read_button(str(each["custom_id"]))) is kind
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
        asked = await table.press(who, WordButton)
        await who.submit_modal(asked, {"answer": word})
    await play_to_the_end(table)


@pytest.fixture
async def zora(table: Table) -> MemberActor:
    """Return somebody with a name that nothing else has, in the place of Ben."""
    user = table.env.create_user("zorabella", global_name="Zorabella")
    table.ben = table.guild.add_member(user)
    await table.env.settle()
    return table.ben


async def leave_traces(table: Table, zora: MemberActor) -> None:
    """Let her do everything that leaves one, and be in the middle of three things."""
    chosen = Panel(zora, await zora.slash(table.channel, "farkle preferences"))
    await chosen.prefer(CHALLENGES, Challengers.SERVER)
    await chosen.set_people(BLOCKED, table.dora)
    blocks = Panel(table.cleo, await table.cleo.slash(table.channel, "farkle preferences"))
    await blocks.set_people(BLOCKED, zora, table.dora)
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


async def test_nothing_is_left_of_a_person(
    table: Table, zora: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await leave_traces(table, zora)
    search = Search(table, zora.id, name="Zorabella")
    before = search.found(caplog.text)
    assert {"matches", "people", "figures", "results", "preferences", "farkle.db-wal"} <= before
    assert "log" not in before, "nobody is named there in the first place"
    figures = (await data_of(table, table.ada))["figures"]
    question = await delete_all(table, zora)
    assert say("privacy-delete-open", games=3) in question
    assert search.found(caplog.text) == set()
    assert await recount(table.settings.database, fix=False) == []
    assert "a former player" in table.board(), "she has resigned"
    mine = await data_of(table, table.ada)
    everywhere = {"guild_id": "0", "period": "all", "ruleset": ""}
    [then] = [each for each in figures if everywhere.items() <= each.items()]
    [now] = [each for each in mine["figures"] if everywhere.items() <= each.items()]
    assert (now["games"], now["wins"]) == (then["games"] + 1, then["wins"] + 1)  # type: ignore[operator] # numbers
    assert {row["rival"] for row in mine["rivalries"]} == {"opponent"}
    rivals = told(await table.ada.slash(table.channel, "farkle rivals"))
    assert "a former player" in rivals
    past = told(await table.ada.slash(table.channel, "farkle history"))
    assert "a former player" in past


async def test_dice_can_still_be_checked_but_where_a_name_was_in_them(
    table: Table, zora: MemberActor
) -> None:
    await play(table, {table.ada: "ada-luck", zora: "luck"})
    await play(table, {zora: "ZORABELLA1"})
    await delete_all(table, zora)
    kept = told(await table.ada.slash(table.channel, "farkle verify", game=1))
    assert say("dice-word", word="luck", name="a former player") in kept
    gone = told(await table.ada.slash(table.channel, "farkle verify", game=2))
    assert say("dice-lack-word") in gone


async def test_who_was_deleted_begins_anew(table: Table, zora: MemberActor) -> None:
    await play(table, {})
    await delete_all(table, zora)
    assert not any((await data_of(table, zora)).values())
    await play(table, {})
    await table.restart()
    mine = await data_of(table, zora)
    assert len(mine["results"]) == len(mine["matches"]) == 1
    rivals = told(await table.ada.slash(table.channel, "farkle rivals"))
    assert "Zorabella" in rivals
    assert "a former player" in rivals
    assert await recount(table.settings.database, fix=False) == []


async def test_others_play_on_and_bring_nobody_back(
    table: Table, zora: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    people = {"Ada": table.ada, "Zorabella": zora, "Cleo": table.cleo}
    await gather(table, people, target=1000)
    asked = await table.press(zora, WordButton)
    await zora.submit_modal(asked, {"answer": "luck"})
    await table.press(table.ada, RollButton)
    await delete_all(table, zora)
    assert "a former player" in table.board()
    refused = await table.press(zora, MoreButton)
    assert "Zorabella" not in told(refused)
    await play_table(table, people)
    assert Search(table, zora.id, name="Zorabella").found(caplog.text) == set()
    assert await recount(table.settings.database, fix=False) == []
    assert not table.can(RematchButton), "who is gone cannot agree to one"


async def test_who_deletes_their_data_stays_blocked(table: Table, zora: MemberActor) -> None:
    blocks = await preferences(table, table.ada)
    await blocks.set_people(BLOCKED, zora, table.cleo)
    refusal = say("refusal-takes-no-challenges", name="Ada")
    assert told(await table.challenge(zora, table.ada)) == refusal
    question = await delete_all(table, zora)
    assert say("privacy-delete-blocks") in question
    assert told(await table.challenge(zora, table.ada)) == refusal
    await table.restart()
    assert told(await table.challenge(zora, table.ada)) == refusal, "in the very words"
    assert Search(table, zora.id, name="Zorabella").found("") == set()
    assert not any((await data_of(table, zora)).values()), "a block is never told"
    opened = await preferences(table, table.ada)
    assert say("preference-blocked-about-former", people=1) in opened.text()
    assert (await data_of(table, table.ada))["former_blocks"] == [{"people": 1}]
    await table.press(table.ada, UnblockButton, on=opened.message)
    assert say("preference-blocked-about-former", people=1) not in opened.text()
    assert (await data_of(table, table.ada))["former_blocks"] == []
    await table.challenge(zora, table.ada)
    assert table.can(AcceptButton)
    await zora.slash(table.channel, "farkle resign")
    assert told(await table.challenge(table.cleo, table.ada)) == refusal, "others stay blocked"


async def test_a_single_former_block_ends_by_way_of_the_list(
    table: Table, zora: MemberActor
) -> None:
    panel = await preferences(table, table.ada)
    await panel.set_people(BLOCKED, zora)
    await delete_all(table, zora)
    again = await preferences(table, table.ada)
    await again.set_people(BLOCKED, zora)
    assert say("preference-blocked-about-former", people=1) not in again.text()
    await again.set_people(BLOCKED)
    await table.challenge(zora, table.ada)
    assert table.can(AcceptButton)


async def test_who_blocked_and_deletes_blocks_nobody(table: Table, zora: MemberActor) -> None:
    blocks = await preferences(table, table.ada)
    await blocks.set_people(BLOCKED, zora, table.cleo)
    await delete_all(table, zora)
    await delete_all(table, table.ada)
    for who in (zora, table.cleo):
        await table.challenge(who, table.ada)
        assert table.can(AcceptButton)
        await who.slash(table.channel, "farkle resign")


async def test_nothing_is_left_of_a_server(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    panel = await open_settings(table)
    await panel.set(2, value=False)
    await play(table, {})
    await (await open_day(table)).turn()
    await table.begin()
    search = Search(table, table.guild.id, table.channel.id)
    assert {"matches", "ledgers", "server_settings", "farkle.db-wal"} <= search.found("")
    before = await data_of(table, table.ada)
    given = await table.dora.slash(table.channel, "farkle-admin privacy export")
    assert given.response is not None
    [file] = given.response.attachments
    whole = json.loads(await file.read())
    assert whole["guild_id"] == str(table.guild.id)
    assert whole["tables"]["server_settings"] == [{"choices": {"hints": False}}]
    assert [row["game"] for row in whole["tables"]["matches"]] == [1, 3], "daily games are private"
    assert not any(str(each.id) in repr(whole) for each in (table.ada, table.ben))
    asked = await table.dora.slash(table.channel, "farkle-admin privacy delete")
    assert say("forget-server") in told(asked)
    await press_in(table.dora, asked, ForgetServerButton)
    assert told(asked) == say("forget-server-done")
    await table.env.settle()
    assert say("closed-ended") in table.board()
    assert search.found(caplog.text) == set()
    after = await data_of(table, table.ada)
    assert [each for each in before["figures"] if each["guild_id"] == "0"] == after["figures"]
    assert after["results"] == [
        {**each, "guild_id": "-1", "rating": None} for each in before["results"]
    ]
    assert await recount(table.settings.database, fix=False) == []
    await play(table, {})
    assert await recount(table.settings.database, fix=False) == []


async def test_only_those_who_manage_the_server_delete_its_data(table: Table) -> None:
    """Discord shows the question to who asked for it, and this asks once more."""
    before = table.dump()
    for who, server, refusal in (
        (table.cleo, table.guild.id, "refusal-not-a-manager"),
        (table.dora, table.guild.id + 1, "refusal-button-outdated"),
    ):
        custom_id = ForgetServerButton(server).write()
        button = {"type": 2, "style": 4, "label": "Delete", "custom_id": custom_id}
        message = await table.post({"type": 1, "components": [button]})
        assert told(await who.click(message, custom_id=custom_id)) == say(refusal)
    assert table.dump() == before


async def test_data_of_a_server_goes_30_days_after_the_bot(table: Table) -> None:
    await play(table, {})
    search = Search(table, table.guild.id)
    table.env.backend.remove_guild(table.guild.id)
    await table.env.settle()
    await table.env.advance_time(SERVER_KEPT - DAY)
    assert "ledgers" in search.found("")
    await table.env.advance_time(2 * DAY)
    assert search.found("") == set()
    assert await recount(table.settings.database, fix=False) == []


async def test_explained_in_plain_words(table: Table) -> None:
    told_of = told(await table.cleo.slash(table.channel, "farkle privacy explain"))
    assert say("privacy-kept") in told_of
