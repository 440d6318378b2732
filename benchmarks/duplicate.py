"""How much of a place is skill: the same dice for all, dice of one's own, and games of two.

    python -m benchmarks.duplicate                  1,600 rounds of each form, a minute or two
    python -m benchmarks.duplicate --rounds 320     fewer
    python -m benchmarks.duplicate --seed 2         other dice

Opponents of the bot and simpler players play tournaments of so many rounds; in each round everybody
has ten turns. It runs in one process, and prints the tables of `docs/duplicate.md`.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from random import Random
from statistics import fmean, stdev
from typing import Final

from benchmarks.support.reliability import (
    Estimate,
    Matrix,
    consistency,
    jackknife,
    length_for,
    places,
)
from benchmarks.support.rounds import Round, deal_rounds, meeting_rounds, with_dice_of_their_own
from bot.advice.level import Level
from bot.features.duplicate.model import rules_alone
from bot.features.rulebook.feature import shipped_rulebook
from bot.solver import ForPoints, Policy, policy_for
from bot.solver.league.players import Threshold

ALL_KINDS: Final[Mapping[str, Policy]] = {
    "for points": ForPoints(),
    **{
        str(level): policy_for(level, None)
        for level in (Level.TACTICIAN, Level.STREAKY, Level.CAUTIOUS, Level.GREEDY)
    },
    **{f"banks from {points}": Threshold(points) for points in (200, 300, 500)},
}
"""Players from good to bad, by name."""

ALIKE: Final = ("for points", str(Level.TACTICIAN), str(Level.CAUTIOUS), "banks from 300")
"""Those of them who play about equally well."""

LENGTHS: Final = (1, 4, 8, 16)
"""The rounds of a tournament."""

WANTED: Final = 0.8
"""The share of skill from which on a test is usually called reliable."""

GROUPS: Final = 20
"""Into so many parts the rounds are divided, to see how far chance may be off."""

FEWEST: Final = GROUPS * LENGTHS[-1]
MOST: Final = 100 * FEWEST


@dataclass(frozen=True, slots=True)
class Form:
    """A form of tournament with what was played of it; by `places` it adds those of each round."""

    name: str
    rounds: Sequence[Round]
    places: bool = False

    @property
    def counted(self) -> list[Round]:
        """Return what a round adds to the total of each player."""
        if not self.places:
            return list(self.rounds)
        return [tuple([-place for place in places(scores)]) for scores in self.rounds]


def share_of_skill(rounds: Sequence[Round], length: int) -> Estimate:
    """Return the share of skill in the places of tournaments of so many `rounds` each."""
    tournaments = [rounds[at : at + length] for at in range(0, len(rounds), length)]
    placed = [tuple(places(_totals(tournament))) for tournament in tournaments]
    size = len(placed) // GROUPS
    groups = [placed[at : at + size] for at in range(0, size * GROUPS, size)]
    return jackknife(lambda some: consistency(_by_player(some)), groups)


def rounds_needed(share: Estimate, length: int) -> str:
    """Return how many rounds give skill a share of `WANTED`, if tournaments of `length` have this.

    With the numbers that are as likely: one standard error more, and one less.
    """
    value, *bounds = [
        f"{ceil(round(length * length_for(value, WANTED), 6)):,}" if 0 < value < 1 else "many"
        for value in (share.value, share.value + share.error, share.value - share.error)
    ]
    return f"{value} ({bounds[0]} to {bounds[1]})"


def common_luck(rounds: Sequence[Round]) -> float:
    """Return the share of the luck in a round's points that is the same for everybody.

    That is the mean covariance of two players over the mean variance of one.
    """
    columns = _by_player(rounds)
    count = len(columns)
    own = fmean(stdev(column) ** 2 for column in columns)
    sums = stdev([sum(scores) for scores in rounds]) ** 2
    return (sums - count * own) / (count * (count - 1)) / own


def report(field: Sequence[str], forms: Sequence[Form]) -> Iterator[str]:
    """Yield a table in Markdown: the share of skill by form and length."""
    yield f"Players: {', '.join(field)}."
    yield ""
    yield f"| form | {' | '.join(map(str, LENGTHS))} | rounds for {WANTED:.0%} |"
    yield f"|---|{'---:|' * (len(LENGTHS) + 1)}"
    for form in forms:
        found = [share_of_skill(form.counted, length) for length in LENGTHS]
        shares = [f"{estimate.value:.1%} ± {estimate.error:.1%}" for estimate in found]
        needed = rounds_needed(found[-1], LENGTHS[-1])
        yield f"| {form.name} | {' | '.join(shares)} | {needed} |"
    yield ""


def forms_of(names: Sequence[str], deals: Sequence[Round], random: Random) -> Iterator[Form]:
    """Yield every form as `names` play it; in `deals` all kinds of players have played."""
    columns = [list(ALL_KINDS).index(name) for name in names]
    shared = [tuple([deal[column] for column in columns]) for deal in deals]
    alone = with_dice_of_their_own(shared, random)
    rules = shipped_rulebook().get("ten_turns")
    field = [ALL_KINDS[name] for name in names]
    yield Form("duplicate, total of points", shared)
    yield Form("duplicate, total of places", shared, places=True)
    yield Form("own dice, total of points", alone)
    yield Form("own dice, total of places", alone, places=True)
    met = meeting_rounds(rules, field, len(deals), LENGTHS[-1], random)
    yield Form("two-player games, games won", list(met))


def main(arguments: Sequence[str] | None = None, tell: Callable[[str], None] = print) -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(prog="benchmarks.duplicate", description=__doc__)
    parser.add_argument("--rounds", type=_rounds, default=1600, help="rounds of each form")
    parser.add_argument("--seed", type=int, default=1, help="of all dice")
    asked = parser.parse_args(arguments)
    random = Random(asked.seed)
    rules = rules_alone(shipped_rulebook().get("ten_turns"))
    deals = list(deal_rounds(rules, list(ALL_KINDS.values()), asked.rounds, random))
    tell("| player | points a deal | standard deviation |\n|---|---:|---:|")
    for name, column in zip(ALL_KINDS, _by_player(deals), strict=True):
        tell(f"| {name} | {fmean(column):,.0f} | {stdev(column):,.0f} |")
    tell("")
    for names in (tuple(ALL_KINDS), ALIKE):
        for line in report(names, list(forms_of(names, deals, random))):
            tell(line)
    tell(f"{common_luck(deals):.0%} of the luck of a deal is the same for all.")


def _rounds(text: str) -> int:
    rounds = int(text)
    if not FEWEST <= rounds <= MOST or rounds % FEWEST:
        raise argparse.ArgumentTypeError(f"a multiple of {FEWEST} up to {MOST}")
    return rounds


def _totals(rounds: Sequence[Round]) -> list[float]:
    return [sum(column) for column in zip(*rounds, strict=True)]


def _by_player(rounds: Sequence[Round]) -> Matrix:
    return list(zip(*rounds, strict=True))


if __name__ == "__main__":
    main()
