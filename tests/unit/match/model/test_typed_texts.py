"""What people type is looked at for its length before anything is made of it."""

from collections.abc import Callable
from urllib.parse import quote

import pytest

from bot.features.analysis.model import game_line
from bot.features.analysis.model.turn_position import LONGEST_SCORES, parse_scores
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.fairness.model.proof import read_proof
from bot.features.fairness.refusals import ProofRefusal
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, parse_title, title_key, typed_key
from bot.features.rulebook.refusals import RuleRefusal
from bot.match.model.errors import Refusal, Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.seal import LONGEST_WORD, read_word
from bot.match.model.visible_text import LONGEST_TYPED, typed_line

NINES = "9" * 30
HEAD = f"fair1 game=17 commitment={'0' * 64} seed={'1' * 64}"
GAME = "fk1 tavern(target=4000) seats=1 : >111111 abcdef>111111 abcdef."


def refusal(read: Callable[[str], object], text: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        read(text)
    return refused.value.refusal


@pytest.mark.parametrize(
    ("read", "why", "fits"),
    [(parse_title, RuleRefusal.BAD_TITLE, "Rules"), (read_word, MatchRefusal.BAD_WORD, "luck")],
)
def test_what_nobody_could_have_typed_is_no_text(
    read: Callable[[str], object], why: Refusal, fits: str
) -> None:
    blanks = LONGEST_TYPED - len(fits)
    assert read(" " * blanks + fits) == fits
    assert refusal(read, " " * (blanks + 1) + fits) is why
    assert typed_line("x" * (LONGEST_TYPED + 1)) == ""


@pytest.mark.parametrize("typed", ["", "\ud800", "\u200b", "x" * (LONGEST_TITLE + 1), "x" * 10**6])
def test_what_no_title_can_be_has_no_key(typed: str) -> None:
    assert typed_key(typed) is None


def test_a_title_is_found_as_it_is_typed() -> None:
    assert typed_key("  ANN'S\u200b  rules ") == title_key("Ann's rules")


@pytest.mark.parametrize(
    "typed", [f"{NINES},{NINES}", f"{NINES},0", f"0 -{NINES}", "1" + " " * LONGEST_SCORES + "1"]
)
def test_scores_are_no_longer_than_numbers_are_told(typed: str) -> None:
    assert refusal(parse_scores, typed) is AnalysisRefusal.ODDS_SCORES
    most = 10**20 - 1
    assert parse_scores(f"{most},-{most}") == (most, -most)


def test_a_line_is_looked_for_in_what_may_have_been_typed() -> None:
    def read(text: str) -> object:
        return game_line.read_line(text, ("Ann",))

    assert read("x" * (LONGEST_TYPED - len(GAME)) + GAME) == read(GAME)
    assert refusal(read, "x" * LONGEST_TYPED + GAME) is AnalysisRefusal.GAME_LINE_TOO_LONG


def test_a_proof_has_a_word_of_each_player_at_most() -> None:
    longest = "é" * LONGEST_WORD
    eight = ",".join([quote(longest)] * 8)
    assert read_proof(f"{HEAD} words={eight} {GAME}").words == (longest,) * 8
    for words in (f"{eight},x", f"{quote(longest)}x"):
        assert refusal(read_proof, f"{HEAD} words={words} {GAME}") is ProofRefusal.PROOF_CUT


def test_a_refusal_keeps_the_beginning_of_what_was_typed() -> None:
    refused = Refused(RuleRefusal.UNKNOWN_RULESET, name="x" * 6000, known=("tavern",))
    assert refused.values == {"name": f"{'x' * 200}...", "known": ("tavern",)}
