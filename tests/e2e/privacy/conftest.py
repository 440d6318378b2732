"""Somebody with a name that nothing else has."""

import pytest
from simcord import MemberActor

from tests.support.e2e.table import Table


@pytest.fixture
async def zora(table: Table) -> MemberActor:
    """Return somebody with a name that nothing else has, in the place of Ben."""
    user = table.env.create_user("zorabella", global_name="Zorabella")
    table.ben = table.guild.add_member(user)
    await table.env.settle()
    return table.ben
