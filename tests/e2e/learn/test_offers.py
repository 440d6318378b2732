"""The word to newcomers that there are lessons."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import InteractionResult

from bot.database.opening import Address
from bot.features.learn.buttons import LearnButton
from bot.features.tables.buttons import AcceptButton, JoinButton
from bot.kit.components.as_text import as_text
from tests.support.e2e.messages.pupil import pupil
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, open_table, say

OFFER = say("learn-offer")


@pytest.fixture
async def offering(tmp_path: Path, address: Address) -> AsyncIterator[Table]:
    """Open a table at which newcomers are told of the lessons."""
    async with open_table(tmp_path, offers=True, address=address) as table:
        yield table


def offers(result: InteractionResult) -> int:
    """Return how often a person alone is told of the lessons."""
    return sum(as_text(followup.components).startswith(OFFER) for followup in result.followups)


async def test_whoever_begins_their_first_game_is_told_of_the_lessons_once(offering: Table) -> None:
    table = offering
    await table.allow(3)
    assert offers(await table.ada.slash(table.channel, "farkle bot")) == 1
    assert offers(await table.ada.slash(table.channel, "farkle bot")) == 0
    assert offers(await table.challenge(table.ada, table.ben)) == 0
    accepted = await table.press(table.ben, AcceptButton)
    assert offers(accepted) == 1


async def test_whoever_sits_down_is_told_too(offering: Table) -> None:
    table = offering
    assert offers(await table.ada.slash(table.channel, "farkle open")) == 1
    joined = await table.press(table.ben, JoinButton)
    assert offers(joined) == 1
    [offer] = joined.followups
    opened = await table.press(table.ben, LearnButton, on=offer.message)
    assert told(opened).startswith(say("learn-title"))


async def test_whoever_knows_of_the_lessons_is_not_told(offering: Table) -> None:
    table = offering
    await pupil(table)
    assert offers(await table.ada.slash(table.channel, "farkle bot")) == 0


async def test_whoever_has_finished_a_game_is_not_told(
    tmp_path: Path, address: Address, table: Table
) -> None:
    await table.begin()
    await table.resign(table.ben)
    await table.close()
    async with open_table(tmp_path, offers=True, address=address) as later:
        assert not await later.bot.features.learn.course.offer_lessons(table.ada.id)
