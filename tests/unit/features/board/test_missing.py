"""What is said of dice that do not score as they are chosen."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.content.badges import shipped_badges
from bot.engine import JOKER, Faces, Scoring, Setup, State, score_table, start
from bot.features.board.view.choice import explain
from bot.features.board.view.missing import WAYS
from bot.kit.game.choice import weigh
from bot.kit.game.combinations import OF_ONE_FACE
from tests.support.scenes.tables import TAVERN, english, shipped_rules

FOUR = "A 4 scores only as three 4s, in the 1-5 straight, in the 2-6 straight or in three pairs."


def said(state: State, *places: int) -> list[str]:
    return [*explain(weigh(state, places), english())]


def rolled(roll: Faces, scoring: Scoring = TAVERN.scoring) -> State:
    return replace(start(Setup(replace(TAVERN, scoring=scoring), seats=2)), roll=roll)


@pytest.mark.parametrize("places", [(2,), (2, 3), (0, 2), (0, 2, 4)])
def test_a_part_of_a_triple_says_what_is_missing(places: tuple[int, ...]) -> None:
    assert said(rolled((1, 2, 4, 4, 4, 6)), *places)[1:] == [FOUR]
    assert FOUR not in said(rolled((1, 2, 4, 4, 4, 6)), 2, 3, 4)


def test_of_several_faces_one_is_explained_the_one_chosen_most_often() -> None:
    assert said(rolled((1, 2, 4, 4, 4, 6)), 1, 2, 3)[1:] == [FOUR]


@pytest.mark.parametrize(
    ("scoring", "sentence"),
    [
        (
            Scoring(low_straight=0, high_straight=0, straight=0),
            "A 5 scores only as three 5s.",
        ),
        (Scoring(low_straight=0), "A 5 scores only as three 5s or in the 2-6 straight."),
        (
            Scoring(dice=5, high_straight=0),
            "A 5 scores only as three 5s or in the 1-5 straight.",
        ),
    ],
)
def test_only_what_the_rules_pay_for_is_named(scoring: Scoring, sentence: str) -> None:
    state = rolled((1, 2, 3, 3, 5), replace(scoring, single_five=0))
    assert said(state, 4)[1:] == [sentence]


def test_devils_heads_are_told_of_where_they_lie() -> None:
    state = rolled((1, 3, 4, 4, 6, JOKER))
    assert "devil's heads can help to complete these" in said(state, 1)[1]
    assert said(state, 5)[1] == english()("choice-joker-needs")


@pytest.mark.parametrize("name", sorted(shipped_rules()))
def test_there_is_a_word_for_whatever_dice_may_lack(name: str) -> None:
    state = start(Setup(shipped_rules()[name], seats=2))
    for roll in [(1, 2, 3, 4, 5, 6), (2, 2, 3, 3, 4, 4), (1, 2, 4, 4, 6, JOKER)]:
        lying = replace(state, roll=roll[: state.setup.rules.scoring.dice])
        for count in (1, 2, 3):
            for places in combinations(range(len(lying.roll)), count):
                scores = places in lying.table.roll(lying.roll).by_positions
                told = [line for line in said(lying, *places) if "score" in line]
                assert scores or len(told) == 2


def test_there_is_a_word_for_every_way_to_score() -> None:
    badges = [badge.badge for badge in shipped_badges().values() if badge.badge.scores]
    rich = Scoring(three_pairs=1000, four_and_two=True, two_triplets=2500)
    for badge in (None, *badges):
        for scoring in (Scoring(), rich, TAVERN.scoring):
            for face in range(1, 7):
                names = {way.name for way in score_table(scoring, badge).ways(face)}
                assert names <= {*OF_ONE_FACE, *WAYS}
