"""What people are told of dice: their seal, what a check found, and how all of them have fallen."""

from dataclasses import replace
from datetime import date

from bot.engine import Game
from bot.features.fairness.model.frequencies import FaceCounts
from bot.features.fairness.model.proof import FairnessProof
from bot.features.fairness.service.verification import GameFault, Recomputed, Verdict
from bot.features.fairness.view.frequencies import fairness_card
from bot.features.fairness.view.seal import (
    sealed_card,
    verdict_card,
    word_mixed_card,
    word_refused_card,
)
from bot.kit.components.layout import Layout
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Word
from bot.match.model.phases import Closed, Closing
from bot.match.model.refusals import MatchRefusal
from bot.match.model.seal import commitment
from bot.match.model.variants import Daily
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import ANN, BEN, HOSTILE, PICTURES, Table, english, resign, roll

SEED = bytes(range(32))
RIGHT = Recomputed((1, 2, 2, 3, 4, 6), (1, 2, 2, 3, 4, 6))
WRONG = Recomputed((1, 1, 1, 3, 4, 6), (1, 2, 1, 3, 4, 6))


def _sealed(match: Match, *words: tuple[Person, str]) -> Match:
    """Return `match` with dice that follow from a seed, and words in them."""
    mixed = tuple(Word(person.user_id, text) for person, text in words)
    return replace(match, seed=SEED, words=mixed, log="fk1 tavern() seats=2 :")


def _verdict(match: Match, *rolls: Recomputed, fault: GameFault | None = None) -> Layout:
    """Return what is told of a check of `match` that found these rolls."""
    words = tuple(word.text for word in match.words)
    proof = FairnessProof(match.id, commitment(SEED), SEED, words, Game(match.setup))
    sealed = commitment(SEED if fault is not GameFault.SEED else SEED[::-1])
    return verdict_card(match, proof, Verdict(sealed, rolls, fault), english())


def fair_dice_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    texts, words = english(), ((ANN, "luck"), (HOSTILE, "*seven*"))
    begun = _sealed(Table(people=(ANN, HOSTILE)).match(), *words)
    left = _sealed(Table().match(), (BEN, "luck"), (Person(1004, "Cid"), "gone"))
    daily = replace(_sealed(Table(people=(ANN,)).match()), variant=Daily(date(2026, 11, 21)))
    over = _sealed(Table(people=(ANN, HOSTILE)).play(resign(1)).match(), *words)
    closed = _sealed(Table().play(roll(*RIGHT.due)).match(Closed(0, Closing.ENDED)))
    wrong = {
        GameFault.SEED: (RIGHT,),
        GameFault.MOST_ROLLS: (WRONG, WRONG),
        GameFault.ROLL: (RIGHT, WRONG),
    }
    return {
        "board_sealed": match_layout(begun, (), texts, PICTURES),
        "invitation_sealed": match_layout(_sealed(Table().invitation()), (), texts, PICTURES),
        "dice_sealed": sealed_card(begun, texts),
        "dice_sealed_one_left": sealed_card(left, texts),
        "dice_sealed_daily": sealed_card(daily, texts),
        "dice_of_the_system": sealed_card(Table().match(), texts),
        "word_mixed": word_mixed_card(begun, texts),
        "word_refused": word_refused_card(Refused(MatchRefusal.BOARD_OUTDATED), texts),
        "verdict_fits": _verdict(over, RIGHT, RIGHT),
        "verdict_fits_once": _verdict(over, RIGHT),
        "verdict_nothing_rolled": _verdict(_sealed(Table().play(resign(1)).match())),
        "verdict_closed": _verdict(closed, RIGHT),
        **{
            f"verdict_wrong_{fault.replace('-', '_')}": _verdict(over, *rolls, fault=fault)
            for fault, rolls in wrong.items()
        },
        "fairness": fairness_card(FaceCounts((1012, 988, 1003, 1021, 970, 1006)), texts),
        "fairness_rare": fairness_card(FaceCounts((1300, 900, 1003, 1021, 870, 906)), texts),
        "fairness_one_die": fairness_card(FaceCounts((0, 0, 1, 0, 0, 0)), texts),
    }
