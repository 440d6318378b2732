"""Challenges that are not wanted, as both sides see them."""

import pytest

from bot.features.settings.model import Challengers
from bot.features.tables.buttons import AcceptButton, BlockButton, DeclineButton
from bot.features.tables.model.challenge_limits import MOST_CHALLENGES
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

EXPIRED = 15 * 60 + 4
"""Seconds after which nobody can accept a challenge any more."""


async def test_who_declines_may_block_and_take_it_back(table: Table) -> None:
    await table.challenge()
    declined = await table.press(table.ben, DeclineButton)
    assert say("declined", name="Ada") in told(declined)
    assert say("closed-declined", invited="Ben") in table.board()
    await table.restart()
    [private] = declined.followups
    await table.press(table.ben, BlockButton, on=private.message)
    [blocked] = declined.followups
    assert say("blocked", name=table.ada.mention) in told(declined), blocked
    refused = await table.challenge()
    assert told(refused) == say("refusal-takes-no-challenges", name="Ben")
    panel = await preferences(table, table.ben)
    await panel.block()
    await table.challenge()
    assert table.can(AcceptButton)


async def test_a_lost_key_of_blocks_is_told_when_the_bot_starts(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.stop()
    with table.outside() as database:
        database.execute(
            "INSERT INTO former_blocks (user_id, digest, key_name) VALUES (?, ?, ?)",
            (table.ben.id, b"of another key", "lost"),
        )
    await table.restart()
    assert "1 blocks of people who have deleted their data hold no longer" in caplog.text


async def test_people_are_blocked_in_the_preferences(table: Table) -> None:
    panel = await preferences(table, table.ben)
    await panel.block(table.ada, table.cleo)
    for who in (table.ada, table.cleo):
        refused = await table.challenge(who)
        assert told(refused) == say("refusal-takes-no-challenges", name="Ben")
    menu = await table.ada.context_menu(table.channel, say("cmd-context-challenge"), table.ben)
    assert told(menu) == say("refusal-takes-no-challenges", name="Ben")
    await table.challenge(table.dora)
    assert table.can(AcceptButton)


async def test_challenges_from_servers_that_one_is_on(table: Table) -> None:
    panel = await preferences(table, table.ben)
    await panel.prefer("challenges", Challengers.SERVER)
    await table.challenge()
    await table.resign(table.ada)
    table.guild.remove_member(table.ben)
    refused = await table.ada.slash(table.channel, "farkle challenge", opponent=table.ben.user)
    assert told(refused) == say("refusal-takes-no-challenges", name="Ben")


async def test_a_pending_challenge_leads_to_its_message(table: Table) -> None:
    await table.challenge()
    link = table.message.jump_url
    elsewhere = table.guild.create_text_channel("elsewhere")
    again = told(await table.ada.slash(elsewhere, "farkle challenge", opponent=table.ben))
    assert again.startswith(say("refusal-challenge-waits", name="Ben"))
    back = told(await table.ben.slash(elsewhere, "farkle challenge", opponent=table.ada))
    assert back.startswith(say("refusal-challenged-already", name="Ada"))
    assert link in again
    assert link in back


async def test_declining_twice_brings_peace_even_after_a_restart(table: Table) -> None:
    for _ in range(2):
        await table.challenge()
        await table.press(table.ben, DeclineButton)
    await table.restart()
    assert told(await table.challenge()) == say("refusal-challenge-declined", name="Ben")
    await table.env.advance_time(60 * 60)
    await table.challenge()
    assert table.can(AcceptButton)


async def test_three_challenges_at_a_time_wherever_they_wait(table: Table) -> None:
    others = (table.ben, table.cleo, table.dora)
    for number, opponent in enumerate(others):
        table.channel = table.guild.create_text_channel(f"table-{number}")
        await table.challenge(opponent=opponent)
    table.channel = table.guild.create_text_channel("one-more")
    eve = table.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    refused = await table.challenge(opponent=eve)
    assert told(refused) == say("refusal-too-many-challenges", most=MOST_CHALLENGES)
    await table.env.advance_time(EXPIRED)
    await table.challenge(opponent=eve)
    assert table.can(AcceptButton), "what nobody answers takes up no room for ever"
