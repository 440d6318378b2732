"""Why something was not done, in sentences."""

import pytest

from bot.advice.level import Level
from bot.client.guard.refusals import GuardRefusal, PermissionRefusal
from bot.engine import (
    IllegalMove,
    InvalidRules,
    ParseError,
    Problem,
    Reason,
    RollError,
    RuleSet,
    build_rules,
)
from bot.kit.texts.explain import explain, for_terminal
from bot.match.model.errors import Instant, Refused
from bot.match.model.match import opponent
from bot.match.model.refusals import MatchRefusal
from tests.support.scenes.tables import ANN, BEN, HOSTILE, english


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            Refused(MatchRefusal.NOT_YOUR_TURN, name="Ann"),
            "It is Ann's turn. Please wait for yours.",
        ),
        (
            Refused(MatchRefusal.NOT_YOUR_TURN, name=opponent(Level.CAUTIOUS)),
            "It is Cora the Cautious's turn. Please wait for yours.",
        ),
        (
            Refused(MatchRefusal.NOT_A_PLAYER, players=(ANN, BEN)),
            "This is the game of Ann and Ben. You can start your own with `/farkle challenge`.",
        ),
        (
            Refused(GuardRefusal.OVER_BUDGET, when=Instant(1_700_000_000)),
            "You've asked a lot of me in a short time. Please try again <t:1700000000:R>.",
        ),
        (IllegalMove(Reason.ROLL_FIRST), "Roll the dice first."),
        (
            Refused(PermissionRefusal.PERMISSION_TO_GRANT, permission="send-messages"),
            (
                "I need the permission *Send Messages* "
                "in this channel. You can grant it in the channel's settings, under *Permissions*. "
                "Then try again."
            ),
        ),
        (
            Refused(MatchRefusal.BOARD_MOVED, link="https://discord.com/channels/1/2/3"),
            (
                "This game continues in a newer message. `/farkle show` brings it here. "
                "[Go to the board](https://discord.com/channels/1/2/3)"
            ),
        ),
        (
            Refused(MatchRefusal.BOARD_MOVED, link=""),
            "This game continues in a newer message. `/farkle show` brings it here.",
        ),
        (
            InvalidRules([Problem("no-ending")]),
            "Choose how the game ends: set a target or a number of turns.",
        ),
        (ParseError("a game", "7_7"), r"This is not a game: “7\_7”."),
        (
            RollError(5, "7_7"),
            (
                r"This is not a roll of 1 to 5 dice: “7\_7”. "
                "Enter their faces, each 1 to 6 or J (a devil's head), such as 1 2 3 4 5."
            ),
        ),
    ],
)
def test_sentences(error: Refused | IllegalMove | InvalidRules | ParseError, sentence: str) -> None:
    assert explain(error, english()) == sentence


def test_an_option_is_called_by_its_name() -> None:
    with pytest.raises(InvalidRules) as refused:
        RuleSet("short", target=20)
    sentence = explain(refused.value, english())
    assert sentence == "For the target, choose a number from 500 to 100,000, not “20”."


def test_every_problem_has_its_line() -> None:
    with pytest.raises(InvalidRules) as refused:
        build_rules("odd", {"target": 20, "turns": 0, "opening": 1})
    assert len(explain(refused.value, english()).splitlines()) == 3


def test_words_of_people_are_escaped_for_where_they_stand() -> None:
    error = Refused(MatchRefusal.NOT_YOUR_TURN, name=HOSTILE.name)
    assert r"\*\_\~" in explain(error, english())
    assert "*_~" in explain(error, english(), for_terminal)
