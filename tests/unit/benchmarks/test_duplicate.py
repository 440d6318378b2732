"""What the benchmark of duplicate plays, and what it makes of it."""

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from benchmarks.duplicate import (
    ALIKE,
    ALL_KINDS,
    LENGTHS,
    Form,
    common_luck,
    forms_of,
    main,
    report,
    rounds_needed,
    share_of_skill,
)
from benchmarks.support.reliability import Estimate
from benchmarks.support.rounds import (
    OfDeal,
    Round,
    deal_rounds,
    pairings,
    played,
    with_dice_of_their_own,
)
from bot.engine import Faces, Game, Move, Ply, Setup, State
from bot.features.duplicate.model import rules_alone
from bot.features.fairness.model.proof import FairnessProof
from bot.features.fairness.service.verification import verify
from bot.features.rulebook.feature import shipped_rulebook
from bot.match.model.seal import commitment
from bot.match.model.variants import Deal
from bot.solver import Policy

PAGE = Path(__file__).parents[3] / "docs" / "duplicate.md"
RULES = rules_alone(shipped_rulebook().get("ten_turns"))
SEED = bytes(range(32))
DEAL = Deal(1, 7)


@dataclass
class Writer:
    """Plays as `policy` does on the dice of a deal, and writes down what happens."""

    policy: Policy
    dice: OfDeal = field(default_factory=lambda: OfDeal(DEAL, SEED))
    moves: list[Move] = field(default_factory=list)
    rolls: dict[int, Faces] = field(default_factory=dict)

    def choose(self, state: State) -> Move:
        self.moves.append(self.policy.choose(state))
        return self.moves[-1]

    def roll(self, turn: int, number: int, count: int) -> Faces:
        self.rolls[len(self.moves) - 1] = self.dice.roll(turn, number, count)
        return self.rolls[len(self.moves) - 1]


def made_up(skills: list[float], rounds: int, common: float, own: float) -> list[Round]:
    """Return rounds in which luck is partly common to all and partly one's own."""
    random = Random(3)
    return [
        tuple([skill + luck + random.gauss(0, own) for skill in skills])
        for luck in (random.gauss(0, common) for _ in range(rounds))
    ]


@pytest.mark.parametrize("name", ALL_KINDS)
def test_the_dice_are_those_that_the_bot_deals_and_proves(name: str) -> None:
    writer = Writer(ALL_KINDS[name])
    setup = Setup(RULES, seats=1)
    assert played(setup, [writer], writer).over
    plies = tuple(Ply(move, writer.rolls.get(k, ())) for k, move in enumerate(writer.moves))
    proof = FairnessProof(DEAL, commitment(SEED), SEED, (), Game(setup, plies))
    verdict = verify(proof)
    assert verdict.fault is None
    assert len(verdict.rolls) >= 10


def test_a_seed_gives_the_same_deals_again() -> None:
    players = [ALL_KINDS[name] for name in ALIKE]
    first, again = (list(deal_rounds(RULES, players, 3, Random(1))) for _ in range(2))
    assert first == again
    assert len(set(first)) == 3


def test_all_meet_all_before_anybody_meets_again() -> None:
    order = [3, 0, 7, 1, 6, 2, 5, 4]
    met = Counter(frozenset(pair) for number in range(7) for pair in pairings(order, number))
    assert met == Counter(frozenset(pair) for pair in combinations(range(8), 2))
    for number in range(16):
        assert sorted(player for pair in pairings(order, number) for player in pair) == list(
            range(8)
        )


def test_own_dice_take_away_what_is_common_and_nothing_else() -> None:
    shared = made_up([0, 0, 0], 4000, common=2, own=1)
    own = with_dice_of_their_own(shared, Random(1))
    for before, after in zip(zip(*shared, strict=True), zip(*own, strict=True), strict=True):
        assert Counter(before) == Counter(after)
    assert common_luck(shared) == pytest.approx(0.8, abs=0.03)
    assert common_luck(own) == pytest.approx(0, abs=0.03)


def test_skill_shows_sooner_where_luck_is_common() -> None:
    shared = made_up([-1, -0.5, 0.5, 1], 3200, common=3, own=1)
    own = with_dice_of_their_own(shared, Random(1))
    for length in LENGTHS:
        in_common, alone = share_of_skill(shared, length), share_of_skill(own, length)
        assert in_common.value > alone.value + 4 * alone.error
    assert share_of_skill(shared, 16).value > share_of_skill(shared, 1).value > 0.3


def test_rounds_that_are_needed() -> None:
    assert rounds_needed(Estimate(0.8, 0.0), 16) == "16 (16 to 16)"
    assert rounds_needed(Estimate(0.5, 0.1), 4) == "16 (11 to 24)"
    assert rounds_needed(Estimate(0.1, 0.2), 1) == "36 (10 to many)"


def test_a_table_has_a_row_for_each_form() -> None:
    rounds = made_up([0, 1, 2], 320, common=1, own=1)
    lines = list(report(("a", "b", "c"), [Form("one", rounds), Form("two", rounds, places=True)]))
    assert lines[0] == "Players: a, b, c."
    assert [line.split(" | ")[0] for line in lines if line.startswith("| ")] == [
        "| form",
        "| one",
        "| two",
    ]
    assert len({line.count("|") for line in lines if line.startswith("|")}) == 1


def test_places_of_a_round_count_the_best_highest() -> None:
    assert Form("", [(5, 9, 5), (1, 2, 3)], places=True).counted == [
        (-2.5, -1, -2.5),
        (-3, -2, -1),
    ]


@pytest.mark.parametrize("asked", ["0", "-320", "321", "319", "32001", "1e3", "x"])
def test_no_other_number_of_rounds(asked: str) -> None:
    with pytest.raises(SystemExit):
        main(["--rounds", asked])


def test_the_page_has_every_player_and_form() -> None:
    text = PAGE.read_text(encoding="utf-8")
    deals = list(deal_rounds(RULES, list(ALL_KINDS.values()), 1, Random(1)))
    for name in ALL_KINDS:
        assert re.search(rf"^\| {name} \| [\d,]+ \| [\d,]+ \|$", text, re.MULTILINE), name
    for names in (tuple(ALL_KINDS), ALIKE):
        assert f"Players: {', '.join(names)}." in text
        for form in forms_of(names, deals, Random(1)):
            assert text.count(f"| {form.name} | ") == 2
