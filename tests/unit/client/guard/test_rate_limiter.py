"""Who cannot pay is told when to come back, and games go on without paying."""

import pytest

from bot.client.guard.budgets import Budgets, RateLimiter
from bot.client.guard.refusals import GuardRefusal
from bot.kit.prices import PREPARING, Price
from bot.match.model.errors import Instant, Refused
from bot.match.model.requester import Requester

DEN = 7
NOW = 1_700_000_000.5
ADA = Requester.person(1, DEN)
GAME = Requester(None, DEN, ("server", DEN))


@pytest.fixture
def limiter() -> RateLimiter:
    """Return a till at which the clocks stand still."""
    return RateLimiter(Budgets(1, lambda: 0.0), lambda: NOW)


def test_who_cannot_pay_is_told_when_they_can(limiter: RateLimiter) -> None:
    limiter.pay(1, DEN, Price(answers=4))
    with pytest.raises(Refused) as refused:
        limiter.pay(1, DEN, Price(answers=2))
    assert refused.value.refusal is GuardRefusal.OVER_BUDGET
    assert refused.value.values == {"when": Instant(1_700_000_003)}


def test_of_a_server_that_has_used_up_what_it_had_that_is_said(limiter: RateLimiter) -> None:
    limiter.pay(1, DEN, Price(answers=160))
    with pytest.raises(Refused) as refused:
        limiter.pay(2, DEN, Price())
    assert refused.value.refusal is GuardRefusal.SERVER_OVER_BUDGET


def test_people_pay_for_what_takes_long(limiter: RateLimiter) -> None:
    limiter.prepare(ADA)
    with pytest.raises(Refused):
        limiter.prepare(ADA)
    limiter.prepare(Requester.person(2, DEN))


def test_people_owe_what_they_have_used(limiter: RateLimiter) -> None:
    limiter.spend(ADA, 100.0)
    with pytest.raises(Refused):
        limiter.pay(1, DEN, Price(work=0.01))


def test_games_go_on_without_paying(limiter: RateLimiter) -> None:
    for _ in range(100):
        limiter.prepare(GAME)
        limiter.spend(GAME, PREPARING.work)
    limiter.pay(1, DEN, PREPARING)
