"""A second referee: judges the line of a game by the text of its rules, slow and plain on purpose.

It shares no code with the engine. It knows what rulesets that ship need, fair dice, and people who
stay to the end; whatever else a line has is an error.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path

from tests.support.engine.naive import SHIPPED, Pay, points

PLACES = "abcdef"


@dataclass(frozen=True)
class PlayRules:
    """What a file of rules says about play; the last three change nothing while nobody is late."""

    target: int | None = None
    turns: int | None = None
    overshoot: str = "allowed"
    final_round: bool = False
    opening: int = 0
    minimum: int = 0
    farkle_limit: int = 0
    farkle_penalty: int = 0
    scoreless_bonus: int = 0
    toxic_twos: bool = False
    high_stakes: bool = False
    players: int | None = None
    turn_seconds: int | None = None
    late_turns_lost: bool = False


@dataclass
class Referee:
    """The account of a game between `seats` people, which goes on with each move of its line.

    `seen` are the special rules that made a difference: `gift`, `last turn`, `take over`, `toxic`.
    """

    pay: Pay
    play: PlayRules
    seats: int
    totals: list[int] = field(init=False)
    seen: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.totals = [0] * self.seats
        self._opened = [False] * self.seats
        self._farkles = [0] * self.seats
        self._seat = self._turns = self._at_risk = self._left = 0
        self._shown: tuple[int, ...] = ()
        self._fresh = True
        self._last: list[int] | None = None
        self._offer: tuple[int, int] | None = None
        self._begin_turn()

    @property
    def winners(self) -> list[int]:
        """The seats with the most points, once it is over."""
        assert self.is_over
        return [seat for seat, total in enumerate(self.totals) if total == max(self.totals)]

    @property
    def is_over(self) -> bool:
        if self.play.turns is not None:
            return self._turns == self.play.turns * self.seats
        if self._last is not None:
            return not self._last
        return not self.play.final_round and max(self.totals) >= self._target

    @property
    def _target(self) -> int:
        assert self.play.target is not None
        return self.play.target

    def see(self, move: str) -> None:
        """Take one move of a line; fail where the rules do not allow it."""
        assert not self.is_over, f"{move} after the end"
        if move.startswith("^"):
            assert self._offer is not None
            assert self._fresh
            self._at_risk, self._left = self._offer
            self.seen.add("take over")
            self._roll(move[1:])
            return
        kept, mark, faces = move.partition("." if move.endswith(".") else ">")
        assert mark, f"{move} is neither a roll nor a bank"
        self._keep(kept)
        if mark == ".":
            self._bank()
        else:
            self._roll(faces)

    def _begin_turn(self) -> None:
        self._at_risk, self._left = 0, self.pay.dice
        self._shown, self._fresh = (), True

    def _keep(self, kept: str) -> None:
        assert bool(kept) == bool(self._shown), "some of the dice that lie there are kept"
        if not kept:
            return
        paid = points(tuple(self._shown[PLACES.index(place)] for place in kept), self.pay)
        assert paid, f"{kept} of {self._shown} score nothing"
        self._at_risk += paid
        self._left = (self._left - len(kept)) or self.pay.dice

    def _roll(self, faces: str) -> None:
        assert len(faces) == self._left
        self._fresh, self._offer = False, None
        self._shown = tuple(sorted(map(int, faces)))
        toxic = self.play.toxic_twos and self._shown.count(2) >= 4
        scores = any(points(dice, self.pay) for dice in _choices(self._shown))
        if toxic and scores:
            self.seen.add("toxic")
        elif scores:
            return
        if not toxic and self.play.scoreless_bonus and self._left == self.pay.dice:
            self._at_risk += self.play.scoreless_bonus
            self._shown = ()
            return
        self._farkles[self._seat] += 1
        if self._farkles[self._seat] == self.play.farkle_limit:
            self.totals[self._seat] -= self.play.farkle_penalty
            self._farkles[self._seat] = 0
        self._end_turn()

    def _bank(self) -> None:
        opening = 0 if self._opened[self._seat] else self.play.opening
        assert self._at_risk >= max(self.play.minimum, opening, 1)
        self._farkles[self._seat] = 0
        self._opened[self._seat] = True
        total = self.totals[self._seat] + self._at_risk
        if self.play.overshoot == "welfare" and total > self._target:
            others = [seat for seat in range(self.seats) if seat != self._seat]
            poorest = min(others, key=lambda seat: (self.totals[seat], self._behind(seat)))
            if self.totals[poorest] + self._at_risk <= self._target:
                self.totals[poorest] += self._at_risk
                self.seen.add("gift")
        else:
            self.totals[self._seat] = total
            if self.play.high_stakes:
                self._offer = self._at_risk, self._left
            if self.play.final_round and self._last is None and total >= self._target:
                self._last = [*range(self.seats)]
        self._end_turn()

    def _behind(self, seat: int) -> int:
        """Return how many turns later than this one a seat is to play."""
        return (seat - self._seat) % self.seats

    def _end_turn(self) -> None:
        self._turns += 1
        if self._last is not None:
            self._last.remove(self._seat)
            self.seen.add("last turn")
        self._seat = (self._seat + 1) % self.seats
        self._begin_turn()


def _choices(shown: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield all that can be kept of a roll."""
    for count in range(1, len(shown) + 1):
        yield from combinations(shown, count)


def judge(rules: Path, line: str) -> Referee:
    """Return the account of the whole game of a `line`, by the file of its rules."""
    file = tomllib.loads(rules.read_text(encoding="utf-8"))
    head, _, moves = line.partition(" :")
    pay = Pay(**asdict(SHIPPED["classic"]) | file.get("scoring", {}))
    seats = next(int(word.removeprefix("seats=")) for word in head.split() if "seats=" in word)
    referee = Referee(pay, PlayRules(**file["play"]), seats)
    for move in moves.split():
        referee.see(move)
    return referee
