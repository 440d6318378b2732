"""What the service asks for beside stores, as a test tells it: dice, advice, time, people."""

import asyncio
from collections.abc import Collection as Group
from collections.abc import Iterable, Sequence

from bot.advice.level import AnyLevel
from bot.engine import Die, Faces, Move, State
from bot.match.model.match import Match, Place
from bot.match.model.requester import Requester


class ScriptedCup:
    """Dice that fall as they are told, one roll after another."""

    def __init__(self, rolls: Iterable[Faces] = ()) -> None:
        self.rolls = list(rolls)

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        del match
        if not dice:
            return ()
        roll = self.rolls.pop(0)
        assert len(roll) == len(dice), f"{len(dice)} dice are rolled, the script has {roll}"
        return roll


class ScriptedAdvisor:
    """Opponents that move as they are told; an error in the script is raised instead.

    While `may_answer` is not set they are still thinking.
    """

    def __init__(self) -> None:
        self.moves: list[Move | Exception] = []
        self.asked: list[AnyLevel] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, level: AnyLevel, state: State, requester: Requester) -> Move:
        del state, requester
        self.asked.append(level)
        await self.may_answer.wait()
        move = self.moves.pop(0)
        if isinstance(move, Exception):
            raise move
        return move


class SetClock:
    """A clock that stands where it is set."""

    def __init__(self, time: int = 1_000_000) -> None:
        self.time = time

    def now(self) -> int:
        return self.time


class SeenPeople:
    """Knows who has left the server; while `is_silent` nobody can tell."""

    def __init__(self) -> None:
        self.left: set[int] = set()
        self.is_silent = False
        self.asked: list[int] = []

    async def present(self, guild_id: int, user_ids: Group[int]) -> set[int] | None:
        del guild_id
        self.asked.extend(user_ids)
        return None if self.is_silent else set(user_ids) - self.left


class SeenBoards:
    """Remembers which matches were to be redrawn, and which reminders came and went."""

    def __init__(self) -> None:
        self.redrawn: list[Match] = []
        self.reminded: list[Match] = []
        self.taken_back_at: list[tuple[Place, int]] = []
        self.brought_down: list[Match] = []
        self.retired: list[tuple[Match, Match]] = []
        self.changed = asyncio.Event()

    def redraw(self, match: Match) -> None:
        self.redrawn.append(match)
        self.changed.set()

    def retire(self, match: Match, newer: Match) -> None:
        self.retired.append((match, newer))

    def remind(self, match: Match) -> None:
        self.reminded.append(match)

    def take_back_reminder(self, match: Match, message_id: int) -> None:
        self.taken_back_at.append((match.place, message_id))

    def bring_down(self, match: Match) -> None:
        self.brought_down.append(match)
