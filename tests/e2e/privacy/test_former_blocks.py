"""Blocks of those who delete their data, and of those who blocked them."""

from simcord import MemberActor

from bot.features.settings.buttons import UnblockButton
from bot.features.settings.model import PreferenceTopic
from bot.features.tables.buttons import AcceptButton
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.e2e.traces import Search, data_of, delete_all


async def test_who_deletes_their_data_stays_blocked(table: Table, zora: MemberActor) -> None:
    blocks = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    await blocks.block(zora, table.cleo)
    refusal = say("refusal-takes-no-challenges", name="Ada")
    assert told(await table.challenge(zora, table.ada)) == refusal
    question = await delete_all(table, zora)
    assert say("privacy-delete-blocks") in question
    assert told(await table.challenge(zora, table.ada)) == refusal
    await table.restart()
    assert told(await table.challenge(zora, table.ada)) == refusal, "in the very words"
    assert Search(table, zora.id, name="Zorabella").found("") == set()
    assert not any((await data_of(table, zora)).values()), "a block is never told"
    opened = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
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
    panel = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    await panel.block(zora)
    await delete_all(table, zora)
    again = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    await again.block(zora)
    assert say("preference-blocked-about-former", people=1) not in again.text()
    await again.block()
    await table.challenge(zora, table.ada)
    assert table.can(AcceptButton)


async def test_who_blocked_and_deletes_blocks_nobody(table: Table, zora: MemberActor) -> None:
    blocks = await preferences(table, table.ada, PreferenceTopic.PEOPLE)
    await blocks.block(zora, table.cleo)
    await delete_all(table, zora)
    await delete_all(table, table.ada)
    for who in (zora, table.cleo):
        await table.challenge(who, table.ada)
        assert table.can(AcceptButton)
        await who.slash(table.channel, "farkle resign")
