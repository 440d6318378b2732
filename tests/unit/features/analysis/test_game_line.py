"""Games that travel as a line or as a file."""

import json
from dataclasses import replace
from random import Random

import pytest

from bot.advice.level import Level
from bot.engine import InvalidRules, Setup, write_game
from bot.features.analysis.model.game_line import IMPORTED, LONGEST, read_line, write_json
from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.clocks.presence import Presence
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Person, opponent
from bot.match.model.replay import Replay
from tests.support.engine.playing import play_sensibly
from tests.support.engine.shipped import NAMES, shipped

PEOPLE = ("One", "Two", "Three")
WHOLE = "fk1 classic(target=1000) seats=2 : >111234 a>23466 >155234 aef. x0"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_for_two_of_every_shipped_ruleset_fits_and_comes_back(name: str) -> None:
    line = write_game(play_sensibly(Setup(shipped(name)), Random(name)))
    match = read_line(f"\n```\n{line}\n``` ", PEOPLE)
    assert match.log == line
    assert match.state.over
    assert match.id == IMPORTED
    assert [person.name for person in match.players] == ["One", "Two"]
    assert not any(person.user_id for person in match.players)


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("", AnalysisRefusal.GAME_LINE_CUT),
        ("hello", AnalysisRefusal.GAME_LINE_CUT),
        ("fk2 classic(target=1000) seats=2 : x0", AnalysisRefusal.GAME_LINE_CUT),
        (WHOLE[:-1], AnalysisRefusal.GAME_LINE_CUT),
        (WHOLE[:-3], AnalysisRefusal.GAME_LINE_CUT),
        (WHOLE[:20], AnalysisRefusal.GAME_LINE_CUT),
        (WHOLE.removeprefix("fk1 "), AnalysisRefusal.GAME_LINE_CUT),
        (WHOLE.replace("a>23466", "d>23466"), AnalysisRefusal.GAME_LINE_CHANGED),
        (WHOLE.replace("aef.", "ab."), AnalysisRefusal.GAME_LINE_CHANGED),
        (WHOLE.replace("a>23466", "a>234"), AnalysisRefusal.GAME_LINE_CHANGED),
        (f"{WHOLE} >111234", AnalysisRefusal.GAME_LINE_CHANGED),
        (f"{WHOLE} {'x' * LONGEST}", AnalysisRefusal.GAME_LINE_TOO_LONG),
    ],
)
def test_what_is_no_whole_game_is_refused(line: str, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        read_line(line, PEOPLE)
    assert refused.value.refusal is refusal


def test_rules_that_contradict_themselves_are_named() -> None:
    with pytest.raises(InvalidRules):
        read_line("fk1 classic(target=1000,turns=3) seats=2 : x0", PEOPLE)


def test_json_spells_the_game_out_and_has_no_id_of_anybody() -> None:
    match = read_line(WHOLE, PEOPLE)
    people = (Person(1234567, "Zoë"), opponent(Level.GREEDY))
    text = write_json(Replay.of(match.next(players=people)), None)
    assert "1234567" not in text
    found = json.loads(text)
    assert found["line"] == WHOLE
    assert found["players"] == ["Zoë", "greedy"]
    assert (found["totals"], found["winners"]) == ([0, 200], [1])
    assert found["plies"] == [
        {"seat": 0, "move": "roll", "keep": [], "at": [], "dice": [1, 1, 1, 2, 3, 4]},
        {"seat": 0, "move": "roll", "keep": [1], "at": [], "dice": [2, 3, 4, 6, 6]},
        {"seat": 1, "move": "roll", "keep": [], "at": [], "dice": [1, 5, 5, 2, 3, 4]},
        {"seat": 1, "move": "bank", "keep": [1, 5, 5], "at": [], "dice": []},
        {"seat": 0, "move": "resign", "keep": [], "at": [], "dice": [], "why": "resigned"},
    ]
    assert read_line(found["line"], PEOPLE).log == WHOLE


@pytest.mark.parametrize(("token", "why"), [("x1r", "removed"), ("x1t", "timed-out")])
def test_json_says_why_somebody_left(token: str, why: str) -> None:
    match = read_line(WHOLE.replace("x0", token), PEOPLE)
    assert json.loads(write_json(Replay.of(match), None))["plies"][-1]["why"] == why


def test_json_says_which_dice_a_badge_was_used_on() -> None:
    badges = "badges=fortune(tier=tin,uses=1,dice=1)/-"
    line = f"fk1 classic(target=10000) seats=2 {badges} : >122346 *f>1 x0"
    found = json.loads(write_json(Replay.of(read_line(line, PEOPLE)), None))
    assert found["badges"] == ["fortune(tier=tin,uses=1,dice=1)", "-"]
    assert found["plies"][1] == {
        "seat": 0,
        "move": "usebadge",
        "keep": [],
        "at": [6],
        "dice": [1],
    }


def test_an_opponent_of_the_tavern_is_called_by_its_part() -> None:
    match = read_line(WHOLE, PEOPLE)
    people = (Person(1, "Zoë"), opponent(Level.GREEDY, "beggar"))
    found = json.loads(write_json(Replay.of(match.next(players=people)), None))
    assert found["players"] == ["Zoë", "beggar"]


def test_the_file_names_who_won_and_not_the_stand_in_who_was_ahead() -> None:
    match = read_line(write_game(play_sensibly(Setup(shipped("tavern")), Random(1))), PEOPLE)
    [ahead] = match.state.winners
    deserted = replace(match, presence=Presence(away=(ahead,)))
    assert json.loads(write_json(Replay.of(deserted), None))["winners"] == [1 - ahead]
