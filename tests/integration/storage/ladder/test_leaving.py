"""Who leaves a ladder, and who can no longer step onto it."""

import pytest

from bot.features.ladder.model import Ladder, LadderOutcome
from bot.features.ladder.refusals import LadderRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW
from tests.support.storage.stores import Storage

LADDER = Ladder(GUILD, "classic")
DORA, EVE = Person(4, "Dora"), Person(5, "Eve")


async def join(storage: Storage, *people: Person) -> None:
    for person in people:
        await storage.ladders.join(LADDER, person, NOW)


@pytest.mark.parametrize(
    ("leaver", "outcome"), [(CLEO, LadderOutcome.VOID), (BEN, LadderOutcome.LEFT)]
)
async def test_who_leaves_ends_the_challenge_that_they_are_in_and_no_other(
    storage: Storage, leaver: Person, outcome: LadderOutcome
) -> None:
    await join(storage, ADA, BEN, CLEO, DORA, EVE)
    own = await storage.ladders.challenge(LADDER, CLEO, BEN.user_id, 60, NOW)
    of_others = await storage.ladders.challenge(LADDER, EVE, DORA.user_id, 60, NOW)
    await storage.ladders.leave(LADDER, leaver.user_id, NOW)
    [ended] = await storage.ladders.untold()
    assert (ended.id, ended.outcome) == (own.id, outcome)
    still = await storage.ladders.get(of_others.id)
    assert still is not None
    assert still.is_waiting


async def test_a_ladder_that_is_full_takes_nobody(storage: Storage) -> None:
    await join(storage, ADA)
    await storage.database.fetch(
        "WITH RECURSIVE numbers(n) AS (SELECT 1001 UNION ALL SELECT n + 1 FROM numbers"
        " WHERE n < 1998) INSERT INTO rungs"
        " SELECT guild_id, ruleset, n, 'N', n, 0, sinks_at FROM rungs, numbers"
    )
    await join(storage, BEN)
    with pytest.raises(Refused, match=LadderRefusal.FULL.value) as full:
        await join(storage, CLEO)
    assert full.value.values == {"most": 1000}
