"""A moment of a game that somebody asks about: the state that it is, and what it cannot be."""

import pytest

from bot.advice.choices import Advice, Basis
from bot.engine import Bank, Roll, parse_rules
from bot.features.analysis.model.moment import MOST_AT_RISK, Moment, parse_scores
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
    state = Moment(TAVERN).state()
    assert (state.totals, state.points, len(state.dice), state.opened) == (
        (0, 0),
        0,
        6,
        (False,) * 2,
    )


def test_a_turn_under_way() -> None:
    state = Moment(TAVERN, (2000, 0), turn=350, dice=3).state()
    assert (state.totals, state.points, len(state.dice)) == ((2000, 0), 350, 3)
    assert state.opened == (True, False)
    assert state.hot == 0


def test_a_turn_of_three() -> None:
    state = Moment(TAVERN, parse_scores("2000, 150, 0"), turn=350, dice=3).state()
    assert (state.totals, state.seat, len(state.opened)) == ((2000, 150, 0), 0, 3)


def test_all_dice_with_points_at_risk_are_hot() -> None:
    assert Moment(TAVERN, turn=1500, dice=6).state().hot == 1


@pytest.mark.parametrize(
    ("left", "seat", "round_"), [(None, 0, 1), (20, 0, 1), (19, 1, 1), (2, 0, 10), (1, 1, 10)]
)
def test_the_turns_left_tell_the_seat_and_the_round(
    left: int | None, seat: int, round_: int
) -> None:
    state = Moment(TEN_TURNS, (4000, 3000), turns_left=left).state()
    assert (state.seat, state.round) == (seat, round_)
    assert state.total == 4000


def test_the_last_turn_of_a_final_round() -> None:
    assert Moment(ROUNDED_OFF, (3000, 4200)).state().final == (0,)
    assert Moment(ROUNDED_OFF, (3000, 3950)).state().final is None


@pytest.mark.parametrize(
    ("moment", "refusal"),
    [
        (Moment(TAVERN, (100,)), AnalysisRefusal.ODDS_SCORES),
        (Moment(TAVERN, (100, 200, 300, 400)), AnalysisRefusal.ODDS_SCORES),
        (Moment(TEN_TURNS, (100, 200, 300)), AnalysisRefusal.ODDS_SCORES),
        (Moment(TAVERN, (100, 200, 4000)), AnalysisRefusal.ODDS_SCORE),
        (Moment(ROUNDED_OFF, (100, 4000, 200)), AnalysisRefusal.ODDS_SCORE),
        (Moment(TAVERN, (4000, 0)), AnalysisRefusal.ODDS_SCORE),
        (Moment(TAVERN, (0, 4000)), AnalysisRefusal.ODDS_SCORE),
        (Moment(TAVERN, (-50, 0)), AnalysisRefusal.ODDS_SCORE),
        (Moment(ROUNDED_OFF, (4000, 0)), AnalysisRefusal.ODDS_SCORE),
        (Moment(FACEBOOK, (-1050, 0)), AnalysisRefusal.ODDS_SCORE),
        (Moment(TEN_TURNS, (100_050, 0)), AnalysisRefusal.ODDS_SCORE),
        (Moment(TAVERN, (120, 0)), AnalysisRefusal.ODDS_OFF_STEP),
        (Moment(TAVERN, turn=110, dice=4), AnalysisRefusal.ODDS_OFF_STEP),
        (Moment(TAVERN, turn=-50, dice=4), AnalysisRefusal.ODDS_TURN),
        (Moment(TAVERN, turn=MOST_AT_RISK + 50, dice=4), AnalysisRefusal.ODDS_TURN),
        (Moment(TAVERN, turn=300), AnalysisRefusal.ODDS_NO_DICE),
        (Moment(TAVERN, turn=300, dice=0), AnalysisRefusal.ODDS_DICE),
        (Moment(TAVERN, turn=300, dice=7), AnalysisRefusal.ODDS_DICE),
        (Moment(TAVERN, turn=100, dice=3), AnalysisRefusal.ODDS_TOO_FEW_POINTS),
        (Moment(TAVERN, dice=5), AnalysisRefusal.ODDS_TOO_FEW_POINTS),
        (Moment(TAVERN, turns_left=3), AnalysisRefusal.ODDS_NO_TURNS),
        (Moment(TEN_TURNS, turns_left=0), AnalysisRefusal.ODDS_TURNS_LEFT),
        (Moment(TEN_TURNS, turns_left=21), AnalysisRefusal.ODDS_TURNS_LEFT),
    ],
)
def test_what_cannot_be_is_refused(moment: Moment, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        moment.state()
    assert refused.value.refusal is refusal


def test_the_ends_of_what_can_be() -> None:
    assert Moment(TAVERN, (3950, 3950), turn=MOST_AT_RISK, dice=6).state().points == MOST_AT_RISK
    assert Moment(FACEBOOK, (-1000, -1000)).state().total == -1000
    assert Moment(TAVERN, turn=150, dice=3).state().points == 150


def test_rules_with_odd_bonuses_have_odd_scores() -> None:
    assert Moment(ODD, (75, 0), turn=825, dice=5).state().points == 825


@pytest.mark.parametrize(
    ("moment", "banked"),
    [
        (Moment(TAVERN, turn=350, dice=3), 350),
        (Moment(TAVERN), None),
        (Moment(FACEBOOK, turn=250, dice=3), None),
        (Moment(FACEBOOK, turn=16_400, dice=6), 16_400),
        (Moment(MUST_ROLL, turn=1500, dice=6), None),
        (Moment(MUST_ROLL, turn=1500, dice=5), 1500),
    ],
)
def test_the_odds_of_rolling_and_of_banking(moment: Moment, banked: int | None) -> None:
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
