"""Words in the dice, and proofs as lines."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from bot.engine import parse_game
from bot.features.analysis.model.game_line import write_json
from bot.features.fairness.model.proof import (
    LONGEST,
    LONGEST_JSON,
    is_revealed,
    proof_of,
    read_proof,
    write_proof,
)
from bot.features.fairness.refusals import ProofRefusal
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Word
from bot.match.model.phases import Closed, Closing, Lobby
from bot.match.model.refusals import MatchRefusal
from bot.match.model.replay import Replay
from bot.match.model.seal import read_word, takes_words, with_word
from bot.match.model.variants import SETTLING, Daily, Deal, Duplicate
from tests.support.matches.fair_games import NOW, begun, played, proof


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("luck", "luck"),
        ("  luck\n", "luck"),
        ("e\u0301te\u0301", "été"),
        ("\u202eluck\u200b", "luck"),
        ("@everyone", "@everyone"),
        ("x" * 32, "x" * 32),
    ],
)
def test_a_word_is_what_can_be_seen_of_it(typed: str, word: str) -> None:
    assert read_word(typed) == word


@pytest.mark.parametrize("typed", ["", "  ", "\u200b\u202e", "two words", "a\u00a0b", "x" * 33])
def test_what_is_not_one_word_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as raised:
        read_word(typed)
    assert raised.value.refusal is MatchRefusal.BAD_WORD


def test_a_second_word_takes_the_place_of_the_first() -> None:
    match = begun(Random(1))
    for user_id, text in ((2, "late"), (1, "early"), (2, "later")):
        match = with_word(match, Word(user_id, text))
    assert match.words == (Word(1, "early"), Word(2, "later")), "by seat"
    assert match.version == 3


def test_words_of_those_who_got_up_go_with_them() -> None:
    match = with_word(begun(Random(1)), Word(99, "gone"))
    assert not match.words


def test_words_are_taken_until_the_first_roll() -> None:
    match = begun(Random(1))
    assert takes_words(match)
    assert takes_words(replace(match, phase=Lobby()))
    assert not takes_words(replace(match, log=f"{match.log} >123456"))
    assert not takes_words(replace(match, seed=None)), "a game from before dice were sealed"
    assert not takes_words(replace(match, phase=Closed(0, Closing.ENDED)))


@pytest.mark.parametrize("words", [(), ("luck",), ("a,b", "%2C", "é|=", "🎲")])
def test_a_proof_is_a_line_and_back(words: tuple[str, ...]) -> None:
    whole = proof(played(begun(Random(2), *words, seats=3), Random(2)), words=words)
    assert read_proof(f"\n`{write_proof(whole)}`\n") == whole


def test_the_json_of_a_game_has_its_proof() -> None:
    match = played(begun(Random(2), "luck"), Random(2))
    whole = proof(match, words=("luck",))
    exported = write_json(Replay.of(match), write_proof(whole))
    assert read_proof(exported) == whole
    assert read_proof(f"\n{exported}\n") == whole


@pytest.mark.parametrize("proven", ['"proof":null,', '"proof":7,', ""])
def test_a_game_without_its_seed_cannot_be_rolled_again(proven: str) -> None:
    match = played(begun(Random(2)), Random(2))
    for given in (match.log, f"`{match.log}`", f'{{{proven}"line":"{match.log}"}}'):
        with pytest.raises(Refused) as refused:
            read_proof(given)
        assert refused.value.refusal is ProofRefusal.PROOF_WITHOUT_SEED


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ("{", ProofRefusal.PROOF_CUT),
        ('{"proof":' * 100_000, ProofRefusal.PROOF_CUT),
        ('{"proof":' + "9" * 5000 + "}", ProofRefusal.PROOF_CUT),
        ('{"proof":"fair1"}', ProofRefusal.PROOF_CUT),
        ('{"proof":"' + "x" * (LONGEST + 1) + '"}', ProofRefusal.PROOF_TOO_LONG),
        ("{" * (LONGEST_JSON + 1), ProofRefusal.PROOF_TOO_LONG),
    ],
    ids=["cut", "deep", "long number", "no proof", "long line", "long file"],
)
def test_json_that_proves_nothing_is_refused(given: str, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        read_proof(given)
    assert refused.value.refusal is refusal


def test_a_line_that_is_no_proof_is_refused() -> None:
    line = write_proof(proof(played(begun(Random(3), "luck"), Random(3))))
    for cut in (line[:-30], line[30:], line.replace("seed=", "sead="), "", line.partition(" ")[2]):
        with pytest.raises(Refused):
            read_proof(cut)


def test_the_seed_of_a_day_is_a_secret_until_the_day_is_over() -> None:
    match = played(begun(Random(4), seats=1), Random(4))
    today = replace(match, variant=Daily(date(2027, 1, 15)))
    midnight = 1_800_057_600
    assert not is_revealed(today, midnight + SETTLING - 1)
    assert is_revealed(today, midnight + SETTLING)
    assert proof_of(today, parse_game(today.log), NOW) is None


def test_the_seed_of_a_deal_is_a_secret_until_it_ends_for_all() -> None:
    match = played(begun(Random(4), seats=1), Random(4))
    deal = replace(match, variant=Duplicate(Deal(12, 3), NOW + 60))
    assert not is_revealed(deal, NOW + 60 + SETTLING - 1)
    assert is_revealed(deal, NOW + 60 + SETTLING)
    assert proof_of(deal, parse_game(deal.log), NOW) is None


@pytest.mark.parametrize(
    "about", ["t12", "12.3", "t0.1", "t1.0", "t1.03", "t-1.2", "t1.2.3", "t٣.1", "t1.2 game=3"]
)
def test_a_line_about_no_deal_is_refused(about: str) -> None:
    whole = replace(proof(played(begun(Random(3)), Random(3))), about=Deal(12, 3))
    line = write_proof(whole)
    assert read_proof(line) == whole
    with pytest.raises(Refused, match=ProofRefusal.PROOF_CUT):
        read_proof(line.replace("=t12.3 ", f"={about} "))


def test_a_deal_is_read_by_its_name() -> None:
    deal = Deal(9_007_199_254_740_991, 256)
    assert Deal.read(str(deal)) == deal
    with pytest.raises(ValueError, match="t1"):
        Deal.read("t1")
