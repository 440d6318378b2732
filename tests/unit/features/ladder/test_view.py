"""What a ladder offers first."""

from bot.features.ladder.model import Ladder, LadderPage, Rung
from bot.features.ladder.view import ladder_card
from bot.kit.components.parts import ButtonStyle
from bot.kit.components.raw import walk
from bot.match.model.match import Person
from tests.support.scenes.tables import english

LADDER = Ladder(50, "tavern")


def styles(*rows: Rung) -> list[object]:
    """Return the styles of *Challenge*, *Join* and *Leave* on a ladder with these people."""
    page = LadderPage(LADDER, number=1, of=1, rows=rows, own=None, running=())
    parts = walk(ladder_card(page, english()).payload())
    return [part["style"] for part in parts if "style" in part]


def test_an_empty_ladder_asks_people_to_join() -> None:
    grey, blue = ButtonStyle.SECONDARY, ButtonStyle.PRIMARY
    assert styles() == [grey, blue, grey]


def test_on_a_ladder_with_people_a_challenge_comes_first() -> None:
    grey, blue = ButtonStyle.SECONDARY, ButtonStyle.PRIMARY
    assert styles(Rung(1, Person(1, "Ada"))) == [blue, grey, grey]
