"""`farkle score`: what can be set aside of a roll, and what it scores."""

import json
import sys
from collections.abc import Iterable, Iterator

from bot.cli.rules import fail_asked, find_ruleset
from bot.cli.text import STANDARD_INPUT, fail, terminal_texts, text
from bot.engine import (
    Faces,
    RollError,
    RuleSet,
    Ruling,
    Selection,
    parse_roll,
    ruling,
    score_table,
    write_faces,
)
from bot.kit.game.combinations import combination_text
from bot.kit.game.rulings import ruling_text
from bot.kit.texts.explain import explain, for_terminal


def score_rolls(typed: str, ruleset: str, *, as_json: bool) -> None:
    """Print what the roll that was `typed`, such as `123455`, offers under `ruleset`."""
    rules = find_ruleset(ruleset)
    table = score_table(rules.scoring)
    for roll in _rolls(typed, rules):
        scores = table.roll(roll)
        ruled = ruling(rules, roll, scores)
        selections = scores.selections if ruled is None else ()
        if as_json:
            print(_as_json(roll, selections, ruled))
            continue
        print(_spaced(roll))
        if ruled is not None:
            print(ruling_text(ruled, roll, rules, terminal_texts()))
        for line in selection_lines(selections):
            print(line)


def _rolls(typed: str, rules: RuleSet) -> Iterator[Faces]:
    """Yield the roll that was `typed`, or one from each line of standard input."""
    most = rules.scoring.dice
    if typed != STANDARD_INPUT:
        try:
            yield parse_roll(typed, most)
        except RollError as error:
            fail_asked(error)
        return
    for number, line in enumerate(sys.stdin, start=1):
        try:
            yield parse_roll(line.strip(), most)
        except RollError as error:
            why = explain(error, terminal_texts(), for_terminal)
            fail(text("cli-score-line", line=number, why=why), 2)


def _as_json(roll: Faces, selections: Iterable[Selection], ruled: Ruling | None) -> str:
    by_size = sorted(selections, key=lambda selection: (len(selection.faces), selection.faces))
    return json.dumps(
        {
            "roll": _spaced(roll),
            "selections": {
                _spaced(selection.faces): selection.score.points for selection in by_size
            },
            "ruling": ruled,
        }
    )


def selection_lines(selections: Iterable[Selection]) -> list[str]:
    """Return a line for each of `selections`: its dice, points and combinations."""
    return [
        terminal_texts()(
            "cli-score-selection",
            dice=_spaced(selection.faces).ljust(11),
            points=selection.score.points,
            combinations=combination_text(selection.score, terminal_texts()),
        )
        for selection in selections
    ]


def _spaced(faces: Faces) -> str:
    return " ".join(write_faces(faces))
