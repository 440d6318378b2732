"""What is kept of people: told, given as a file, and deleted without a trace."""

import logging

import pytest
from simcord import MemberActor

from bot.features.board.buttons import MoreButton, RollButton
from bot.features.privacy.store import SqlPrivacyStore
from bot.features.tables.buttons import RematchButton
from bot.match.model.match import Person
from bot.storage import recount
from tests.support.e2e.gathering import gather
from tests.support.e2e.gathering import play as play_table
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.e2e.traces import Search, data_of, delete_all, leave_traces, play
from tests.support.storage.killed import KilledError

pytestmark = pytest.mark.both_engines


async def test_nothing_is_left_of_a_person(
    table: Table, zora: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await leave_traces(table, zora)
    search = Search(table, zora.id, name="Zorabella")
    before = search.found(caplog.text)
    assert {"matches", "people", "figures", "results", "preferences", *search.files} <= before
    assert "log" not in before, "nobody is named there in the first place"
    figures = (await data_of(table, table.ada))["figures"]
    question = await delete_all(table, zora)
    assert say("privacy-delete-open", games=3) in question
    assert search.found(caplog.text) == set()
    assert await recount(table.settings.database, fix=False) == []
    assert "a former player" in table.board(), "she has resigned"
    mine = await data_of(table, table.ada)
    everywhere = {"guild_id": "0", "period": "all", "ruleset": ""}
    [then] = [figure for figure in figures if everywhere.items() <= figure.items()]
    [now] = [figures for figures in mine["figures"] if everywhere.items() <= figures.items()]
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


async def test_a_deletion_that_was_cut_off_goes_on_at_the_next_start(
    table: Table, zora: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_store: SqlPrivacyStore, _user_id: int, _former: Person) -> bool:
        raise KilledError

    await play(table, {})
    with monkeypatch.context() as patched:
        patched.setattr(SqlPrivacyStore, "forget_person", killed)
        with pytest.raises(KilledError):
            await table.bot.features.privacy.privacy.forget_person(zora.id)
    assert [row for row in table.dump() if str(zora.id) in row]
    await table.restart()
    assert not [row for row in table.dump() if str(zora.id) in row or "Zorabella" in row]
    assert await recount(table.settings.database, fix=False) == []


async def test_others_play_on_and_bring_nobody_back(
    table: Table, zora: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    people = {"Ada": table.ada, "Zorabella": zora, "Cleo": table.cleo}
    await gather(table, people, target=1000)
    asked = await ask_word(table, zora)
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


async def test_a_rematch_that_is_agreed_on_meanwhile_brings_nobody_back(
    table: Table, zora: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one presses just when the database has forgotten her, and the bot has not yet."""
    people = {"Ada": table.ada, "Zorabella": zora}
    await gather(table, people, target=1000)
    await play_table(table, people)
    await table.press(zora, RematchButton)
    forget = SqlPrivacyStore.forget_person

    async def and_press(store: SqlPrivacyStore, user_id: int, former: Person) -> bool:
        done = await forget(store, user_id, former)
        await table.press(table.ada, RematchButton)
        return done

    monkeypatch.setattr(SqlPrivacyStore, "forget_person", and_press)
    await table.bot.features.privacy.privacy.forget_person(zora.id)
    assert not [row for row in table.dump() if str(zora.id) in row or "Zorabella" in row]


async def test_explained_in_plain_words(table: Table) -> None:
    told_of = told(await table.cleo.slash(table.channel, "farkle privacy explain"))
    assert say("privacy-kept") in told_of
