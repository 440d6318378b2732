"""A moment of a game that somebody asks about: the state that it is, and what it cannot be."""

import pytest

from bot.advice.choices import Advice, Basis
from bot.engine import Bank, Roll, parse_rules
from bot.features.analysis.model.turn_position import MOST_AT_RISK, TurnPosition, parse_scores
from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.model.errors import Refusal, Refused
from bot.solver import evaluate
from tests.support.engine.shipped import shipped

TAVERN = shipped("tavern")
FACEBOOK = shipped("facebook")
TEN_TURNS = shipped("ten_turns")
ROUNDED_OFF = parse_rules("plain(target=4000,final_round=yes)")
MUST_ROLL = parse_rules("plain(target=4000,hot_dice_must_roll=yes)")
ODD = parse_rules("plain(target=4000,hot_dice_bonus=75)")


def test_the_start_of_a_game() -> None:
    state = TurnPosition(TAVERN).state()
    assert (state.totals, state.points, len(state.dice), state.opened) == (
        (0, 0),
        0,
        6,
        (False,) * 2,
    )


def test_a_turn_under_way() -> None:
    state = TurnPosition(TAVERN, (2000, 0), turn=350, dice=3).state()
    assert (state.totals, state.points, len(state.dice)) == ((2000, 0), 350, 3)
    assert state.opened == (True, False)
    assert state.hot == 0


def test_a_turn_of_three() -> None:
    state = TurnPosition(TAVERN, parse_scores("2000, 150, 0"), turn=350, dice=3).state()
    assert (state.totals, state.seat, len(state.opened)) == ((2000, 150, 0), 0, 3)


def test_all_dice_with_points_at_risk_are_hot() -> None:
    assert TurnPosition(TAVERN, turn=1500, dice=6).state().hot == 1


@pytest.mark.parametrize(
    ("left", "seat", "round_"), [(None, 0, 1), (20, 0, 1), (19, 1, 1), (2, 0, 10), (1, 1, 10)]
)
def test_the_turns_left_tell_the_seat_and_the_round(
    left: int | None, seat: int, round_: int
) -> None:
    state = TurnPosition(TEN_TURNS, (4000, 3000), turns_left=left).state()
    assert (state.seat, state.round) == (seat, round_)
    assert state.total == 4000


def test_the_last_turn_of_a_final_round() -> None:
    assert TurnPosition(ROUNDED_OFF, (3000, 4200)).state().final == (0,)
    assert TurnPosition(ROUNDED_OFF, (3000, 3950)).state().final is None


@pytest.mark.parametrize(
    ("moment", "refusal"),
    [
        (TurnPosition(TAVERN, (100,)), AnalysisRefusal.ODDS_SCORES),
        (TurnPosition(TAVERN, (100, 200, 300, 400)), AnalysisRefusal.ODDS_SCORES),
        (TurnPosition(TEN_TURNS, (100, 200, 300)), AnalysisRefusal.ODDS_SCORES),
        (TurnPosition(TAVERN, (100, 200, 4000)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(ROUNDED_OFF, (100, 4000, 200)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(TAVERN, (4000, 0)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(TAVERN, (0, 4000)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(TAVERN, (-50, 0)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(ROUNDED_OFF, (4000, 0)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(FACEBOOK, (-2050, 0)), AnalysisRefusal.ODDS_LOW),
        (TurnPosition(FACEBOOK, (0, -2050)), AnalysisRefusal.ODDS_LOW),
        (TurnPosition(TEN_TURNS, (100_050, 0)), AnalysisRefusal.ODDS_SCORE),
        (TurnPosition(TAVERN, (120, 0)), AnalysisRefusal.ODDS_OFF_STEP),
        (TurnPosition(TAVERN, turn=110, dice=4), AnalysisRefusal.ODDS_OFF_STEP),
        (TurnPosition(TAVERN, turn=-50, dice=4), AnalysisRefusal.ODDS_TURN),
        (TurnPosition(TAVERN, turn=MOST_AT_RISK + 50, dice=4), AnalysisRefusal.ODDS_TURN),
        (TurnPosition(TAVERN, turn=300), AnalysisRefusal.ODDS_NO_DICE),
        (TurnPosition(TAVERN, turn=300, dice=0), AnalysisRefusal.ODDS_DICE),
        (TurnPosition(TAVERN, turn=300, dice=7), AnalysisRefusal.ODDS_DICE),
        (TurnPosition(TAVERN, turn=100, dice=3), AnalysisRefusal.ODDS_TOO_FEW_POINTS),
        (TurnPosition(TAVERN, dice=5), AnalysisRefusal.ODDS_TOO_FEW_POINTS),
        (TurnPosition(TAVERN, turns_left=3), AnalysisRefusal.ODDS_NO_TURNS),
        (TurnPosition(TEN_TURNS, turns_left=0), AnalysisRefusal.ODDS_TURNS_LEFT),
        (TurnPosition(TEN_TURNS, turns_left=21), AnalysisRefusal.ODDS_TURNS_LEFT),
    ],
)
def test_what_cannot_be_is_refused(moment: TurnPosition, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        moment.state()
    assert refused.value.refusal is refusal


def test_the_ends_of_what_can_be() -> None:
    assert (
        TurnPosition(TAVERN, (3950, 3950), turn=MOST_AT_RISK, dice=6).state().points == MOST_AT_RISK
    )
    assert TurnPosition(FACEBOOK, (-2000, -2000)).state().total == -2000
    assert TurnPosition(TAVERN, turn=150, dice=3).state().points == 150


def test_rules_with_odd_bonuses_have_odd_scores() -> None:
    assert TurnPosition(ODD, (75, 0), turn=825, dice=5).state().points == 825


@pytest.mark.parametrize(
    ("moment", "banked"),
    [
        (TurnPosition(TAVERN, turn=350, dice=3), 350),
        (TurnPosition(TAVERN), None),
        (TurnPosition(FACEBOOK, turn=250, dice=3), None),
        (TurnPosition(FACEBOOK, turn=16_400, dice=6), 16_400),
        (TurnPosition(MUST_ROLL, turn=1500, dice=6), None),
        (TurnPosition(MUST_ROLL, turn=1500, dice=5), 1500),
    ],
)
def test_the_odds_of_rolling_and_of_banking(moment: TurnPosition, banked: int | None) -> None:
    odds = moment.odds(Advice(evaluate(moment.state()), Basis.POINTS))
    assert isinstance(odds.roll.move, Roll)
    assert odds.roll.dice == (moment.dice or 6)
    assert (odds.bank and odds.bank.points) == banked
    assert odds.bank is None or isinstance(odds.bank.move, Bank)


@pytest.mark.parametrize(
    ("text", "scores"),
    [
        ("2300,1850", (2300, 1850)),
        (" 2300 , 1850 ", (2300, 1850)),
        ("2300,1850 400", (2300, 1850, 400)),
        ("2300 1850", (2300, 1850)),
        ("2300:1850", (2300, 1850)),
        ("2300/1850", (2300, 1850)),
        ("-500;0", (-500, 0)),
    ],
)
def test_scores_are_read_as_people_write_them(text: str, scores: tuple[int, int]) -> None:
    assert parse_scores(text) == scores


@pytest.mark.parametrize(
    "text",
    ["", "2300", "1,2,3,4", "2300,", "many,few", "2300.5,0", "1" * 500 + ",0", "２３００,0"],  # noqa: RUF001 - digits that are none of ours
)
def test_other_scores_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_scores(text)
    assert refused.value.refusal is AnalysisRefusal.ODDS_SCORES
