"""Rulesets as TOML and as one line."""

import pytest
from hypothesis import given

from bot.engine import (
    InvalidRules,
    ParseError,
    RuleSet,
    Scoring,
    build_rules,
    options,
    parse_rules,
    parse_rules_toml,
    write_rules,
)
from bot.engine.notation.rules_text import LONGEST
from tests.support.engine.shipped import NAMES, shipped
from tests.support.engine.strategies import rulesets

TOML = """
name = "house"
source = "ours"
[scoring]
three_pairs = 1500
four_and_two = true
[play]
target = 4_000
opening = 500
"""

LINES = {
    "classic": "classic(target=10000)",
    "duel": (
        "duel(straight=2500,low_straight=1000,high_straight=1000,three_pairs=1500,players=2,"
        "target=10000)"
    ),
    "facebook": (
        "facebook(four=add,five=add,six=add,low_straight=0,high_straight=0,three_pairs=750,"
        "target=10000,minimum=300,farkle_limit=3,farkle_penalty=500)"
    ),
    "kingdom": "kingdom(players=2,target=4000)",
    "party": (
        "party(four=none,five=none,six=none,straight=3000,low_straight=0,high_straight=0,"
        "three_pairs=1500,target=10000)"
    ),
    "tavern": "tavern(three_pairs=1500,target=4000)",
    "ten_turns": (
        "ten_turns(four=add,five=add,six=add,straight=0,low_straight=0,high_straight=0,turns=10)"
    ),
    "zilch": (
        "zilch(low_straight=0,high_straight=0,three_pairs=1500,four_and_two=yes,target=10000,"
        "minimum=300,farkle_limit=3,farkle_penalty=500,scoreless_bonus=500)"
    ),
}
"""How the rulesets are written in every stored game: a change here breaks them."""


def keys_of(text: str) -> list[str]:
    """Return the keys of the problems for which a TOML text is refused."""
    with pytest.raises(InvalidRules) as refused:
        parse_rules_toml(text)
    return [problem.key for problem in refused.value.problems]


def test_toml_sets_options_and_leaves_the_rest_alone() -> None:
    scoring = Scoring(three_pairs=1500, four_and_two=True)
    rules = parse_rules_toml(TOML)
    assert rules == RuleSet("house", "ours", scoring, target=4000, opening=500)
    assert rules.source == "ours"


@pytest.mark.parametrize(
    "text",
    [
        "name = ",
        "[play",
        "name = 'x'\n[play]\ntarget = 1_",
        "name = 'a'\nname = 'b'",
        f"[play]\ntarget = {'9' * 5000}",
        "x = " + "[" * 5000,
    ],
)
def test_a_text_that_is_not_toml_cannot_be_parsed(text: str) -> None:
    with pytest.raises(ParseError, match="TOML"):
        parse_rules_toml(text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("#" * 100_000, "TOML of at most"),
        (f"[play]\ntarget = {'9' * 50}", "a number of at most"),
        ("name = 5", "a text in quotation marks"),
    ],
)
def test_what_is_too_long_or_no_text_cannot_be_parsed(text: str, wanted: str) -> None:
    with pytest.raises(ParseError, match=wanted):
        parse_rules_toml(text)


def test_a_table_is_a_table() -> None:
    with pytest.raises(ParseError, match=r"a table \[scoring\]"):
        parse_rules_toml("name = 'x'\nscoring = 5")


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("[play]\ntarget = 500\ntarxet = 500\nspeed = 1", ["tarxet", "speed"]),
        ("target = 500", ["target"]),
        ("[scoring]\ntarget = 500", ["target"]),
        ("[play]\nfour = 'add'", ["four"]),
        ("[play]\nname = 'x'", ["name"]),
        ("[play]\ntarget = 500\n[extra]", ["extra"]),
    ],
)
def test_an_option_that_does_not_exist_there_is_named(text: str, unknown: list[str]) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules_toml("name = 'x'\n" + text)
    assert [(problem.key, problem.values["option"]) for problem in refused.value.problems] == [
        ("unknown-option", name) for name in unknown
    ]


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("tagret", "target"),
        ("toxic", "toxic_twos"),
        ("stright", "straight"),
        ("three_pair", "three_pairs"),
    ],
)
def test_those_that_exist_are_listed_the_nearest_first(typed: str, nearest: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules(f"house(target=500,{typed}=1)")
    [problem] = refused.value.problems
    known = str(problem.values["known"]).split(", ")
    assert known[0] == nearest
    assert sorted(known) == sorted(name for part in (Scoring, RuleSet) for name, _ in options(part))


def test_in_a_table_of_toml_those_of_the_table_are_listed() -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules_toml("name = 'x'\n[scoring]\nstrait = 5\n[play]\ntarget = 500")
    [problem] = refused.value.problems
    assert str(problem.values["known"]).startswith("straight, ")
    assert "target" not in str(problem.values["known"])


def test_of_many_that_do_not_exist_a_few_are_named() -> None:
    line = ",".join(f"no{number}=1" for number in range(100))
    with pytest.raises(InvalidRules) as refused:
        parse_rules(f"house({line})")
    assert [problem.values["option"] for problem in refused.value.problems] == ["no0", "no1", "no2"]


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("[play]\ntarget = 500", ["name"]),
        ("name = 'x'", ["no-ending"]),
        ("name = 'x'\n[play]\ntarget = 499", ["out-of-range"]),
        ("name = 'x'\n[play]\ntarget = 500.0", ["out-of-range"]),
        ("name = 'x'\n[play]\ntarget = [500]", ["out-of-range"]),
        ("name = 'x'\n[play]\nfinal_round = 'yes'\ntarget=500", ["not-offered"]),
        ("name = 'x'\n[scoring]\ndice = 7\nfour = 'x3'", ["not-offered", "not-offered"]),
    ],
)
def test_toml_that_is_no_ruleset_is_refused(text: str, keys: list[str]) -> None:
    assert keys_of(text) == keys


def test_build_rules_refuses_what_does_not_exist() -> None:
    with pytest.raises(InvalidRules) as refused:
        build_rules("house", {"target": 500, "colour": "red", "source": "x"})
    assert [problem.values["option"] for problem in refused.value.problems] == ["colour", "source"]


@pytest.mark.parametrize("name", NAMES)
def test_the_line_of_a_ruleset_stays_what_it_is(name: str) -> None:
    assert write_rules(shipped(name)) == LINES[name]
    assert parse_rules(LINES[name]) == shipped(name)


@given(rules=rulesets())
def test_a_line_says_all_of_a_ruleset(rules: RuleSet) -> None:
    line = write_rules(rules)
    assert len(line) <= LONGEST
    assert parse_rules(line) == rules
    assert write_rules(parse_rules(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "house",
        "house(",
        "(target=500)",
        "house(target=500",
        "house(target=500))",
        "h (turns=5)",
        "house(target)",
        "house(target=500,target=500)",
        "house(target=500)\n",
        "höuse(turns=5)",
        f"house(turns=5,{'x' * LONGEST}=1)",
    ],
)
def test_a_line_that_is_cut_or_forged_cannot_be_parsed(line: str) -> None:
    with pytest.raises(ParseError):
        parse_rules(line)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("house()", "no-ending"),
        ("house(target=5)", "out-of-range"),
        (f"house(target={'9' * 500})", "out-of-range"),
        ("house(target=x)", "out-of-range"),
        ("house(target=)", "out-of-range"),
        ("house(turns=5,final_round=true)", "not-offered"),
        ("house(turns=5,four=x3)", "not-offered"),
        ("house(turns=5,colour=red)", "unknown-option"),
        ("house(turns=5,four_and_two=yes)", "four-and-two-needs-three-pairs"),
    ],
)
def test_a_line_that_is_no_ruleset_is_refused(line: str, key: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules(line)
    assert [problem.key for problem in refused.value.problems] == [key]


def test_what_is_left_unset_is_written_by_leaving_it_out() -> None:
    rules = RuleSet("house", "somewhere", target=500, turn_seconds=30)
    assert write_rules(rules) == "house(target=500,turn_seconds=30)"
    assert parse_rules("house(target=500,turn_seconds=None)") == RuleSet("house", target=500)
