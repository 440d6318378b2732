"""The puzzles of somebody's own mistakes: kept for them alone, the newest of them."""

from bot.engine import RuleSet
from bot.features.puzzles.model.records import MOST_OWN, OwnPuzzle
from tests.support.postgres.outsider import Outsider
from tests.support.scenes.tables import shipped_rules
from tests.support.solver.puzzles import some_puzzle
from tests.support.storage.stores import Storage

ADA, BEN = 1, 2
RULES = shipped_rules()["tavern"]


def own(number: int, rules: RuleSet = RULES) -> OwnPuzzle:
    return OwnPuzzle(some_puzzle(number), rules, match_id=number, step=3)


async def ids(storage: Storage, user_id: int = ADA) -> list[str]:
    return [puzzle.puzzle.id for puzzle in await storage.own_puzzles.all_of(user_id)]


async def test_the_newest_come_first_and_go_when_they_are_solved(storage: Storage) -> None:
    await storage.own_puzzles.add(ADA, [own(1)], now=10)
    await storage.own_puzzles.add(ADA, [own(2)], now=20)
    await storage.own_puzzles.add(BEN, [own(1)], now=30)
    [newest, oldest] = await storage.own_puzzles.all_of(ADA)
    assert (newest.match_id, newest.step, newest.rules.scoring) == (2, 3, RULES.scoring)
    assert newest.puzzle.best == some_puzzle().best
    await storage.own_puzzles.drop(ADA, oldest.puzzle.id)
    assert await ids(storage) == [newest.puzzle.id]
    assert await ids(storage, BEN) == [oldest.puzzle.id]


async def test_the_same_mistake_again_is_new(storage: Storage) -> None:
    await storage.own_puzzles.add(ADA, [own(1)], now=10)
    await storage.own_puzzles.add(ADA, [own(2)], now=20)
    await storage.own_puzzles.add(ADA, [own(1)], now=30)
    assert await ids(storage) == [own(1).puzzle.id, own(2).puzzle.id]


async def test_of_too_many_the_oldest_go(storage: Storage) -> None:
    for number in range(MOST_OWN + 5):
        await storage.own_puzzles.add(ADA, [own(number)], now=number)
    kept = await ids(storage)
    assert len(kept) == MOST_OWN
    assert kept[-1] == own(5).puzzle.id


async def test_a_damaged_row_is_left_out(storage: Storage, outsider: Outsider) -> None:
    for number in range(4):
        await storage.own_puzzles.add(ADA, [own(number)], now=number)
    outsider.execute("UPDATE own_puzzles SET line = 'no puzzle' WHERE match_id = 1")
    outsider.execute("UPDATE own_puzzles SET rules = 'no rules' WHERE match_id = 2")
    assert await ids(storage) == [own(3).puzzle.id, own(0).puzzle.id]
