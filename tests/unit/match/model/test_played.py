"""What the bot has played since a person did, as one story."""

from dataclasses import replace

from bot.engine import Banked, Event, Farkled, Rolled, SetAside
from bot.match.clocks.presence import ALL_PRESENT, Presence
from bot.match.model.match import Match
from bot.match.model.replay import WHOLE_MOVES, with_all_of_bots
from tests.support.scenes.board.styles import BANKS, FARKLES, crowd, logged
from tests.support.scenes.samples import ONE_ONE, SCORELESS
from tests.support.scenes.tables import ANN, BEN, bank, resign, roll_on


def kinds(match: Match) -> list[type[Event]]:
    return [type(event) for event in with_all_of_bots(match).events]


def test_a_turn_is_told_from_its_first_move_on() -> None:
    match = crowd(*BANKS)
    assert kinds(match) == [Rolled, SetAside, Rolled, SetAside, Banked]
    assert with_all_of_bots(match).state == match.state


def test_several_turns_are_told_one_after_another() -> None:
    told = with_all_of_bots(crowd(*BANKS, *FARKLES)).events
    ends = [event for event in told if isinstance(event, Banked | Farkled)]
    assert ends == [Banked(1, 250, 250), Farkled(2, 100, 1, 0)]


def test_what_a_person_did_is_told_by_itself() -> None:
    match = crowd()
    assert with_all_of_bots(match) is match
    two = logged((ANN, BEN), ONE_ONE, bank(0), ONE_ONE)
    assert with_all_of_bots(two) is two
    begun = logged((ANN, BEN))
    assert with_all_of_bots(begun) is begun


def test_a_stand_in_plays_for_the_bot() -> None:
    match = logged((ANN, BEN), ONE_ONE, bank(0), *BANKS)
    assert with_all_of_bots(match) is match
    away = replace(match, presence=Presence(lapses=(0, 3), away=(1,)))
    assert kinds(away) == [Rolled, SetAside, Rolled, SetAside, Banked]


def test_what_a_player_did_before_they_were_gone_is_their_own() -> None:
    match = logged((ANN, BEN), ONE_ONE, bank(0), *BANKS)
    gone = replace(match, presence=Presence(timed_out=1).gone(1, lost_in=1))
    assert with_all_of_bots(gone) is gone


def test_one_turn_of_each_seat_is_told_however_long_nobody_was_there() -> None:
    match = logged((ANN, BEN), *[ONE_ONE, bank(0)] * 40)
    away = replace(match, presence=ALL_PRESENT.gone(0, 0).gone(1, 0))
    ends = [event.seat for event in with_all_of_bots(away).events if isinstance(event, Banked)]
    assert ends == [0, 1]


def test_of_many_moves_the_first_ones_tell_only_how_turns_ended() -> None:
    told = with_all_of_bots(crowd(*BANKS, *[SCORELESS] * 6)).events
    assert told[:1] == (Banked(1, 250, 250),)
    assert [type(event) for event in told[1:]] == [Rolled, Farkled] * WHOLE_MOVES[0]


def test_a_person_who_leaves_ends_the_story() -> None:
    match = crowd(*BANKS, FARKLES[0], roll_on((0,), 1, 2, 3, 4, 6), resign(0))
    assert with_all_of_bots(match) is match
