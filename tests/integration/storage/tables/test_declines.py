"""Who has declined whose challenges lately, on the real database."""

from bot.features.tables.model.challenge_limits import OFTEN, PEACE
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, CLEO, NOW
from tests.support.storage.stores import Storage


async def decline(storage: Storage, now: int) -> None:
    """Let Ben decline a challenge by Ada."""
    await storage.declines.add(BEN.user_id, ADA.user_id, now)


async def test_declining_often_lasts_for_a_while(storage: Storage) -> None:
    for time in range(OFTEN):
        assert await storage.declines.often(ADA.user_id, NOW + time) == set()
        await decline(storage, NOW + time)
    last = NOW + OFTEN - 1
    assert await storage.declines.often(ADA.user_id, last + PEACE - 1) == {BEN.user_id}
    assert await storage.declines.often(ADA.user_id, last + PEACE) == set()
    assert await storage.declines.often(CLEO.user_id, last) == set()


async def test_what_is_long_ago_does_not_count_and_is_forgotten(
    storage: Storage, outsider: Outsider
) -> None:
    await storage.declines.add(CLEO.user_id, ADA.user_id, NOW)
    for time in range(OFTEN):
        await decline(storage, NOW + time * PEACE)
    assert await storage.declines.often(ADA.user_id, NOW + (OFTEN - 1) * PEACE) == set()
    assert outsider.execute("SELECT user_id, times FROM declines").fetchall() == [(BEN.user_id, 1)]
