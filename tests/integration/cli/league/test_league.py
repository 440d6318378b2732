"""`farkle league` and `farkle engine`: what they print, and what is said of what cannot be."""

import io
import json
from pathlib import Path

import pytest

from tests.support.command_line import HereFarkle, complaint

RULES = "tiny(target=500)"
LEAGUE = ("league", "cautious", "bank:300", "-r", RULES, "--games", "4", "--processes", "1")
BAD = "bad=/no/such/program"


def test_a_league_is_played_kept_and_told(
    here: HereFarkle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = ("--results", str(tmp_path / "played"))
    ended = here(*LEAGUE, "--program", BAD, *kept, "--json")
    assert (ended.code, ended.errors) == (0, "")
    told = json.loads(ended.output)
    assert (told["ruleset"], told["seats"], told["seed"]) == ("tiny", 2, 1)
    assert [player["name"] for player in told["players"]] == ["cautious", "bank:300", "bad"]
    assert {player["games"] for player in told["players"]} == {4}
    assert [loss["fault"] for loss in told["lost"]].count("no-start") == 3
    monkeypatch.setattr("bot.solver.league.league.ProcessPoolExecutor", None)  # it is all kept
    ended = here(*LEAGUE, "--program", BAD, *kept)
    lines = ended.output.splitlines()
    assert lines[0] == "tiny(target=500), 2 seats: 6 games"
    assert [line.split()[0] for line in lines if "±" in line][-1] == "bad"  # the worst is last
    assert lines[-2].startswith("bad lost 3 games: it could not be started: ")
    assert lines[-1].startswith("bad lost ")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("nobody", "greedy"), "There is no player “nobody”. Choose from: perfect, "),
        (("101", "greedy"), "There is no player “101”."),
        (("greedy",), "A league has 2 to 100 players."),
        (("greedy", "greedy"), "Two players have the same name."),
        (("greedy", "--program", "x"), "“x” is not a program."),
        (("greedy", "--program", "7=python3"), "“7=python3” is not a program."),
        (("greedy", "--program", "x='"), "“x='” is not a program."),
        (("greedy", "1", "--only", "2"), "“2” does not play in this league. Choose from: greedy"),
        (("greedy", "1", "--seats", "9"), "A table has 1 to 8 seats, not 9."),
        (("greedy", "1", "--results", "/"), "Cannot use the file /: "),
    ],
)
def test_what_cannot_be_played(here: HereFarkle, wrong: tuple[str, ...], said: str) -> None:
    assert complaint(here("league", *wrong), 2).startswith(said)


@pytest.mark.parametrize(
    "option", ["--games", "--seed", "--processes", "--seconds", "--seats", "--teams"]
)
@pytest.mark.parametrize("value", ["-1", "9" * 400, "x", "nan"])
def test_numbers_have_bounds(here: HereFarkle, option: str, value: str) -> None:
    assert here("league", "greedy", "cautious", option, value).code == 2


def test_an_engine_answers_lines_until_their_end(
    here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "game tiny(target=500) seats=2\nposition 0/0 -- 0/0 -- 0 1 0 6 - - 0 - - -\ngo 9 >:0:6\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"farkle 1\n{game}"))
    ended = here("engine", "--level", "37")
    assert (ended.code, ended.output, ended.errors) == (0, "ready 1\nmove >\n", "")
    monkeypatch.setattr("sys.stdin", io.StringIO("e2e4\n"))
    assert complaint(here("engine"), 1) == "Cannot understand this line: e2e4"
    assert complaint(here("engine", "--level", "0"), 2).startswith("There is no opponent “0”.")
