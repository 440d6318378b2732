"""How long the pictures of a tournament take, in the process that draws them.

`python -m benchmarks.tournaments.pictures [--entrants 256]`. The first picture waits until that
process has started and has its letters; then every page of each form is drawn, and the worst one
counts.
"""

import argparse
import asyncio
from collections.abc import Mapping
from random import Random
from time import perf_counter

from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import (
    WIN,
    Entrant,
    PairingHistory,
    PairingOutcome,
)
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.view.pictures.drawn_tournament import DrawnTournament
from bot.features.tournaments.view.pictures.pages import draw_page, page_alt, page_count
from bot.kit.pictures.drawing import drawn, open_drawing
from bot.kit.texts.texts import catalogue
from bot.match.model.requester import Requester

FORMS: Mapping[str, Form] = {
    "knock-out": KnockOut(third_place=True),
    "double elimination": DoubleElimination(),
    "Swiss, 9 rounds": Swiss(9),
    "round robin of 64": RoundRobin(),
}


def played(form: Form, entrants: int) -> DrawnTournament:
    """Return a tournament of random results, with names that have to be cut."""
    rng = Random(0)
    course = PairingHistory([Entrant(number) for number in range(1, entrants + 1)])
    while made := form.due(course):
        course = course.beyond(
            pairing.ended(
                pairing.outcome or rng.choice([PairingOutcome(WIN, 0), PairingOutcome(0, WIN)])
            )
            for pairing in made
        )
    names = {number: f"Somebody with a long name, {number}" for number in range(1, entrants + 1)}
    return DrawnTournament("The great tournament of the autumn", form, course, names)


async def measure(entrants: int) -> None:
    """Print a table."""
    texts, requester = catalogue().texts("en"), Requester.person(1, 1)
    with open_drawing(own_process=True) as drawing:
        begun = perf_counter()
        await drawn(drawing, requester, draw_page, played(KnockOut(), 2), 1, texts)
        first = 1000 * (perf_counter() - begun)
        print(f"first picture, with the start of its process: {first:.0f} ms")
        print(f"{'form':20} {'pages':>6} {'worst page':>12} {'largest':>10} {'worst words':>12}")
        for name, form in FORMS.items():
            shown = played(form, min(entrants, 64) if isinstance(form, RoundRobin) else entrants)
            pages = page_count(shown)
            took, sizes, words = [], [], []
            for page in range(1, pages + 1):
                begun = perf_counter()
                png = await drawn(drawing, requester, draw_page, shown, page, texts)
                took.append(perf_counter() - begun)
                sizes.append(len(png))
                begun = perf_counter()
                page_alt(shown, page, texts)
                words.append(perf_counter() - begun)
            print(
                f"{name:20} {pages:6} {1000 * max(took):9.0f} ms "
                f"{max(sizes) / 1024:7.0f} kB {1000 * max(words):9.1f} ms"
            )


def main() -> None:
    """Measure as many entrants as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entrants", type=int, default=256)
    asyncio.run(measure(parser.parse_args().entrants))


if __name__ == "__main__":
    main()
