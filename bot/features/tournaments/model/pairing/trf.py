"""A tournament as FIDE's Tournament Report File of 2016, which most pairing programs read.

The layout is that of FIDE's Handbook, C.04 annex 2: one line for each entrant, and ten columns for
each round. What it has no words for is told in the same way. The pairings of knock-outs and arenas
stand in the first round that is free for both. Points are those of the results, so those of arenas
are without streaks. A round that was played alone is a full-point bye.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import (
    DRAW,
    WIN,
    BracketPart,
    How,
    Pairing,
    PairingHistory,
)

_LINE_END: Final = "\r\n"
_NAME: Final = 33
_TITLE: Final = 120
"""The most characters of a name, and of the tournament's."""

_HIGHEST: Final = 9999
"""The highest rating that has room."""

_ABSENT: Final = "0000 - Z"
_BYE: Final = "0000 - U"
_HALF_BYE: Final = "0000 - H"
_FULL_BYE: Final = "0000 - F"

_WORTH: Final = {"1": WIN, "+": WIN, "U": WIN, "F": WIN, "=": DRAW, "H": DRAW}
"""The points of results, in halves; a loss is worth nothing."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above the entrants.

    - `title`: the name of the tournament; `kind`: what it is called, such as "Swiss system".
    - `begun`, `ended`: its days, None where there is none yet.
    """

    title: str
    kind: str
    begun: date | None = None
    ended: date | None = None


def trf16(
    heading: Heading,
    form: Form,
    course: PairingHistory,
    names: Mapping[int, str],
    ratings: Mapping[int, int],
) -> str:
    """Return the report. `names` are by number, and so are `ratings`, of those who have one."""
    columns = list(_columns(form, course))
    lines = [
        f"012 {_plain(heading.title, _TITLE)}",
        f"042 {heading.begun or ''}".replace("-", "/"),
        f"052 {heading.ended or ''}".replace("-", "/"),
        f"062 {len(course.entrants)}",
        f"072 {len(ratings)}",
        "082 0",
        f"092 {_plain(heading.kind, _TITLE)}",
        f"XXR {len(columns)}",
    ]
    rows = {row.number: row for row in form.standings(course)}
    for entrant in course.entrants:
        number = entrant.number
        given = sum(pairing.points(number) for pairing in course.of[number])
        early = _HALF_BYE if rows[number].points > given else _ABSENT
        cells = [
            _cell(number, column[number])
            if number in column
            else (early if before < entrant.joined - 1 else _ABSENT)
            for before, column in enumerate(columns)
        ]
        rating = min(ratings[number], _HIGHEST) if number in ratings else ""
        points = sum(_WORTH.get(cell[-1], 0) for cell in cells) / 2
        lines.append(
            f"001 {number:4} {'':4} {_plain(names[number], _NAME):{_NAME}} "
            f"{rating:>4} {'':3} {'':11} {'':10} "
            f"{points:4.1f} {rows[number].rank:4}  {'  '.join(cells)}".rstrip()
        )
    return "".join(line + _LINE_END for line in lines)


def _columns(form: Form, course: PairingHistory) -> Iterator[Mapping[int, Pairing]]:
    """Yield the pairings of each round, by those who take part in them."""
    in_rounds = form.rounds(course) is not None and all(
        pairing.place.part is BracketPart.MAIN for pairing in course.pairings
    )
    columns: list[dict[int, Pairing]] = []
    for pairing in course.pairings:
        taken = [
            at for at, known in enumerate(columns) if not known.keys().isdisjoint(pairing.sides)
        ]
        index = pairing.place.round - 1 if in_rounds else max(taken, default=-1) + 1
        columns += [{} for _ in range(index + 1 - len(columns))]
        columns[index] |= dict.fromkeys(pairing.sides, pairing)
    yield from columns


def _cell(number: int, pairing: Pairing) -> str:
    """Return the eight columns of somebody's round: opponent, side, result."""
    opponent, outcome = pairing.opponent(number), pairing.outcome
    if opponent is None:
        if outcome is None:
            return _ABSENT
        if outcome.how is not How.BYE:
            return _ABSENT if outcome.how is How.NO_SHOW else _FULL_BYE
        return {WIN: _BYE, DRAW: _HALF_BYE}.get(outcome.first, _ABSENT)
    side = "w" if number == pairing.first else "b"
    return f"{opponent:4} {side} {_result(number, pairing)}"


def _result(number: int, pairing: Pairing) -> str:
    if pairing.outcome is None:
        return " "
    if pairing.outcome.how is How.NO_SHOW:
        return "+" if pairing.won_by(number) else "-"
    if pairing.won_by(number):
        return "1"
    return "=" if pairing.points(number) else "0"


def _plain(text: str, longest: int) -> str:
    """Return text on one line, so that nobody's name can add lines or move columns."""
    kept = "".join(mark if mark.isprintable() else " " for mark in text)
    return " ".join(kept.split())[:longest]
