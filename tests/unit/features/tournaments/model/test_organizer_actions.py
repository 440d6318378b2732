"""What only an organizer, or whoever manages the server, may do, and until when."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.features.tournaments.model.change import Actor, Change
from bot.features.tournaments.model.organizer_actions import (
    PairingVerdict,
    adjudicated,
    called_off,
    handed_over,
    moved,
    paused,
    removed,
    replaced,
    resumed,
    started,
)
from bot.features.tournaments.model.phases import CheckIn
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from tests.support.scenes.tables import ANN, BEN
from tests.support.scenes.tournaments.samples import NOW, gathering, over, person, plan, running

SWISS = plan(FormName.SWISS)
PLACE = Place(77, 89)
STRANGER, NEWCOMER = person(50), person(51)
ORGANIZER = Actor(BEN, 77)
GATHERING = gathering(SWISS, 4)
RUNNING = running(SWISS, 5)  # in which the fifth has a bye
PAUSED = replace(RUNNING, paused_at=NOW)

Do = Callable[[Tournament, Actor], Change]

DEEDS: dict[str, tuple[Do, Tournament]] = {
    "start": (lambda on, by: started(on, by, NOW), GATHERING),
    "pause": (lambda on, by: paused(on, by, NOW), RUNNING),
    "resume": (lambda on, by: resumed(on, by, NOW), PAUSED),
    "call off": (lambda on, by: called_off(on, by, NOW), RUNNING),
    "move": (lambda on, by: moved(on, by, PLACE, NOW), RUNNING),
    "hand over": (lambda on, by: handed_over(on, by, ANN, NOW), RUNNING),
    "replace": (lambda on, by: replaced(on, by, ANN.user_id, NEWCOMER, NOW), GATHERING),
    "remove": (lambda on, by: removed(on, by, ANN.user_id, NOW), RUNNING),
    "decide": (lambda on, by: adjudicated(on, by, 1, PairingVerdict.FIRST, NOW), RUNNING),
}


def refused_with(do: Do, tournament: Tournament, actor: Actor) -> str:
    with pytest.raises(Refused) as refused:
        do(tournament, actor)
    return refused.value.refusal.value


@pytest.mark.parametrize(("do", "tournament"), DEEDS.values(), ids=DEEDS)
def test_an_organizer_and_a_manager_may_and_nobody_else(do: Do, tournament: Tournament) -> None:
    for allowed in (ORGANIZER, Actor(STRANGER, 77, manages=True)):
        assert do(tournament, allowed).tournament != tournament
    for actor in (Actor(STRANGER, 77), Actor(ANN, 77)):
        assert refused_with(do, tournament, actor) == TournamentRefusal.NOT_ORGANIZER


@pytest.mark.parametrize("do", [do for do, _ in DEEDS.values()], ids=DEEDS)
def test_nothing_is_done_to_what_is_over(do: Do) -> None:
    assert refused_with(do, over(SWISS, 4, 2), ORGANIZER) == TournamentRefusal.NOT_NOW


@pytest.mark.parametrize(
    ("name", "tournament"),
    [("start", RUNNING), ("pause", PAUSED), ("resume", RUNNING), ("decide", GATHERING)],
)
def test_each_thing_has_its_time(name: str, tournament: Tournament) -> None:
    assert refused_with(DEEDS[name][0], tournament, ORGANIZER) == TournamentRefusal.NOT_NOW


def test_a_tournament_stays_on_its_server() -> None:
    def move(tournament: Tournament, actor: Actor) -> Change:
        return moved(tournament, actor, Place(78, 89), NOW)

    assert refused_with(move, RUNNING, ORGANIZER) == TournamentRefusal.NOT_NOW


def test_two_at_least_begin() -> None:
    do, _ = DEEDS["start"]
    assert refused_with(do, gathering(SWISS, 1), ORGANIZER) == TournamentRefusal.TOO_FEW
    assert do(gathering(SWISS, 2), ORGANIZER).tournament.phase == CheckIn(NOW)


def test_nobody_takes_the_place_of_who_has_played_or_is_in_twice() -> None:
    do, _ = DEEDS["replace"]
    assert refused_with(do, RUNNING, ORGANIZER) == TournamentRefusal.HAS_PLAYED

    def twice(tournament: Tournament, actor: Actor) -> Change:
        return replaced(tournament, actor, ANN.user_id, BEN, NOW)

    assert refused_with(twice, GATHERING, ORGANIZER) == TournamentRefusal.IN_ALREADY
    entries = do(GATHERING, ORGANIZER).tournament.entries
    assert [entry.captain for entry in entries[:2]] == [NEWCOMER, BEN]
