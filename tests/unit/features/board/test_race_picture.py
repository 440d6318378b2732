"""The race of the scores as a picture: who is told how, in lines and in words."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.features.board.view.ended.race_picture import (
    FEWEST_ROUNDS,
    draw_race,
    has_race,
    race_gallery,
)
from bot.kit.components.bounds import LONGEST_DESCRIPTION
from bot.kit.pictures.dice_appearance import DiceAppearance, DiceStyle
from bot.kit.pictures.race_chart import RaceCurves, RaceLine, race_chart
from bot.kit.texts.texts import catalogue
from bot.match.model.match import Match, Person
from tests.support.scenes.samples import EIGHT, FOUR, ONE_ONE, RULES, SCORELESS
from tests.support.scenes.tables import ANN, BEN, HOSTILE, Table, bank, english

FIVE = replace(RULES["ten_turns"], turns=5)
LONGEST = Person(1009, "Wolfeschlegelsteinhausenbergerdo")
CHINESE = Person(1010, "\N{CJK UNIFIED IDEOGRAPH-5F20}\N{CJK UNIFIED IDEOGRAPH-4E09}")


def ended(
    people: tuple[Person, ...] = (ANN, BEN), rounds: int = 5, teams: int | None = None
) -> Match:
    """Return a game in which the first banks 100 a round, and the others farkle."""
    rules = replace(FIVE, turns=rounds)
    others = [SCORELESS] * (len(people) - 1)
    return (
        Table(rules, people=people, teams=teams).play(*[ONE_ONE, bank(0), *others] * rounds).match()
    )


class Looks:
    """The looks of a table whose dice have a `style`."""

    def __init__(self, style: DiceStyle = DiceStyle.PICTURES) -> None:
        self.style = style

    def table_look(self, _match: Match) -> DiceAppearance:
        return DiceAppearance(self.style, "casino")

    def shows_whole_turns(self, _match: Match) -> bool:
        return False

    def offers_hints(self, _match: Match) -> bool:
        return True


def words(match: Match) -> str:
    [picture] = race_gallery(match, english()).pictures
    return picture.description


def test_the_end_of_a_long_game_that_is_shown_in_pictures_has_one() -> None:
    match = ended(rounds=FEWEST_ROUNDS)
    assert has_race(Looks(), match)
    assert not has_race(Looks(DiceStyle.UNICODE), match)
    assert not has_race(Looks(DiceStyle.DIGITS), match)
    assert not has_race(Looks(), ended(rounds=FEWEST_ROUNDS - 1))
    assert not has_race(Looks(), replace(match, players=(ANN, Person(-5, ""))))
    assert not has_race(Looks(), ended((ANN,)))


def test_words_tell_the_scores_on_the_way() -> None:
    assert words(ended()) == (
        "The race of the scores. After rounds 1, 2, 3 and 5: "
        "Ann: 100, 200, 300, 500; Ben: 0, 0, 0, 0."
    )


def test_a_team_has_one_line() -> None:
    assert words(ended(FOUR, teams=2)).count("; ") == 1


@pytest.mark.parametrize("language", [code for _, code in catalogue().languages])
def test_the_words_of_eight_fit(language: str) -> None:
    match = ended((*EIGHT[:5], HOSTILE, LONGEST, CHINESE), rounds=10)
    [picture] = race_gallery(match, catalogue().texts(language)).pictures
    assert len(picture.description) < LONGEST_DESCRIPTION


@pytest.mark.parametrize(
    "people", [(ANN, BEN), (*EIGHT[:5], HOSTILE, LONGEST, CHINESE)], ids=["two", "eight"]
)
def test_a_race_is_drawn(people: tuple[Person, ...]) -> None:
    png = draw_race(ended(people), english())
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.width) == ("PNG", 800)
    assert len(png) < 200_000


def test_lines_differ_without_colours() -> None:
    def drawn(place: int) -> bytes:
        lines = [RaceLine("", [0, 0, 0]) for _ in range(8)]
        lines[place] = RaceLine("", [0, 500, 900])
        race = RaceCurves(lines, None, "", "", str)
        with Image.open(BytesIO(race_chart(race))) as image:
            return image.convert("L").point(lambda grey: 255 * (grey > 90)).tobytes()

    assert len({drawn(place) for place in range(8)}) == 8
