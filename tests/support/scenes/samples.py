"""People, rules and rolls that many scenes show."""

from bot.engine import RuleSet, Scoring
from bot.kit.components.layout import Layout
from bot.match.model.match import Person
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import (
    ANN,
    BEN,
    HOSTILE,
    PICTURES,
    Table,
    english,
    roll,
    shipped_rules,
)

RULES = shipped_rules()
STRAIGHT = roll(1, 2, 3, 4, 5, 5)
ONE_ONE = roll(1, 2, 2, 3, 4, 6)
SCORELESS = roll(2, 2, 3, 3, 4, 6)

FOUR = (ANN, BEN, Person(1004, "Cid"), Person(1005, "Dot"))
EIGHT = (
    *FOUR,
    *(
        Person(1006 + n, name)
        for n, name in enumerate(("Eve", "Fay", "Wolfeschlegelsteinhausenberger"))
    ),
    HOSTILE,
)

ALL_SPECIAL = RuleSet(
    "house",
    scoring=Scoring(
        dice=5,
        single_five=0,
        three_ones=300,
        four="1000",
        five="2000",
        six="win",
        two_triplets=2500,
    ),
    target=20_000,
    final_round=True,
    opening=500,
    minimum=250,
    farkle_limit=3,
    farkle_penalty=1000,
    hot_dice_must_roll=True,
    hot_dice_bonus=1000,
    scoreless_bonus=500,
    toxic_twos=True,
    high_stakes=True,
    turn_seconds=30,
)


def shown(table: Table, *selection: int) -> Layout:
    """Return the message of a game, with dice as pictures."""
    return match_layout(table.match(), selection, english(), PICTURES)
