"""Puzzles from mistakes: those of people, that cost enough, in games of which all is known."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.advice.choices import Basis, Choice
from bot.advice.level import Level
from bot.advice.puzzle import Puzzle
from bot.advice.review import Decision, Review
from bot.engine import Roll, State, write_state
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.puzzles.model.records import OwnPuzzle
from bot.features.puzzles.service.own_puzzles import MOST_OF_GAME, OwnPuzzles
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, opponent
from bot.match.model.requester import Requester
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemoryStore
from tests.support.scenes.tables import ANN, BEN, TAVERN, Table, bank, roll
from tests.support.solver.puzzles import some_puzzle

CHOICE = Choice(Roll(()), 0, 6, Fraction(0), 0.0, 0.5)


class Keeper(SqlOwnPuzzleStore, JobAdvisor):
    """Says of every position that it is a puzzle, and keeps them; nothing else is asked of it."""

    def __init__(self) -> None:
        self.kept: dict[int, Sequence[OwnPuzzle]] = {}
        self.asked: list[State] = []
        self.is_puzzle = True

    async def grade(self, state: State, requester: Requester) -> Puzzle | None:
        assert requester.user_id is None, "nobody waits for it"
        self.asked.append(state)
        if not self.is_puzzle:
            return None
        return replace(some_puzzle(len(self.asked)), position=write_state(state))

    async def add(self, user_id: int, found: Sequence[OwnPuzzle], now: int) -> None:
        self.kept[user_id] = found


@pytest.fixture
def keeper() -> Keeper:
    return Keeper()


def played(*people: Person) -> Match:
    """Return a game of eight turns, each of one roll."""
    table = Table(TAVERN, people=people)
    match = replace(table.match(), log=new_log(table.state.setup))
    for move, dice in (roll(1, 2, 2, 3, 4, 6), bank(0)) * 8:
        match = match.after(move, tuple(dice), now=0)
    return match


def review(*costs: tuple[int, float], basis: Basis = Basis.SOLVED) -> Review:
    """Return a review of decisions at these steps that cost so much."""
    decisions = tuple(
        Decision(step, (step // 2) % 2, 1, CHOICE, CHOICE, cost) for step, cost in costs
    )
    return Review(basis, None, (), decisions, (), 300.0)


async def found(
    keeper: Keeper, match: Match, seen: Review, stored: Match | None = None
) -> dict[int, list[int]]:
    """Return the steps that are kept for everyone; the match may be `stored` otherwise by now."""
    matches = MemoryStore()
    known = await matches.add(match if stored is None else stored)
    await OwnPuzzles(matches, keeper, keeper, SetClock()).reviewed(
        replace(match, id=known.id), seen
    )
    return {user: [puzzle.step for puzzle in own] for user, own in keeper.kept.items()}


async def test_each_keeps_their_own_mistakes(keeper: Keeper) -> None:
    seen = review((1, 0.05), (3, 0.02), (5, 0.1))
    assert await found(keeper, played(ANN, BEN), seen) == {
        ANN.user_id: [5, 1],
        BEN.user_id: [3],
    }
    assert all(puzzle.match_id > 0 for puzzle in keeper.kept[ANN.user_id])


async def test_only_the_costliest_of_a_game_are_kept(keeper: Keeper) -> None:
    costs = [(1, 0.02), (5, 0.04), (9, 0.03), (13, 0.05)]
    kept = await found(keeper, played(ANN, BEN), review(*costs))
    assert kept == {ANN.user_id: [13, 5, 9]}
    assert len(kept[ANN.user_id]) == MOST_OF_GAME


async def test_small_mistakes_are_none(keeper: Keeper) -> None:
    assert await found(keeper, played(ANN, BEN), review((1, 0.0149))) == {}
    assert keeper.asked == []


async def test_where_chances_are_not_exact_there_is_no_puzzle(keeper: Keeper) -> None:
    for basis in (Basis.ESTIMATED, Basis.POINTS):
        assert await found(keeper, played(ANN, BEN), review((1, 0.5), basis=basis)) == {}


async def test_what_is_no_puzzle_is_not_kept(keeper: Keeper) -> None:
    keeper.is_puzzle = False
    assert await found(keeper, played(ANN, BEN), review((1, 0.5))) == {}
    assert len(keeper.asked) == 1


async def test_opponents_and_former_players_have_none(keeper: Keeper) -> None:
    gone = Person(-7, "")
    seen = review((1, 0.5), (3, 0.5))
    assert await found(keeper, played(ANN, opponent(Level.GREEDY)), seen) == {ANN.user_id: [1]}
    keeper.kept.clear()
    assert await found(keeper, played(gone, BEN), seen) == {BEN.user_id: [3]}


async def test_who_has_deleted_their_data_meanwhile_gets_none(keeper: Keeper) -> None:
    match = played(ANN, BEN)
    later = replace(match, players=(Person(-7, ""), BEN))
    assert await found(keeper, match, review((1, 0.5), (3, 0.5)), later) == {BEN.user_id: [3]}
