"""`farkle odds` and `farkle solve`, against figures that others published."""

import json
from pathlib import Path

import pytest

from bot.advice.fingerprint import rules_hash
from bot.cli.rules import shipped_rulesets
from bot.engine import parse_rules
from bot.solver import load_table
from tests.support.command_line import HereFarkle, asked, complaint
from tests.support.engine.shipped import NAMES, shipped

HOUSE = "house(target=600)"


def test_odds_at_the_start_of_a_game(here: HereFarkle) -> None:
    """Facebook's rules: the first player wins 53.487 % when both are perfect (Busche 2016)."""
    ended = here("odds", "--ruleset", "facebook", "--scores", "0,0")
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.splitlines() == [
        "facebook, 0 to 0",
        "Roll 6 dice: 545.9 points on average, 2.3% farkle",
        "  wins 53.487% of games",
    ]


def test_odds_far_below_zero(here: HereFarkle) -> None:
    """Totals as low as that come about, and another farkle there costs points as elsewhere."""
    answer = asked(here, "odds", "--ruleset", "facebook", "--scores=-1500,4650")
    assert answer["win_probability"] == pytest.approx(0.0207, abs=5e-5)
    refused = here("odds", "--ruleset", "facebook", "--scores=-2050,4650")
    assert refused.code == 2
    assert "Give scores from -2,000 to 9,950." in refused.errors


def test_odds_as_json(here: HereFarkle) -> None:
    answer = asked(here, "odds", "--ruleset", "classic", "--scores", "0,0")
    assert answer["win_probability"] == pytest.approx(0.5365113, abs=5e-8)
    assert answer["expected_points"] == pytest.approx(564.437620, abs=5e-7)
    assert answer["farkle"] == pytest.approx(1440 / 46656)
    assert (answer["basis"], answer["obstacle"]) == ("solved", None)


def test_odds_of_rolling_and_of_banking(here: HereFarkle) -> None:
    arguments = ("odds", "--scores", "2000,3000", "--turn", "350", "--dice", "3")
    answer = asked(here, *arguments)
    wins, points = answer["win_probability"], answer["expected_points"]
    assert isinstance(wins, dict)
    assert isinstance(points, dict)
    assert 0 < wins["bank"] < wins["roll"] < 1
    assert points["bank"] == 350 < points["roll"]
    lines = here(*arguments).output.splitlines()
    assert lines[0] == "tavern, 2,000 to 3,000"
    assert lines[1].startswith("Roll 3 dice: ")
    assert lines[2] == f"  wins {100 * wins['roll']:.3f}% of games"
    assert lines[3] == "Bank: 350 points"
    assert lines[4] == f"  wins {100 * wins['bank']:.3f}% of games"


def test_banking_wins_at_the_target(here: HereFarkle) -> None:
    answer = asked(here, "odds", "--scores", "3900,3950", "--turn", "100", "--dice", "5")
    assert answer["win_probability"] == {"roll": pytest.approx(0.95, abs=0.05), "bank": 1.0}


def test_points_that_cannot_be_banked_yet(here: HereFarkle) -> None:
    arguments = ("odds", "--ruleset", "zilch", "--turn", "250", "--dice", "4")
    answer = asked(here, *arguments)
    wins = answer["win_probability"]
    assert isinstance(wins, dict)
    assert wins["bank"] is None
    assert "These points cannot be banked yet." in here(*arguments).output


@pytest.mark.parametrize(("left", "chance"), [("1", 0.98456790), ("20", 0.4691267)])
def test_odds_with_a_limit_of_turns(left: str, chance: float, here: HereFarkle) -> None:
    answer = asked(here, "odds", "--ruleset", "ten_turns", "--turns-left", left)
    assert answer["win_probability"] == pytest.approx(chance, abs=5e-8)


def test_odds_of_rules_that_nobody_has_solved_yet(here: HereFarkle, tmp_path: Path) -> None:
    """They are solved first, and kept where the bot finds them."""
    answer = asked(here, "odds", "--ruleset", HOUSE)
    rules = parse_rules(HOUSE)
    table = load_table(rules, tmp_path / "data" / "farkle.tables", rules_hash(rules))
    assert answer["win_probability"] == pytest.approx(table.first_player_wins, abs=5e-9)


def test_odds_of_rules_that_are_not_solved_are_estimates_and_say_why(here: HereFarkle) -> None:
    arguments = ("odds", "--ruleset", "house(target=4000,high_stakes=yes)")
    answer = asked(here, *arguments)
    assert (answer["basis"], answer["obstacle"]) == ("estimated", "high-stakes")
    last = here(*arguments).output.splitlines()[-1]
    assert last.startswith("With High Stakes the game is too large to be solved exactly.")
    assert last.endswith("are estimates.")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--ruleset", "poker"), "“poker”"),
        (("--ruleset", "house(target=50)"), "from 500 to 100,000"),
        (("--ruleset", "house(target=5000"), "house(target=5000"),
        (("--scores", "many"), "two or three scores"),
        (("--scores", ""), "two or three scores"),
        (("--scores", "100"), "two or three scores"),
        (("--scores", "100,200,300,400"), "two or three scores"),
        (("--scores", "4000,0"), "from 0 to 3,950"),
        (("--scores", "0,99999999999999999999"), "from 0 to 3,950"),
        (("--scores", "-50,0"), "from 0 to 3,950"),
        (("--scores", "120,0"), "multiple of 50"),
        (("--turn", "330", "--dice", "3"), "multiple of 50"),
        (("--turn", "90000", "--dice", "3"), "20,000"),
        (("--turn", "350"), "how many dice"),
        (("--turn", "350", "--dice", "7"), "from 1 to 6"),
        (("--turn", "50", "--dice", "1"), "at least 250 points"),
        (("--dice", "3"), "at least 150 points"),
        (("--turns-left", "3"), "no limit of turns"),
        (("--ruleset", "ten_turns", "--turns-left", "21"), "from 1 to 20"),
    ],
    ids=str,
)
def test_odds_that_cannot_be(arguments: tuple[str, ...], told: str, here: HereFarkle) -> None:
    assert told in complaint(here("odds", *arguments), 2)


def test_solving_a_ruleset(here: HereFarkle, tmp_path: Path) -> None:
    ended = here("solve", HOUSE, "--output", str(tmp_path / "tables"))
    assert (ended.code, ended.errors) == (0, "")
    expected, banks, first, cost = ended.output.splitlines()
    table = load_table(parse_rules(HOUSE), tmp_path / "tables", "house")
    assert expected == "house: a turn played for points alone scores 564.437620 points on average."
    assert banks.startswith("Bank from 300 with 1 die left, 250 with 2, 450 with 3, 1,050 with 4, ")
    assert banks.endswith("3,400 with 5 and 12,950 with 6.")
    assert f"wins {100 * table.first_player_wins:.4f}% of games" in first
    assert cost.startswith("Solved in ")


def test_solving_as_json(here: HereFarkle, tmp_path: Path) -> None:
    answer = asked(here, "solve", HOUSE)
    assert answer["expected_turn"] == pytest.approx(564.437620, abs=5e-7)
    assert answer["bank_from"] == {
        "1": 300, "2": 250, "3": 450, "4": 1050, "5": 3400, "6": 12950,
    }  # fmt: skip
    assert isinstance(answer["first_player_wins"], float)
    assert set(answer) >= {"seconds", "peak_mb"}
    assert list(tmp_path.iterdir()) == [], "without --output nothing is stored"


def test_solving_what_cannot_be_solved_for_the_game(here: HereFarkle) -> None:
    """Turns of zilch are worth 620.855 points, whatever else keeps the game from being solved."""
    line = (
        "house(low_straight=0,high_straight=0,three_pairs=1500,four_and_two=yes,target=10000,"
        "minimum=300,scoreless_bonus=500,farkle_limit=3,farkle_penalty=500,high_stakes=yes)"
    )
    answer = asked(here, "solve", line)
    assert answer["expected_turn"] == pytest.approx(620.855, abs=5e-4)
    assert answer["first_player_wins"] is None
    bank_from = answer["bank_from"]
    assert isinstance(bank_from, dict)
    assert bank_from["6"] is None
    text = here("solve", line).output
    assert "never with 6" in text
    assert "With High Stakes" in text


def test_solving_all_rebuilds_every_table(
    here: HereFarkle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With small rulesets in place of those that ship, which take minutes."""
    small = [parse_rules("one(target=500)"), parse_rules("two(turns=1)")]
    monkeypatch.setattr("bot.cli.solve.shipped_rulesets", lambda: small)
    ended = here("solve", "--all", "--json", "--output", str(tmp_path / "tables"))
    names = [json.loads(line)["ruleset"] for line in ended.output.splitlines()]
    assert names == ["one", "two"]
    for rules in small:
        assert load_table(rules, tmp_path / "tables", rules.name).rules == rules


def test_all_are_the_shipped_rulesets() -> None:
    assert shipped_rulesets() == [shipped(name) for name in NAMES]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--all"),
        (("classic", "--all"), "--all"),
        (("poker",), "“poker”"),
        (("house(target=50)",), "from 500 to 100,000"),
        (("classic", "--output", "/proc/tables"), "--output"),
    ],
    ids=str,
)
def test_solving_that_cannot_be(arguments: tuple[str, ...], told: str, here: HereFarkle) -> None:
    assert told in complaint(here("solve", *arguments), 2)


def test_a_process_without_a_result_is_told(here: HereFarkle, tmp_path: Path) -> None:
    (tmp_path / "house.npz.new").mkdir()
    sentence = complaint(here("solve", HOUSE, "--output", str(tmp_path)), 1)
    assert sentence.startswith("Could not solve house: ")
