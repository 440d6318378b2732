"""Rulesets: what each option may be, and which options contradict each other."""

from collections.abc import Mapping
from dataclasses import fields

import pytest

from bot.engine import InvalidRules, Option, OptionTopic, Problem, RuleSet, Scoring, Value, options
from bot.engine.rules.combinations import scoring_combinations
from tests.support.engine.badge_table import MIGHT
from tests.support.engine.shipped import NAMES, shipped


def problems_of(values: Mapping[str, Value]) -> list[Problem]:
    """Return why a ruleset with the options `values` is refused."""
    ending: dict[str, Value] = {} if {"target", "turns"} & set(values) else {"target": 10_000}
    with pytest.raises(InvalidRules) as refused:
        RuleSet("house", **{**ending, **values})  # type: ignore[arg-type]  # wrong on purpose
    return list(refused.value.problems)


CONTRADICTIONS: list[tuple[dict[str, Value], Problem]] = [
    ({"target": None}, Problem("no-ending")),
    ({"target": 500, "turns": 5}, Problem("two-endings", {"target": 500, "turns": 5})),
    ({"turns": 10, "overshoot": "welfare"}, Problem("welfare-needs-target", {"turns": 10})),
    ({"turns": 10, "overshoot": "exact"}, Problem("exact-needs-target", {"turns": 10})),
    ({"turns": 10, "final_round": True}, Problem("final-round-needs-target", {"turns": 10})),
    ({"farkle_limit": 3}, Problem("penalty-needs-both")),
    ({"farkle_penalty": 500}, Problem("penalty-needs-both")),
    ({"bank_seconds": 60}, Problem("bank-needs-turn-seconds")),
    ({"bank_seconds": 60, "turn_seconds": 61}, Problem("bank-under-turn", {"bank": 60})),
    (
        {"target": 500, "opening": 600},
        Problem("opening-over-target", {"opening": 600, "target": 500}),
    ),
    (
        {"target": 500, "minimum": 550},
        Problem("minimum-over-target", {"minimum": 550, "target": 500}),
    ),
    (
        {"hot_dice_single_roll": True, "opening": 500},
        Problem("single-roll-with-least", {"option": "opening", "value": 500}),
    ),
    (
        {"hot_dice_single_roll": True, "minimum": 300},
        Problem("single-roll-with-least", {"option": "minimum", "value": 300}),
    ),
    (
        {"hot_dice_single_roll": True, "overshoot": "exact"},
        Problem("single-roll-with-exact"),
    ),
    ({"overshoot": "exact", "minimum": 300}, Problem("exact-with-minimum", {"minimum": 300})),
    ({"overshoot": "welfare", "minimum": 300}, Problem("welfare-with-minimum", {"minimum": 300})),
    ({"overshoot": "excess", "minimum": 300}, Problem("welfare-with-minimum", {"minimum": 300})),
    ({"overshoot": "exact", "final_round": True}, Problem("exact-with-final-round")),
    ({"overshoot": "welfare", "final_round": True}, Problem("welfare-with-final-round")),
    (
        {"overshoot": "exact", "target": 5025},
        Problem("exact-out-of-reach", {"target": 5025, "step": 50}),
    ),
    (
        {"overshoot": "welfare", "target": 5025},
        Problem("welfare-out-of-reach", {"target": 5025, "step": 50}),
    ),
    (
        {"overshoot": "exact", "hot_dice_bonus": 75},
        Problem("exact-out-of-step", {"option": "hot_dice_bonus", "value": 75, "step": 50}),
    ),
    (
        {"overshoot": "welfare", "farkle_limit": 3, "farkle_penalty": 333},
        Problem("welfare-out-of-step", {"option": "farkle_penalty", "value": 333, "step": 50}),
    ),
    (
        {"overshoot": "exact", "scoreless_bonus": 10},
        Problem("exact-out-of-step", {"option": "scoreless_bonus", "value": 10, "step": 50}),
    ),
]


@pytest.mark.parametrize(("values", "problem"), CONTRADICTIONS, ids=lambda v: getattr(v, "key", ""))
def test_a_contradiction_is_refused(values: dict[str, Value], problem: Problem) -> None:
    assert problems_of(values) == [problem]


def test_four_and_two_are_three_pairs_and_need_them() -> None:
    with pytest.raises(InvalidRules) as refused:
        Scoring(four_and_two=True)
    assert [problem.key for problem in refused.value.problems] == ["four-and-two-needs-three-pairs"]


def test_steps_are_of_100_when_single_fives_are_worth_nothing() -> None:
    no_fives = Scoring(single_five=0)
    assert RuleSet("house", "", no_fives, target=5000, overshoot="exact").target == 5000
    with pytest.raises(InvalidRules) as refused:
        RuleSet("house", "", no_fives, target=5050, overshoot="exact", scoreless_bonus=50)
    assert [(problem.key, problem.values["step"]) for problem in refused.value.problems] == [
        ("exact-out-of-reach", 100),
        ("exact-out-of-step", 100),
    ]


@pytest.mark.parametrize("option", ["opening", "minimum"])
def test_as_much_as_the_target_may_have_to_be_banked(option: str) -> None:
    rules = RuleSet("house", target=600, **{option: 600})  # type: ignore[arg-type]  # chosen by name
    assert getattr(rules, option) == rules.target


def test_every_contradiction_is_named_at_once() -> None:
    values: dict[str, Value] = {
        "turns": 10,
        "overshoot": "welfare",
        "final_round": True,
        "farkle_limit": 3,
    }
    assert [problem.key for problem in problems_of(values)] == [
        "welfare-needs-target",
        "final-round-needs-target",
        "penalty-needs-both",
    ]


RANGES: list[tuple[str, int, int]] = [
    ("players", 2, 8),
    ("target", 500, 100_000),
    ("turns", 1, 100),
    ("minimum", 0, 1000),
    ("farkle_limit", 0, 10),
    ("farkle_penalty", 0, 2000),
    ("hot_dice_bonus", 0, 2000),
    ("scoreless_bonus", 0, 2000),
    ("turn_seconds", 10, 259_200),
    ("bank_seconds", 10, 172_800),
]


@pytest.mark.parametrize(("name", "low", "high"), RANGES)
def test_a_number_stays_in_its_range(name: str, low: int, high: int) -> None:
    option = dict(options(RuleSet))[name]
    assert (option.low, option.high) == (low, high)
    assert option.allows(low)
    assert option.allows(high)
    for wrong in (low - 1, high + 1):
        assert problems_of({name: wrong}) == [
            Problem("out-of-range", {"option": name, "value": str(wrong), "low": low, "high": high})
        ]


@pytest.mark.parametrize("rules", [RuleSet, Scoring])
def test_what_is_suggested_can_be_chosen(rules: type[RuleSet] | type[Scoring]) -> None:
    usual = {field.name: field.default for field in fields(rules)}
    for name, option in options(rules):
        assert usual[name] in option.choices, name
        for value in option.choices:
            is_set = option.low is None or value is None
            assert is_set or option.low <= value <= option.high, (name, value)  # type: ignore[operator]


def test_points_that_are_suggested_fit_the_step_of_a_target_that_must_be_met() -> None:
    of_points = ("target", "opening", "minimum", "farkle_penalty", "hot_dice_bonus")
    known = dict(options(RuleSet))
    for name in (*of_points, "scoreless_bonus"):
        suggested = [value for value in known[name].choices if isinstance(value, int)]
        assert all(value % 50 == 0 for value in suggested), name


def test_an_option_of_six_dice_changes_nothing_with_fewer() -> None:
    pairs = {"three_pairs": 500}  # without which four and two would contradict
    for name, option in options(Scoring):
        if name == "dice":
            continue
        base = pairs if name == "four_and_two" else {}
        for dice in (5, 6):
            ways = {
                frozenset(scoring_combinations(Scoring(**{"dice": dice, **base, name: value})))  # type: ignore[arg-type]
                for value in option.choices
                if value != "win"
            }
            assert (len(ways) > 1) == (dice >= option.dice), (name, dice)


@pytest.mark.parametrize("name", NAMES)
def test_dice_that_score_show_one_to_six(name: str) -> None:
    found = scoring_combinations(shipped(name).scoring, MIGHT)
    assert {face for combination in found for face in combination.faces} == set(range(1, 7))


def test_only_numbers_have_ranges() -> None:
    ranged = [name for name, option in options(RuleSet) if option.low is not None]
    assert ranged == [name for name, _, _ in RANGES]
    assert all(option.low is None for _, option in options(Scoring))


@pytest.mark.parametrize(
    ("name", "value", "offered"),
    [
        ("overshoot", "bounce", "allowed, exact, welfare, excess"),
        ("opening", 450, "0, 300, 350, 400, 500, 600, 1000"),
        ("final_round", 1, "no, yes"),
        ("toxic_twos", None, "no, yes"),
    ],
)
def test_a_choice_is_one_of_those_offered(name: str, value: Value, offered: str) -> None:
    assert problems_of({name: value}) == [
        Problem("not-offered", {"option": name, "value": str(value), "offered": offered})
    ]


@pytest.mark.parametrize("wrong", [True, "500", 1000.0, None])
def test_a_number_is_a_whole_number_and_nothing_else(wrong: Value) -> None:
    assert [problem.key for problem in problems_of({"minimum": wrong})] == ["out-of-range"]


@pytest.mark.parametrize("name", ["", "two words", "a-b", "é", "a(b"])
def test_a_name_is_a_slug(name: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        RuleSet(name, target=500)
    assert refused.value.problems == (Problem("name", {"name": name}),)


def test_an_error_tells_developers_what_is_wrong() -> None:
    with pytest.raises(InvalidRules, match=r"no-ending \{\}; penalty-needs-both \{\}"):
        RuleSet("house", farkle_limit=3)


def test_every_field_of_a_ruleset_is_an_option_with_a_default_that_it_offers() -> None:
    apart = {"name", "source", "scoring"}
    for part in (Scoring, RuleSet):
        described = dict(options(part))
        defaults = {field.name: field.default for field in fields(part) if field.name not in apart}
        assert list(described) == list(defaults)
        for name, option in described.items():
            default: Value = defaults[name]  # type: ignore[assignment]  # every one has a default
            assert option.allows(default), name
            assert len(set(option.choices)) == len(option.choices) > 1
            assert isinstance(option.topic, OptionTopic)


def test_the_choices_of_an_option_are_allowed() -> None:
    for part in (Scoring, RuleSet):
        for name, option in options(part):
            assert all(option.allows(choice) for choice in option.choices), name


def test_a_bare_choice_has_no_range() -> None:
    option = Option(OptionTopic.SINGLES, (0, 50))
    assert [value for value in range(100) if option.allows(value)] == [0, 50]


PLAY: dict[str, dict[str, Value]] = {
    "tavern": {"target": 4000},
    "classic": {"target": 10_000},
    "kingdom": {"players": 2, "target": 4000},
    "duel": {"players": 2, "target": 10_000},
    "ten_turns": {"turns": 10},
    "party": {"target": 10_000},
    "facebook": {"target": 10_000, "minimum": 300, "farkle_limit": 3, "farkle_penalty": 500},
    "zilch": {
        "target": 10_000,
        "minimum": 300,
        "scoreless_bonus": 500,
        "farkle_limit": 3,
        "farkle_penalty": 500,
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_the_rulesets_that_ship_play_as_their_table_says(name: str) -> None:
    rules = shipped(name)
    assert rules.name == name
    assert len(rules.source) > 40
    defaults = {field.name: field.default for field in fields(RuleSet)}
    changed = {
        option: getattr(rules, option)
        for option, _ in options(RuleSet)
        if getattr(rules, option) != defaults[option]
    }
    assert changed == PLAY[name]
