"""Tables of more than two: lobbies, teams, and rules that only a crowd makes interesting."""

from itertools import pairwise

import pytest

from bot.engine import Game, Given, TakeOver, Value, parse_game
from bot.features.tables.buttons import (
    AcceptButton,
    DeclineButton,
    JoinButton,
    LeaveButton,
    StartButton,
)
from bot.match.clocks.deadlines import HEARD
from bot.match.model.phases import Playing
from tests.support.e2e.gathering import NAMES, TO_PLAY, crowd, gather, log, play
from tests.support.e2e.messages.rules_editor import make
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def test_eight_people_play_in_seat_order(table: Table) -> None:
    people = crowd(table, 8)
    await gather(table, people, ruleset="tavern", target=2000)
    await play(table, people)
    game = parse_game(log(table))
    seats = [state.seat for state, _ in game.replay() if not state.over]
    steps = {(later - earlier) % 8 for earlier, later in pairwise(seats)}
    assert steps == {0, 1}
    board = table.board()
    assert "winner" in board
    assert all(name in board for name in NAMES)
    leaderboard = await people["Ann"].slash(table.channel, "farkle leaderboard")
    assert leaderboard.response is not None
    assert len(table.stored()) == 1


@pytest.mark.parametrize("preset", ["greed_dice", "toxic_twos"])
async def test_presets_are_played_unrated_by_anybody(preset: str, table: Table) -> None:
    people = crowd(table, 3)
    await gather(table, people, ruleset=preset)
    assert say(f"ruleset-{preset}") in table.board()
    await play(table, people)
    assert parse_game(log(table)).setup.rules.name == preset
    answer = await table.ada.slash(table.channel, "farkle open", ruleset=preset, rated=True)
    assert told(answer) == say("refusal-cannot-be-rated")


async def test_teams_share_a_total(table: Table) -> None:
    people = crowd(table, 4)
    await gather(table, people, ruleset="tavern", target=3000, teams=2)
    await play(table, people)
    state = parse_game(log(table)).final_state()
    assert len(state.totals) == 2
    assert max(state.totals) >= 3000
    [winning] = state.winners
    first, second = NAMES[winning], NAMES[winning + 2]
    assert f"## {first} and {second} win by" in table.board()


async def test_a_team_game_goes_to_twenty_thousand_unless_told_otherwise(table: Table) -> None:
    people = crowd(table, 4)
    await gather(table, people, teams=2)
    assert say("terms-target", target=20_000) in table.board()


async def test_teams_are_told_before_the_start_how_far_they_play(table: Table) -> None:
    further = say("invitation-teams-target", rules="", teams=2, target=20_000).strip()
    await table.ada.slash(table.channel, "farkle open", teams=2)
    assert further in table.board()
    assert say("ending-target", target=20_000) in table.board()
    await table.press(table.ada, LeaveButton)
    await table.ada.slash(table.channel, "farkle open", teams=2, target=3000)
    assert further not in table.board()
    assert say("ending-target", target=3000) in table.board()


async def test_uneven_teams_cannot_begin(table: Table) -> None:
    people = crowd(table, 4)
    host, second, third, fourth = people.values()
    await host.slash(table.channel, "farkle open", seats=4, teams=2)
    await table.press(second, JoinButton)
    await table.press(third, JoinButton)
    answer = await table.press(host, StartButton)
    assert told(answer) == say("problem-uneven", seats=3, teams=2)
    await table.press(fourth, JoinButton)
    await table.press(host, StartButton)
    assert table.stored()[-1][2] == Playing.name


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100_000_000])
async def test_a_table_has_two_to_eight_seats(
    seats: int, table: Table, careless_discord: None
) -> None:
    answer = await table.ada.slash(table.channel, "farkle open", seats=seats)
    assert told(answer) == say("refusal-option-number", option="seats", low=2, high=8)
    assert not table.stored()


async def test_rules_for_two_seat_two(table: Table) -> None:
    answer = await table.ada.slash(table.channel, "farkle open", ruleset="duel", seats=3)
    assert told(answer) == say("problem-players", players=2, seats=3)
    answer = await table.ada.slash(
        table.channel,
        "farkle challenge",
        opponent=table.ben,
        opponent2=table.cleo,
        ruleset="kingdom",
    )
    assert told(answer) == say("problem-players", players=2, seats=3)
    assert not table.stored()
    await table.ada.slash(table.channel, "farkle open", ruleset="duel")
    assert say("lobby-two") in table.board()
    await table.press(table.ben, JoinButton)
    assert table.is_playing


async def test_a_full_lobby_takes_nobody_else(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=3)
    await table.press(table.ben, JoinButton)
    await table.press(table.cleo, JoinButton)
    assert not table.can(JoinButton)
    await table.restart()
    await table.press(table.ben, StartButton)
    assert TO_PLAY.findall(table.board()) == ["Ada"]


async def test_the_host_may_leave_and_the_next_becomes_host(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=3)
    await table.press(table.ben, JoinButton)
    await table.press(table.ada, LeaveButton)
    assert say("lobby-seat-host", seat=1, name="Ben") in table.board()
    assert table.board().startswith(say("lobby-title", host="Ben"))
    answer = await table.press(table.cleo, LeaveButton)
    assert told(answer) == say("refusal-not-a-player", players="Ben")
    await table.press(table.ben, LeaveButton)
    assert say("closed-withdrawn", challenger="Ben") in table.board()
    assert table.board().startswith(say("table-closed", host="Ben"))


async def test_a_lobby_that_never_fills_closes_and_frees_the_channel(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open")
    await table.env.advance_time(15 * 60 + HEARD + 1)
    assert say("closed-expired") in table.board()
    await table.begin()


async def test_several_people_are_invited_by_name(table: Table) -> None:
    await table.ada.slash(
        table.channel, "farkle challenge", opponent=table.ben, opponent2=table.cleo
    )
    await table.press(table.cleo, AcceptButton)
    await table.restart()
    await table.press(table.ben, DeclineButton)
    board = table.board()
    assert TO_PLAY.findall(board) == ["Ada"]
    assert "Cleo" in board
    assert "Ben" not in board


async def test_a_player_who_resigns_is_passed_over(table: Table) -> None:
    people = crowd(table, 3)
    await gather(table, people)
    await table.resign(people["Ann"])
    board = table.board()
    assert say("player-out", name="Ann", score=0) in board
    assert TO_PLAY.findall(board) == ["Bea"]


async def test_any_roll_can_be_scored(table: Table) -> None:
    answer = await table.cleo.slash(table.channel, "farkle score", dice="5 4 3 2 1 5")
    scored = told(answer)
    assert "**1 2 3 4 5 5**: 550 (1-5 straight 500 + single five 50)" in scored
    answer = await table.cleo.slash(table.channel, "farkle score", dice="2 3")
    assert say("ruling-farkle") in told(answer)
    await make(table, "Poison", toxic_twos=True)
    answer = await table.cleo.slash(
        table.channel, "farkle score", dice="2222 J 5", ruleset="Poison"
    )
    assert "Four 2s end the turn: Toxic Twos." in told(answer)
    answer = await table.cleo.slash(table.channel, "farkle score", dice="7 up")
    assert "7 up" in told(answer)


async def house_game(table: Table, title: str, seats: int, **values: Value) -> Game:
    """Play a game by rules of the house to its end."""
    await make(table, title, **values)
    people = crowd(table, seats)
    await gather(table, people, ruleset=title)
    await play(table, people)
    return parse_game(log(table))


async def test_a_high_stakes_game(table: Table) -> None:
    game = await house_game(table, "High table", 3, target=2000, high_stakes=True)
    assert any(isinstance(ply.move, TakeOver) for ply in game.plies)
    assert game.final_state().over


@pytest.mark.parametrize("overshoot", ["welfare", "excess"])
async def test_a_welfare_game(table: Table, overshoot: str) -> None:
    game = await house_game(table, "Share alike", 3, target=2000, overshoot=overshoot)
    assert max(game.final_state().totals) == 2000
    assert any(isinstance(event, Given) for _, events in game.replay() for event in events)


async def test_a_speed_game_passes_the_dice_on_when_time_is_up(table: Table) -> None:
    await make(table, "Quick hands", target=2000, turn_seconds=30)
    people = crowd(table, 2)
    await gather(table, people, ruleset="Quick hands")
    await table.env.advance_time(30 + HEARD + 1)
    assert say("event-turn-timed-out", name="Ann", lost=0) in table.board()
    assert TO_PLAY.findall(table.board()) == ["Bea"]
    await table.restart()
    await play(table, people)
    assert "winner" in table.board()
