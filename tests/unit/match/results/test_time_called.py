"""A game whose own time was up: what counts of it, and how its replay tells that."""

import json
from dataclasses import replace

import pytest

from bot.content.achievements import GameFeat
from bot.features.analysis.model.game_line import write_json
from bot.features.analysis.view.moments import moment_options
from bot.features.analysis.view.replay import replay_card
from bot.match.clocks.presence import Presence
from bot.match.model.game_log import replay
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Finished
from bot.match.model.replay import Replay
from bot.match.results.figures import results
from tests.support.scenes.tables import PICTURES, english

PEOPLE = (Person(1, "Ada"), Person(2, "Ben"))
AHEAD = ">112346 ab. >223346 >112346"
"""Ada leads by 200, and has begun another turn."""


def called(plies: str) -> Match:
    """Return the match of a game whose time is called after `plies`."""
    log = f"fk1 tavern(target=4000) seats=2 : {plies} ="
    state, events = replay(log)
    return Match(
        1, 9, Finished(0), Place(50, 60), 70, PEOPLE, state, log, events, created_at=0, rated=True
    )


def test_the_standing_decides_and_no_turn_is_counted_that_was_not_ended() -> None:
    ada, ben = results(called(AHEAD))
    assert [(result.won, result.place, result.score, result.turns) for result in (ada, ben)] == [
        (True, 1, 200, 1),
        (False, 2, 0, 1),
    ]


def test_equal_points_are_a_tie() -> None:
    assert {(result.won, result.place) for result in results(called(">223346 >223346"))} == {
        (True, 1)
    }


def test_who_left_it_to_a_stand_in_has_lost_though_ahead() -> None:
    ada, ben = results(replace(called(AHEAD), presence=Presence(away=(0,))))
    assert (ada.won, ben.won) == (False, True)


def test_it_earns_nothing_for_how_the_game_was_won() -> None:
    played = results(called(AHEAD))[0].deeds
    assert not played[GameFeat.WON_BY]
    assert not played[GameFeat.WON_SHUT_OUT]


@pytest.mark.parametrize("step", [4, 5])
def test_a_replay_says_that_the_time_was_up(step: int) -> None:
    texts = english()
    shown = replay_card(Replay.of(called(AHEAD)), step, None, texts, PICTURES)
    assert texts("event-time-called") in str(shown)


def test_the_end_is_a_key_moment_by_that_name() -> None:
    texts = english()
    *_, last = moment_options(Replay.of(called(AHEAD)), None, 0, texts)
    assert last.label == texts("moment-time-called", turn=2, name="Ada", points=0)


def test_an_export_names_nobody_for_it() -> None:
    exported = json.loads(write_json(Replay.of(called(AHEAD)), None))
    assert exported["plies"][-1] == {
        "seat": None,
        "move": "calltime",
        "keep": [],
        "at": [],
        "dice": [],
    }
