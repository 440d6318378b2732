"""Tournaments of random results, played out by a form of pairing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import (
    DRAW,
    WIN,
    Entrant,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
)

FIRST_WINS = PairingOutcome(WIN, 0)
SECOND_WINS = PairingOutcome(0, WIN)
EVEN = PairingOutcome(DRAW, DRAW)
NEITHER_CAME = PairingOutcome(0, 0, How.NO_SHOW)

TELLING_SIZES = (*range(2, 34), 48, 63, 64, 65, 100, 127, 128, 129, 192, 255, 256)
"""All small numbers of entrants, and those around the steps of a bracket."""

Decide = Callable[[Pairing], PairingOutcome]


def entrants(count: int) -> list[Entrant]:
    """Return so many entrants, all of them there from the start."""
    return [Entrant(number) for number in range(1, count + 1)]


def ended(course: PairingHistory, pairing: Pairing, outcome: PairingOutcome) -> PairingHistory:
    """Return the course in which a pairing has its outcome."""
    pairings = [known.ended(outcome) if known is pairing else known for known in course.pairings]
    return replace(course, pairings=pairings)


def at_random(rng: Random, choices: Sequence[PairingOutcome] = (FIRST_WINS, SECOND_WINS)) -> Decide:
    """Return a decision by lot."""
    return lambda _: rng.choice(choices)


def stronger_wins(pairing: Pairing) -> PairingOutcome:
    """Decide for the lower number."""
    return FIRST_WINS if pairing.first == min(pairing.sides) else SECOND_WINS


def steps(
    form: Form, course: PairingHistory, decide: Decide, rng: Random
) -> Iterator[PairingHistory]:
    """Yield the course after each pairing that was made or has ended, in any order, to the end."""
    while not form.is_over(course):
        made = form.due(course)
        course = course.beyond(made)
        yield course
        if course.running:
            pairing = rng.choice(course.running)
            course = ended(course, pairing, decide(pairing))
            yield course


def played_out(form: Form, count: int, decide: Decide) -> PairingHistory:
    """Return a tournament of so many from the start to its end: what runs ends at once."""
    course = PairingHistory(entrants(count))
    while made := form.due(course):
        course = course.beyond(
            pairing.ended(pairing.outcome or decide(pairing)) for pairing in made
        )
    return course
