"""Sealed dice: the seal on a board, player words, and what a check of the dice found."""

from collections.abc import Iterator
from dataclasses import replace
from textwrap import wrap
from typing import Final

from bot.engine import Faces, write_faces
from bot.features.fairness.buttons import (
    BesideWordAnswer,
    BesideWordButton,
    WordAnswer,
    WordButton,
)
from bot.features.fairness.model.proof import FairnessProof, lacks_word
from bot.features.fairness.service.verification import Recomputed, Verdict
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, paragraphs, row, text
from bot.kit.components.media import File
from bot.kit.components.parts import Button, Part
from bot.kit.components.question import Question
from bot.kit.game.people import person_name
from bot.kit.game.variants import secrecy
from bot.kit.texts.escape import plain
from bot.kit.texts.explain import explain
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Word
from bot.match.model.seal import LONGEST_WORD, commitment, is_sealed, takes_words

PROOF_FILE: Final = "farkle-dice.txt"
"""The file with the proof of a game's dice, as one line."""

_SHORT: Final = 10
"""The characters of a seal on a board. To find another seal that begins so takes 2**40 seeds."""

_WIDEST: Final = 16
"""The characters of a seal that stand together in a dialogue."""


def seal_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the beginning of the seal and the player words, until the first roll."""
    if match.seed is not None and is_sealed(match):
        yield texts("board-sealed", seal=commitment(match.seed)[:_SHORT])
        yield from _words(match, texts)


def word_buttons(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield the button that asks for a word, while there is room for words."""
    if takes_words(match):
        yield board_button(WordButton(match.id, match.version), texts("button-add-word"))


def word_parts(match: Match, user_id: int, texts: Texts) -> Iterator[Part]:
    """Yield what a private message says of player words, while `user_id` may give one."""
    if takes_words(match) and match.concerns(user_id):
        yield text(texts("more-word"))
        yield row([board_button(BesideWordButton(match.id), texts("button-add-word"))])


def word_mixed_card(match: Match, texts: Texts) -> Layout:
    """Return what somebody is told whose word is mixed into the dice of `match`."""
    return Layout(paragraphs(texts("word-mixed"), *_words(match, texts)))


def word_refused_card(why: Refused, texts: Texts) -> Layout:
    """Return what somebody is told whose word was not mixed in."""
    return Layout(text(explain(why, texts)))


def beside_word_question(match: Match, user_id: int, texts: Texts) -> Question:
    """Return `word_question` for whoever was asked beside the board."""
    return replace(word_question(match, user_id, texts), button=BesideWordAnswer(match.id))


def word_question(match: Match, user_id: int, texts: Texts) -> Question:
    """Return the question for a player's word, which shows the whole seal."""
    assert match.seed is not None  # words belong to sealed dice
    own = next((word.text for word in match.words if word.user_id == user_id), "")
    return Question(
        WordAnswer(match.id, match.version),
        title=texts("ask-word-title"),
        label=texts("ask-word-label"),
        # Dialogues break lines at spaces only, so a seal in one piece is wider than a phone.
        hint=texts("ask-word-hint", seal=" ".join(wrap(commitment(match.seed), _WIDEST))),
        longest=LONGEST_WORD,
        typed=own,
    )


def sealed_card(match: Match, texts: Texts) -> Layout:
    """Return what may be known of the dice of `match` before its seed is revealed."""
    title = texts("dice-title", number=str(match.id))
    if lacks_word(match):
        return Layout(paragraphs(title, texts("dice-lack-word")))
    if match.seed is None:
        return Layout(paragraphs(title, texts("dice-of-the-system")))
    return Layout(
        paragraphs(
            title,
            texts("dice-sealed", seal=commitment(match.seed)),
            *_words(match, texts),
            secrecy(match.variant, texts),
        )
    )


def verdict_card(match: Match, proof: FairnessProof, verdict: Verdict, texts: Texts) -> Layout:
    """Return what rolling the dice of `match` again has shown; with `PROOF_FILE`.

    A game that was closed before its end is no whole line, so it has no file.
    """
    return Layout(
        paragraphs(
            texts("dice-title", number=str(match.id)),
            f"**{verdict_text(verdict, texts)}**",
            texts("dice-seal", seal=proof.commitment),
            texts("dice-seed", seed=proof.seed.hex()),
            *_words(match, texts),
            texts("dice-compare") if match.state.over else "",
        ),
        *([File(PROOF_FILE)] if match.state.over else []),
    )


def verdict_text(verdict: Verdict, texts: Texts) -> str:
    """Return in a sentence whether everything fits, and else what does not."""
    if verdict.fault is None:
        return texts("verdict-fits", rolls=len(verdict.rolls))
    number, wrong = verdict.first_wrong or (0, Recomputed((), ()))
    return texts(
        f"verdict-{verdict.fault}",
        sealed=verdict.sealed,
        number=number,
        rolled=_spaced(wrong.rolled),
        due=_spaced(wrong.due),
    )


def _words(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the player words that are mixed into the dice, if any."""
    if match.words:
        words = [_word(match, word, texts) for word in match.words]
        yield texts("dice-words", words=texts.listed(words))


def _word(match: Match, word: Word, texts: Texts) -> str:
    """Return a word with its player, whose name is left out if they got up again."""
    given = plain(word.text)
    for person in match.people:
        if person.user_id == word.user_id:
            return texts("dice-word", word=given, name=person_name(person, texts))
    return given


def _spaced(faces: Faces) -> str:
    return " ".join(write_faces(faces))
