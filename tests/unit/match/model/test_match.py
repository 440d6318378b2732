"""A match, and its game told anew from the log."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.advice.level import Level
from bot.engine import (
    Banked,
    Event,
    ParseError,
    Ply,
    Setup,
    append_ply,
    apply,
    dice_to_roll,
    start,
)
from bot.match.model.game_log import new_log, replay
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Invited, Lobby, Phase, Playing
from bot.match.model.variant import TournamentGameRef
from tests.support.engine.playing import random_move, throw
from tests.support.engine.shipped import NAMES, shipped
from tests.support.matches.phases import ENDED_PHASES, PHASES


def match_of(phase: Phase) -> Match:
    setup = Setup(shipped("tavern"), seats=2)
    return Match(
        id=1,
        version=4,
        phase=phase,
        place=Place(50, 60),
        message_id=None,
        players=(Person(1, "Ada"), Person(2, "Ben")),
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=0,
    )


@given(st.sampled_from(NAMES), st.integers(), st.integers(0, 60))
def test_log_leads_back_to_the_state_and_the_last_events(name: str, seed: int, moves: int) -> None:
    setup, rng = Setup(shipped(name), seats=2), Random(seed)
    log, state, events = new_log(setup), start(setup), list[Event]()
    for _ in range(moves):
        if state.over:
            break
        move = random_move(state, rng, resigning=0.02)
        dice = throw(dice_to_roll(state, move), rng)
        state, events = apply(state, move, dice)
        log = append_ply(log, Ply(move, dice))
    assert replay(log) == (state, tuple(events))


def test_new_log_is_a_game_that_has_not_begun() -> None:
    setup = Setup(shipped("zilch"), seats=2)
    assert replay(new_log(setup)) == (start(setup), ())


def test_events_are_those_of_the_last_move_alone() -> None:
    _, events = replay(f"{new_log(Setup(shipped('tavern'), seats=2))} >111234 abc.")
    assert [type(event) for event in events if isinstance(event, Banked)] == [Banked]


@pytest.mark.parametrize("log", ["", "nonsense", "fk1 house(target=5000) seats=2 : >777777"])
def test_line_that_is_no_game(log: str) -> None:
    with pytest.raises(ParseError):
        replay(log)


@pytest.mark.parametrize("phase", PHASES)
def test_invitations_and_games_take_up_their_channel(phase: Phase) -> None:
    assert match_of(phase).is_open is (phase not in ENDED_PHASES)


def test_next_is_one_version_further() -> None:
    before = match_of(Invited())
    after = before.next(phase=Playing())
    assert (after.version, after.phase) == (5, Playing())
    assert before.version == 4


def test_seats() -> None:
    match = match_of(Playing())
    assert [match.seat_of(user) for user in (1, 2, 3)] == [0, 1, None]
    assert match.on_turn.name == "Ada"
    assert [person.name for person in match.people] == ["Ada", "Ben"]


def test_only_casual_games_have_hints() -> None:
    game = match_of(Playing())
    assert game.allows_hints
    assert not replace(game, rated=True).allows_hints
    assert not replace(game, tournament=TournamentGameRef(1, 2)).allows_hints


def test_the_host_is_a_person() -> None:
    _, ben = match_of(Lobby()).players
    match = replace(match_of(Lobby()), players=(opponent(Level.GREEDY), ben))
    assert match.host == ben


def test_only_games_wait_for_an_opponent_that_the_bot_plays() -> None:
    seats = (opponent(Level.GREEDY), Person(2, "Ben"))
    waiting = [phase for phase in PHASES if replace(match_of(phase), players=seats).waits_for_bot]
    assert waiting == [Playing()]
    assert not match_of(Playing()).waits_for_bot
