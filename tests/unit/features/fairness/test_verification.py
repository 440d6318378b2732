"""Games rolled again from their seeds, and what happens when something was changed."""

import hashlib
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import FAIR, JOKER, Game, Ply, Resign, Setup, TimeOut, parse_game, start
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.fairness.model.frequencies import FaceCounts, faces_rolled
from bot.features.fairness.model.proof import FairnessProof, proof_of, read_proof, write_proof
from bot.features.fairness.service.verification import GameFault, verify
from bot.match.model.errors import Refusal, Refused
from bot.match.model.game_log import new_log
from bot.match.model.phases import Closed, Closing, Invited, Lobby, Phase, Playing
from bot.match.model.seal import commitment, next_roll, rolls_made
from bot.match.service.dice_cup import seeded_roll
from tests.support.matches.fair_games import LOADED, NOW, SHORT, begun, played, proof

GAMES = 2000


def rerolled(game: Game, number: int, dice: tuple[int, ...]) -> Game:
    """Return `game` with other dice in the ply `number`; it need not be one that can be played."""
    plies = list(game.plies)
    plies[number] = Ply(plies[number].move, dice)
    return Game(game.setup, tuple(plies))


def test_thousands_of_games_are_what_had_to_come_of_their_seeds() -> None:
    random = Random(1)
    rolls = 0
    for number in range(GAMES):
        words = ("glück", "seven", "🎲")[: number % 4]
        match = played(begun(random, *words, seats=1 + number % 3), random)
        verdict = verify(read_proof(write_proof(proof(match))))
        assert verdict.fault is None
        assert len(verdict.rolls) == rolls_made(match)
        rolls += len(verdict.rolls)
    assert rolls > 5 * GAMES


@pytest.mark.parametrize("move", [TimeOut(), Resign(1)])
def test_time_and_those_who_leave_throw_no_dice(move: TimeOut | Resign) -> None:
    random = Random(4)
    setup = Setup(replace(SHORT, turn_seconds=60), seats=3)
    match = replace(begun(random, "luck", seats=3), state=start(setup), log=new_log(setup))
    match = match.after(move, (), now=0)
    match = played(match, random)
    verdict = verify(read_proof(write_proof(proof(match))))
    assert verdict.fault is None
    assert len(verdict.rolls) == rolls_made(match)


def test_loaded_dice_are_checked_too() -> None:
    random = Random(2)
    match = played(begun(random, dice=(LOADED, *(FAIR,) * 5)), random)
    assert verify(read_proof(write_proof(proof(match)))).fault is None


@pytest.mark.parametrize(
    "slug", ["gold-resurrection", "gold-might", "gold-fortune", "gold-swap-out"]
)
def test_dice_that_badges_throw_are_checked_too(slug: str) -> None:
    random, used = Random(3), 0
    for _ in range(20):
        match = played(begun(random, "luck", badge=shipped_badges()[slug].badge), random)
        verdict = verify(read_proof(write_proof(proof(match))))
        assert verdict.fault is None
        assert len(verdict.rolls) == rolls_made(match)
        used += match.log.count("*")
    assert used > 20


def test_devils_heads_and_the_very_dice_that_were_kept_are_checked_too() -> None:
    random = Random(2)
    names = ("devils-head", "tengris", "pie", "lucky", "weighted", "ordinary")
    dice = tuple(shipped_dice()[name].die for name in names)
    jokers = 0
    for _ in range(50):
        whole = proof(played(begun(random, "luck", dice=dice), random))
        assert verify(read_proof(write_proof(whole))).fault is None
        jokers += sum(ply.dice.count(JOKER) for ply in whole.game.plies)
    assert jokers > 50


def fault_of(changed: FairnessProof) -> GameFault | Refusal | None:
    """Return what is found when `changed` travels as a line: its game may not even be possible."""
    try:
        return verify(read_proof(write_proof(changed))).fault
    except Refused as refused:
        return refused.refusal


def test_every_die_that_is_changed_is_caught() -> None:
    random = Random(3)
    found: Counter[GameFault | Refusal | None] = Counter()
    for _ in range(30):
        whole = proof(played(begun(random, "luck"), random))
        for number, ply in enumerate(whole.game.plies):
            for place, face in enumerate(ply.dice):
                other = (*ply.dice[:place], face % 6 + 1, *ply.dice[place + 1 :])
                found[fault_of(replace(whole, game=rerolled(whole.game, number, other)))] += 1
    impossible = {AnalysisRefusal.GAME_LINE_CHANGED, AnalysisRefusal.GAME_LINE_CUT}
    assert found.keys() == {GameFault.ROLL, *impossible}
    assert found[GameFault.ROLL] > 100


def test_the_roll_that_was_changed_is_named() -> None:
    whole = proof(played(begun(Random(3)), Random(3)))
    [first, *_] = [n for n, ply in enumerate(whole.game.plies) if len(ply.dice) == 6]
    due = whole.game.plies[first].dice
    verdict = verify(replace(whole, game=rerolled(whole.game, first, due[::-1])))
    assert verdict.first_wrong is not None
    _, roll = verdict.first_wrong
    assert (roll.rolled, roll.due) == (due[::-1], due), "even the order is part of it"


def test_other_words_and_another_order_are_caught() -> None:
    random = Random(4)
    match = played(begun(random, "luck", "seven"), random)
    for words in (("luck",), ("seven", "luck"), ("luck", "sevem"), ("luck seven",), ()):
        verdict = verify(proof(match, words=words))
        expected = None if words == ("luck seven",) else GameFault.MOST_ROLLS
        assert verdict.fault is expected, "one word never has a blank, so these are two"


def test_another_seed_is_caught_whether_or_not_its_seal_is_changed_as_well() -> None:
    random = Random(5)
    match = played(begun(random), random)
    seed = random.randbytes(32)
    assert verify(proof(match, seed=seed)).fault is GameFault.SEED
    assert (
        verify(proof(match, seed=seed, commitment=commitment(seed))).fault is GameFault.MOST_ROLLS
    )
    assert verify(proof(match, commitment="0" * 64)).fault is GameFault.SEED


def test_the_dice_of_another_game_are_caught() -> None:
    random = Random(6)
    match = played(begun(random), random)
    assert verify(proof(match, about=match.id + 1)).fault is GameFault.MOST_ROLLS


def test_rolls_in_another_order_are_caught() -> None:
    random = Random(7)
    match = played(begun(random), random)
    game = parse_game(match.log)
    first, second = [n for n, ply in enumerate(game.plies) if len(ply.dice) == 6][:2]
    swapped = rerolled(game, first, game.plies[second].dice)
    swapped = rerolled(swapped, second, game.plies[first].dice)
    assert fault_of(proof(match, game=swapped)) in {
        GameFault.ROLL,
        AnalysisRefusal.GAME_LINE_CHANGED,
    }


def test_a_roll_is_named_by_game_number_and_words() -> None:
    match = begun(Random(8), "luck", "seven")
    assert next_roll(match) == f"{match.id}:1 luck seven"
    assert match.seed is not None
    dice = seeded_roll(match.seed, next_roll(match), (FAIR,) * 6)
    assert commitment(match.seed) == hashlib.sha256(match.seed).hexdigest()
    rolled = replace(match, log=f"{match.log} >{''.join(map(str, dice))} a>12345 ^66 . !")
    assert next_roll(rolled) == f"{match.id}:4 luck seven"


@pytest.mark.parametrize("phase", [Invited(), Lobby(), Playing(), Closed(0, Closing.ENDED)])
def test_there_is_no_proof_before_the_end(phase: Phase) -> None:
    match = replace(begun(Random(9)), phase=phase)
    assert proof_of(match, parse_game(match.log), NOW) is None


def test_games_without_a_seed_have_no_proof() -> None:
    random = Random(10)
    match = replace(played(begun(random), random), seed=None)
    assert proof_of(match, parse_game(match.log), NOW) is None


def test_a_seed_is_in_no_text_about_a_match() -> None:
    random = Random(11)
    match = played(begun(random, "luck"), random)
    assert match.seed is not None
    about = f"{match!r} {proof(match)!r}"
    assert "luck" in about
    assert repr(match.seed) not in about
    assert match.seed.hex() not in about


def test_the_faces_of_fair_dice_are_counted() -> None:
    random = Random(12)
    faces: Counter[int] = Counter()
    for _ in range(400):
        faces += faces_rolled(played(begun(random), random))
    one, two, three, four, five, six = (faces[face] for face in range(1, 7))
    counts = FaceCounts((one, two, three, four, five, six))
    assert counts.dice > 5_000
    assert counts.p_value > 0.001
    loaded = played(begun(random, dice=(LOADED,) * 6), random)
    assert not faces_rolled(loaded)
