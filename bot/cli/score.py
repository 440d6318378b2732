"""`farkle score`: what can be set aside of a roll, and what it scores."""

import json
from collections.abc import Iterable
from typing import Final

from bot.cli.rules import find_ruleset
from bot.cli.text import fail, terminal_texts, text
from bot.engine import FAIR, JOKER, Faces, RuleSet, Selection, score_table, write_faces
from bot.engine.dice_text import parse_faces
from bot.ui.combinations import combination_text

_MARKS: Final = frozenset(write_faces((*FAIR.faces, JOKER)))
"""What a die of a roll may be."""


def score_rolls(lines: Iterable[str], ruleset: str, *, as_json: bool) -> None:
    """Print what each of `lines`, a roll such as `1 2 3 4 5 5`, offers under `ruleset`."""
    rules = find_ruleset(ruleset)
    for number, line in enumerate(lines, start=1):
        roll = _read_roll(line, number, rules)
        selections = score_table(rules.scoring).roll(roll).selections
        print(_as_json(roll, selections) if as_json else _as_text(roll, selections))


def _read_roll(line: str, number: int, rules: RuleSet) -> Faces:
    dice = rules.scoring.dice
    shown = line.replace(",", " ").upper().split()
    if not 1 <= len(shown) <= dice or any(each not in _MARKS for each in shown):
        fail(text("cli-score-bad-roll", line=number, roll=line.strip(), dice=dice), 2)
    return tuple(sorted(parse_faces("".join(shown))))


def _as_json(roll: Faces, selections: Iterable[Selection]) -> str:
    by_size = sorted(selections, key=lambda each: (len(each.faces), each.faces))
    return json.dumps(
        {
            "roll": _spaced(roll),
            "selections": {_spaced(each.faces): each.score.points for each in by_size},
        }
    )


def selection_lines(selections: Iterable[Selection]) -> list[str]:
    """Return a line for each of `selections`: its dice, points and combinations."""
    return [
        terminal_texts()(
            "cli-score-selection",
            dice=_spaced(each.faces).ljust(11),
            points=each.score.points,
            combinations=combination_text(each.score, terminal_texts()),
        )
        for each in selections
    ]


def _as_text(roll: Faces, selections: Iterable[Selection]) -> str:
    lines = selection_lines(selections)
    return "\n".join(
        [_spaced(roll), *lines] if lines else [text("cli-score-farkle", roll=_spaced(roll))]
    )


def _spaced(faces: Faces) -> str:
    return " ".join(write_faces(faces))
