"""Joining teams, and what is offered and decided at the edges."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.phases import Joining
from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.model.planning.draft import OPTIONS
from bot.features.tournaments.model.registration import joined
from bot.features.tournaments.model.results import outcome_of
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place
from tests.support.tournaments.playing import entrants

RULES = RuleSet("short", target=500, turn_seconds=120)
ADA, BEN, CLEO = (Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo"), 1))


def test_a_team_takes_as_many_as_it_has_places() -> None:
    plan = Plan("Cup", FormName.SWISS, RULES, team_size=2)
    lions = Entry(1, (ADA,), "Lions")
    gathering = Tournament(
        1, 1, Place(7, 8), Person(99, "Org"), plan, Joining(99), 0, entries=(lions,)
    )
    two = joined(gathering, BEN, "lions", 0).tournament
    assert [entry.people for entry in two.present] == [(ADA, BEN)]
    with pytest.raises(Refused, match=TournamentRefusal.TEAM_FULL):
        joined(two, CLEO, "Lions", 0)
    assert len(joined(two, CLEO, "Owls", 0).tournament.present) == 2


def test_what_a_deal_counts_is_asked_of_several_deals_alone() -> None:
    plan = Plan("Cup", FormName.DUPLICATE, RULES)
    fits = [OPTIONS["counted"].fits(replace(plan, rounds=rounds)) for rounds in (None, 1, 2)]
    assert fits == [False, False, True]


def test_a_round_robin_that_has_not_begun_is_not_over() -> None:
    assert not RoundRobin().is_over(PairingHistory(tuple(entrants(3)), ()))


def test_nobody_scores_in_a_deal_that_they_did_not_play() -> None:
    deal = Series(1, Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 1, None))
    plan = Plan("Cup", FormName.DUPLICATE, RULES)
    assert outcome_of(deal, plan) is None
    assert outcome_of(deal, plan, in_time=False) == PairingOutcome(0, 0, How.NO_SHOW)
