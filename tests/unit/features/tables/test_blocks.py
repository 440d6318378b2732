"""Block lists, and those on them whose data was deleted."""

import asyncio

import pytest

from bot.engine import RuleSet
from bot.features.settings.model import MOST_BLOCKED
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.blocks import Blocks
from bot.match.model.errors import Refused
from tests.support.matches.memory import MemoryBlocks, MemorySettings
from tests.support.matches.table import ADA, BEN, CLEO, HERE, Table


class Lists:
    """Ben's block list, on which Ada was before she deleted her data."""

    def __init__(self) -> None:
        self.former = MemoryBlocks()
        self.former.pairs.add((BEN.user_id, ADA.user_id))
        self.settings = SettingsBook(MemorySettings())
        self.blocks = Blocks(self.former, self.settings)

    async def refuse(self) -> set[int]:
        """Return who of Ben and Cleo does not take challenges from Ada."""
        return await self.blocks.by([BEN.user_id, CLEO.user_id], ADA.user_id)

    @property
    def listed(self) -> tuple[int, ...]:
        return self.settings.of_person(BEN.user_id).blocked


@pytest.fixture
def lists() -> Lists:
    return Lists()


async def test_deleting_is_no_way_around_a_block(lists: Lists) -> None:
    assert lists.listed == ()
    assert await lists.refuse() == {BEN.user_id}
    await lists.blocks.add(CLEO.user_id, ADA.user_id)
    assert await lists.refuse() == {BEN.user_id, CLEO.user_id}


async def test_who_is_put_on_the_list_again_is_taken_off_for_good(lists: Lists) -> None:
    assert await lists.blocks.former(BEN.user_id) == 1
    await lists.blocks.put(BEN.user_id, [CLEO.user_id])
    assert await lists.refuse() == {BEN.user_id}, "nobody meant Ada"
    await lists.blocks.put(BEN.user_id, [CLEO.user_id, ADA.user_id])
    assert await lists.refuse() == {BEN.user_id}
    assert await lists.blocks.former(BEN.user_id) == 0
    await lists.blocks.put(BEN.user_id, [CLEO.user_id])
    assert await lists.refuse() == set()


async def test_a_block_after_declining_takes_the_place_of_the_former(lists: Lists) -> None:
    await lists.blocks.add(BEN.user_id, ADA.user_id)
    assert lists.listed == (ADA.user_id,)
    assert await lists.blocks.former(BEN.user_id) == 0


async def test_all_of_them_are_lifted_at_once(lists: Lists) -> None:
    await lists.blocks.add(CLEO.user_id, ADA.user_id)
    await lists.blocks.lift_former(BEN.user_id)
    assert await lists.refuse() == {CLEO.user_id}, "lists are their owners'"


async def test_a_list_has_an_end_however_it_is_written(lists: Lists) -> None:
    many = [*range(100, 100 + MOST_BLOCKED + 1)]
    with pytest.raises(Refused) as told:
        await lists.blocks.put(BEN.user_id, many)
    assert told.value.refusal is TableRefusal.BLOCK_LIST_FULL
    await lists.blocks.put(BEN.user_id, many[1:])
    assert len(lists.listed) == MOST_BLOCKED


async def test_no_list_is_written_while_somebody_is_deleted(lists: Lists) -> None:
    """Otherwise one that was read before would bring them back."""
    async with lists.blocks.unchanged():
        writing = asyncio.create_task(lists.blocks.add(BEN.user_id, CLEO.user_id))
        await asyncio.sleep(0)
        assert not lists.listed
    await writing
    assert lists.listed == (CLEO.user_id,)


async def test_a_former_block_is_refused_first_and_in_the_same_words(
    table: Table, classic: RuleSet
) -> None:
    await table.invitations.challenge(HERE, ADA, [BEN], classic)
    table.former_blocks.pairs.add((BEN.user_id, ADA.user_id))
    with pytest.raises(Refused) as told:
        await table.invitations.challenge(HERE, ADA, [BEN], classic)
    assert told.value.refusal is TableRefusal.TAKES_NO_CHALLENGES
    assert told.value.values == {"name": BEN}
