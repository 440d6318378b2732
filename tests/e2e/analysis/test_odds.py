"""`/farkle odds`: figures for any moment of a turn, told privately, and what it will not take."""

import pytest

from tests.support.e2e.extremes import NINES
from tests.support.e2e.messages.rules_editor import make
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def ask(table: Table, **options: object) -> str:
    """Run the command as the stranger Cleo, and return what she alone is told."""
    return told(await table.cleo.slash(table.channel, "farkle odds", **options))


async def test_odds_for_points(table: Table) -> None:
    odds = await ask(table, dice=3, turn=450)
    assert odds.splitlines()[:3] == [
        say("odds-title", ruleset=say("ruleset-tavern")),
        say("odds-moment", dice=3, points=450),
        say("odds-better-bank"),
    ]
    assert say("odds-farkle", percent=say("percent", percent=27.8), rolls=28) in odds
    assert say("odds-points", roll=442, bank=450) in odds
    assert say("odds-bank-from", dice=3, points=450) in odds
    assert say("odds-no-scores") in odds
    assert table.channel.last_message is None


async def test_odds_of_winning(table: Table) -> None:
    odds = await ask(table, dice=2, turn=350, scores="3200,3700")
    assert say("odds-better-roll") in odds
    assert "At 3,200 to 3,700, rolling wins 27.0% of games, banking 9.0%." in odds
    assert say("basis-solved") in odds


async def test_odds_by_other_rules(table: Table) -> None:
    odds = await ask(table, dice=6, turn=16350, ruleset="facebook")
    assert say("odds-bank-from", dice=6, points=16400) in odds
    last = await ask(table, dice=3, turn=400, scores="2300,2850", ruleset="ten_turns", turns_left=1)
    assert say("odds-turns-left", turns=1) in last


async def test_odds_by_house_rules(table: Table) -> None:
    await make(table, "High table", high_stakes=True)
    odds = await ask(table, dice=3, turn=300, scores="0,1000", ruleset="High table")
    assert "High table" in odds
    assert say("obstacle-high-stakes") in odds or say("basis-estimated") in odds


async def test_odds_after_hot_dice_that_must_be_rolled(table: Table) -> None:
    await make(table, "Hot", hot_dice_must_roll=True, hot_dice_bonus=500)
    odds = await ask(table, dice=6, turn=1000, ruleset="Hot")
    assert "Hot" in odds
    assert say("odds-moment", dice=6, points=1000) in odds
    assert say("odds-better-bank") not in odds


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"dice": 0, "turn": 450}, say("refusal-option-number", option="dice", low=1, high=6)),
        ({"dice": 7, "turn": 450}, say("refusal-option-number", option="dice", low=1, high=6)),
        *(
            (
                {"dice": 3, "turn": turn},
                say("refusal-option-number", option="turn", low=0, high=20_000),
            )
            for turn in (-50, 2**53 - 1)
        ),
        ({"dice": 3, "turn": 425}, say("refusal-odds-off-step", points=425, step=50)),
        ({"dice": 3, "turn": 100}, say("refusal-odds-too-few-points", dice=3, least=150)),
        ({"dice": 3, "turn": 450, "scores": "many"}, say("refusal-odds-scores")),
        ({"dice": 3, "turn": 450, "scores": "1,2,3,4"}, say("refusal-odds-scores")),
        ({"dice": 3, "turn": 450, "scores": NINES + ",0"}, say("refusal-odds-scores")),
        (
            {"dice": 3, "turn": 450, "scores": f"{NINES},{NINES}"},
            say("refusal-option-length", option="scores", most=50),
        ),
        (
            {"dice": 3, "turn": 450, "scores": "4000,0"},
            say("refusal-odds-score", points=4000, other=0, low=0, high=3950),
        ),
        ({"dice": 3, "turn": 450, "turns_left": 2}, say("refusal-odds-no-turns")),
    ],
)
async def test_what_cannot_be_is_refused(
    options: dict[str, object], sentence: str, table: Table, careless_discord: None
) -> None:
    assert await ask(table, **options) == sentence


async def test_odds_by_an_unknown_ruleset(table: Table) -> None:
    assert "poker" in await ask(table, dice=3, turn=450, ruleset="poker")
