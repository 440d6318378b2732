"""What the rules make of a roll, against the engine that plays it: every roll of all dice."""

from itertools import combinations_with_replacement

import pytest

from bot.engine import (
    FAIR,
    Die,
    Event,
    Farkled,
    GameOver,
    Roll,
    RuleSet,
    Ruling,
    ScorelessRoll,
    Setup,
    apply,
    is_farkle,
    parse_rules,
    ruling,
    rulings_ahead,
    score_table,
    start,
)

LINES = (
    "plain(target=4000)",
    "plain(target=4000,toxic_twos=yes)",
    "plain(target=4000,six=win)",
    "plain(target=4000,scoreless_bonus=500)",
    "all(six=win,target=4000,scoreless_bonus=500,toxic_twos=yes)",
    "five(dice=5,single_five=0,target=4000,scoreless_bonus=500,toxic_twos=yes)",
)
LOST = {Ruling.FARKLE, Ruling.TOXIC_TWOS}


def happened(events: list[Event]) -> set[Ruling]:
    """Return what became of a roll by its events; a farkle may be either of two."""
    for event in events:
        match event:
            case GameOver():
                return {Ruling.WINS}
            case Farkled():
                return LOST
            case ScorelessRoll():
                return {Ruling.FREE_ROLL}
            case _:
                pass
    return set()


@pytest.mark.parametrize("line", LINES)
def test_every_roll_comes_to_what_is_said_of_it(line: str) -> None:
    rules = parse_rules(line)
    table, begun = score_table(rules.scoring), start(Setup(rules))
    for faces in combinations_with_replacement(range(1, 7), rules.scoring.dice):
        scores = table.roll(faces)
        ruled = ruling(rules, faces, scores)
        _, events = apply(begun, Roll(), faces)
        assert (ruled in happened(events)) if ruled else not happened(events)
        toxic = rules.toxic_twos and faces.count(2) >= 4 and not scores.wins
        assert (ruled is Ruling.TOXIC_TWOS) == toxic
        if not scores.wins:
            lost = is_farkle(rules, faces, scores=bool(scores.by_positions))
            assert lost == (ruled in LOST)


def test_only_a_roll_of_all_dice_is_a_gift() -> None:
    rules = RuleSet("zilch", target=4000, scoreless_bonus=500)
    few, all_six = (2, 3, 4, 4, 6), (2, 2, 3, 3, 4, 6)
    table = score_table(rules.scoring)
    assert ruling(rules, few, table.roll(few)) is Ruling.FARKLE
    assert ruling(rules, all_six, table.roll(all_six)) is Ruling.FREE_ROLL
    assert ruling(rules, all_six, table.roll(all_six), lent=1) is Ruling.FARKLE


@pytest.mark.parametrize("line", LINES)
def test_what_is_said_of_the_next_roll_is_what_some_roll_comes_to(line: str) -> None:
    rules = parse_rules(line)
    table = score_table(rules.scoring)
    for count in range(1, rules.scoring.dice + 1):
        rolls = combinations_with_replacement(range(1, 7), count)
        found = {ruling(rules, roll, table.roll(roll)) for roll in rolls}
        ahead = rulings_ahead(rules, (FAIR,) * count)
        assert [*ahead] == [ruled for ruled in Ruling if ruled in found - {Ruling.FARKLE}]


def test_dice_that_cannot_show_it_announce_nothing() -> None:
    rules = parse_rules("all(six=win,target=4000,scoreless_bonus=500,toxic_twos=yes)")
    odd = Die((1, 0, 1, 0, 1, 0))
    mixed = (odd,) * 3 + (FAIR,) * 3
    assert rulings_ahead(rules, mixed) == (Ruling.WINS, Ruling.FREE_ROLL), "only three show a 2"
    assert rulings_ahead(rules, (*mixed[:5], Die((0, 1, 0, 1, 0, 1)))) == (Ruling.FREE_ROLL,)
    joker = Die(joker=2)
    assert Ruling.WINS in rulings_ahead(rules, (odd,) * 5 + (joker,)), "a joker is any number"


def test_a_die_that_a_badge_lends_makes_no_free_roll() -> None:
    rules = parse_rules("plain(target=4000,scoreless_bonus=500)")
    assert rulings_ahead(rules, (FAIR,) * 6) == (Ruling.FREE_ROLL,)
    assert rulings_ahead(rules, (FAIR,) * 6, lent=1) == ()
