"""What shows dice, in each style."""

from collections.abc import Sequence
from dataclasses import replace

from bot.advice.level import Level
from bot.engine import JOKER, Move, Setup, start
from bot.features.analysis.view.replay import replay_card
from bot.features.analysis.view.review_card import review_card
from bot.features.rulebook.view.editor import rules_editor
from bot.features.rulebook.view.score_card import score_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DIGITS, PLAIN, DiceFaces, told_beside
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, opponent
from bot.match.model.replay import with_all_of_bots
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.analysis.reviews import DUEL, replay_of, solved
from tests.support.scenes.daily import LITTLE, daily_match
from tests.support.scenes.editor import draft
from tests.support.scenes.samples import ONE_ONE, SCORELESS
from tests.support.scenes.tables import (
    ANN,
    BEN,
    PICTURES,
    TAVERN,
    Table,
    bank,
    english,
    roll,
    roll_on,
)

STYLES = {"digits": DIGITS, "told": told_beside(PICTURES), "unicode": PLAIN}
"""The styles beside pictures, in which everything else is shown."""

BANKS = (roll(1, 2, 2, 3, 5, 6), roll_on((0, 4), 2, 5, 5, 6), bank(1, 2))
FARKLES = (ONE_ONE, roll_on((0,), 2, 3, 4, 6, 6))


def logged(people: Sequence[Person], *moves: tuple[Move, Sequence[int]]) -> Match:
    """Return a game of `people` after `moves`, all of which are in its log."""
    setup = Setup(TAVERN, seats=len(people))
    match = replace(Table(people=people).match(), state=start(setup), log=new_log(setup))
    for move, dice in moves:
        match = match.after(move, tuple(dice), now=0)
    return match


def crowd(*moves: tuple[Move, Sequence[int]]) -> Match:
    """Return a game of a person with seven opponents, after its turn and `moves`."""
    opponents = [opponent(level) for level in (*Level, Level.PERFECT, Level.GREEDY)]
    return logged((ANN, *opponents), ONE_ONE, bank(0), *moves)


def boards(style: str, faces: DiceFaces) -> dict[str, Layout]:
    """Return the boards that everyone at a table sees."""
    two = (ANN, opponent(Level.CAUTIOUS))
    aside = Table().play(roll(1, 2, 2, 3, 5, 6), roll_on((0, 4), 2, 5, 5, 6)).match()
    matches = {
        "first_roll": (Table().play(roll(1, 2, 3, 4, 5, 5)).match(), (0, 1)),
        "set_aside": (aside, (1,)),
        "farkle": (Table().play(*FARKLES).match(), ()),
        "watched": (Table(people=two).play(ONE_ONE, bank(0), *BANKS[:2]).match(), ()),
        "in_one_go": (with_all_of_bots(logged(two, ONE_ONE, bank(0), *BANKS)), ()),
    }
    return {
        f"{style}_{name}": match_layout(match, selection, english(), faces)
        for name, (match, selection) in matches.items()
    }


def _in_private() -> dict[str, Layout]:
    """Return what one person alone sees, told in digits."""
    texts, duel = english(), replay_of(DUEL, ANN, BEN)
    step = solved(duel).costliest[0].step
    return {
        "digits_daily": match_layout(daily_match(*LITTLE, LITTLE[0]), (0,), texts, DIGITS),
        "digits_replay": replay_card(duel, step, solved(duel), texts, DIGITS),
        "digits_review": review_card(duel, solved(duel), texts, DIGITS),
        "digits_score": score_card((1, 2, 3, 4, 5, 5), TAVERN, texts, DIGITS),
        "digits_editor": rules_editor(draft(), None, texts, DIGITS),
    }


def _in_one_go() -> dict[str, Layout]:
    """Return boards that tell of many turns of the bot at once."""
    matches = {
        "two": crowd(*BANKS, *FARKLES),
        "seven": crowd(*BANKS, *[SCORELESS] * 6),
        "none": crowd(),
    }
    return {
        f"in_one_go_{name}": match_layout(with_all_of_bots(match), (), english(), PICTURES)
        for name, match in matches.items()
    }


def style_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    texts = english()
    scenes = {
        **_in_one_go(),
        "score": score_card((1, 2, 3, 4, 5, 5), TAVERN, texts, PICTURES),
        "score_toxic_twos": score_card(
            (2, 2, 2, 2, 5, 6), replace(TAVERN, toxic_twos=True), texts, PICTURES
        ),
        "score_joker": score_card((1, 1, JOKER), TAVERN, texts, DIGITS),
        "score_farkle": score_card((2, 2, 3, 3, 4, 6), TAVERN, texts, PICTURES),
    }
    for style, faces in STYLES.items():
        scenes |= boards(style, faces)
    return scenes | _in_private()
