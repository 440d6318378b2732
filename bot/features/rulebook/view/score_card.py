"""What can be set aside from a roll, as a list."""

from typing import Final

from bot.engine import Faces, RuleSet, Selection, ruling, score_table, write_faces
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.game.combinations import combination_text
from bot.kit.game.rulesets import ruleset_name
from bot.kit.game.rulings import ruling_text
from bot.kit.game.table_dice import roll_line
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts

MOST_ROWS: Final = 15
"""How many selections are shown, best first."""


def score_card(roll: Faces, rules: RuleSet, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the selections of `roll` (ascending) under `rules`, best first.

    Where there is no choice, return what becomes of the roll.
    """
    scores = score_table(rules.scoring).roll(roll)
    selections, ruled = scores.selections, ruling(rules, roll, scores)
    head = paragraphs(
        texts("score-title", ruleset=ruleset_name(rules.name, texts)),
        roll_line(roll, (), texts, faces),
    )
    if ruled is not None:
        return Layout(head, rule(), paragraphs(ruling_text(ruled, roll, rules, texts)))
    left = len(selections) - MOST_ROWS
    return Layout(
        head,
        rule(),
        paragraphs(
            *[_row(selection, texts) for selection in selections[:MOST_ROWS]],
            texts("score-more", count=left) if left > 0 else "",
        ),
    )


def _row(selection: Selection, texts: Texts) -> str:
    return texts(
        "score-row",
        dice=" ".join(write_faces(selection.faces)),
        points=selection.score.points,
        combinations=combination_text(selection.score, texts),
    )
