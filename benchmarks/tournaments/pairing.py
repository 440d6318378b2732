"""The CPU time of pairing a round of a tournament, for each form, and of ranking everybody.

`python -m benchmarks.tournaments.pairing [--entrants 256] [--tournaments 20]`. Each tournament has
random results, and some of the entrants withdraw; the worst round of all is what counts.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import median
from time import process_time

from bot.features.tournaments.model.pairing.arena import Arena
from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.duplicate import DuplicateForm
from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import (
    DRAW,
    WIN,
    Entrant,
    PairingHistory,
    PairingOutcome,
)
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss

FORMS: dict[str, Callable[[], Form]] = {
    "knock-out": lambda: KnockOut(third_place=True),
    "double elimination": DoubleElimination,
    "Swiss, 10 rounds": lambda: Swiss(10),
    "round robin": RoundRobin,
    "arena": Arena,
    "duplicate": lambda: DuplicateForm(5),
}
OUTCOMES = (
    [PairingOutcome(WIN, 0)] * 24 + [PairingOutcome(0, WIN)] * 24 + [PairingOutcome(DRAW, DRAW)] * 2
)
ROUNDS = 12
"""Rounds that are measured at most: later ones of a round robin are like the first."""


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entrants", type=int, default=256)
    parser.add_argument("--tournaments", type=int, default=20)
    chosen = parser.parse_args()
    measure(Swiss(1), 8, Random(0))  # loads networkx
    print(f"{chosen.entrants} entrants, {chosen.tournaments} tournaments of each form")
    print(f"{'form':20} {'median round':>14} {'worst round':>14} {'standings':>14}")
    for name, form in FORMS.items():
        rounds: list[float] = []
        standings: list[float] = []
        for seed in range(chosen.tournaments):
            odd = chosen.entrants - seed % 2
            more, ranking = measure(form(), odd, Random(seed))
            rounds += more
            standings.append(ranking)
        cells = (median(rounds), max(rounds), max(standings))
        print(f"{name:20}", *(f"{1000 * seconds:11.1f} ms" for seconds in cells))


def measure(form: Form, entrants: int, rng: Random) -> tuple[list[float], float]:
    """Return the CPU seconds of each round of a tournament, and of its standings."""
    course = PairingHistory([Entrant(number) for number in range(1, entrants + 1)])
    seconds = []
    for _ in range(ROUNDS):
        begun = process_time()
        made = form.due(course)
        seconds.append(process_time() - begun)
        course = course.beyond(
            pairing.ended(pairing.outcome or rng.choice(OUTCOMES)) for pairing in made
        )
        people = [
            replace(entrant, withdrawn=entrant.withdrawn or rng.random() < 0.01)
            for entrant in course.entrants
        ]
        course = replace(course, entrants=people)
        if form.is_over(course):
            break
    begun = process_time()
    form.standings(course)
    return seconds, process_time() - begun


if __name__ == "__main__":
    main()
