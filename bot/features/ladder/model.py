"""Ladders: who stands where, who may challenge whom, and what becomes of a challenge."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.engine import RuleSet
from bot.features.ladder.refusals import LadderRefusal
from bot.match.clocks.pace import Pace
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person

DAY: Final = 24 * 60 * 60
WEEK: Final = 7 * DAY

REACH: Final = 5
"""How many places above their own people may challenge."""

ANSWER_WITHIN: Final = 3 * DAY
"""Seconds in which a challenge has to be accepted."""

PEACE: Final = WEEK
"""Seconds after a challenge in which the same two cannot challenge each other again."""

IDLE: Final = 4 * WEEK
"""Seconds without a challenge made, answered or played after which somebody begins to sink."""

SINKS_EVERY: Final = WEEK
"""Seconds between two places that an idle person sinks."""

MOST_SINKS: Final = 5
"""After so many places an idle person is taken off."""

OFF_AFTER: Final = IDLE + MOST_SINKS * SINKS_EVERY
"""Seconds after which that is: nine weeks."""

MOST_RUNGS: Final = 1000
"""How many people fit on a ladder."""


class LadderOutcome(StrEnum):
    """How a challenge ended; `ladder-ended-<value>` is the sentence."""

    WON = "won"
    """The challenger has won the game."""
    HELD = "held"
    """The challenged person has won it."""
    DRAWN = "drawn"
    DECLINED = "declined"
    EXPIRED = "expired"
    """Nobody has answered."""
    LEFT = "left"
    """The challenged person has left the ladder."""
    VOID = "void"
    """The game ended without a result, or somebody could not help it."""

    @property
    def takes_place(self) -> bool:
        """Tell whether the two change places."""
        return self in {
            LadderOutcome.WON,
            LadderOutcome.DECLINED,
            LadderOutcome.EXPIRED,
            LadderOutcome.LEFT,
        }

    @property
    def was_played(self) -> bool:
        """Tell whether there was a game with a result."""
        return self in {LadderOutcome.WON, LadderOutcome.HELD, LadderOutcome.DRAWN}


@dataclass(frozen=True, slots=True)
class Ladder:
    """Which ladder: that of a server for a shipped ruleset, by its name."""

    guild_id: int
    ruleset: str


@dataclass(frozen=True, slots=True)
class LadderMember:
    """Somebody, by their id, and a ladder that they are on."""

    ladder: Ladder
    user_id: int


@dataclass(frozen=True, slots=True)
class Rung:
    """A place on a ladder, counted from 1 at the top, and who has it."""

    rank: int
    person: Person


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge by somebody for the place of a person above them.

    - `due_at`: until when it can be accepted (Unix seconds).
    - `match_id`: the game, None until it was accepted.
    - `channel_id`: where it is told of: its own channel, then that of the game.
    - `message_id`: the message with its buttons, None before it was posted.
    - `outcome`: None until it has ended.
    """

    id: int
    ladder: Ladder
    challenger: Person
    challenged: Person
    due_at: int
    match_id: int | None
    channel_id: int
    message_id: int | None
    outcome: LadderOutcome | None

    @property
    def ids(self) -> tuple[int, int]:
        """Return the ids of the two whom it concerns."""
        return self.challenger.user_id, self.challenged.user_id

    @property
    def is_waiting(self) -> bool:
        """Tell whether it can still be answered."""
        return self.outcome is None and self.match_id is None


@dataclass(frozen=True, slots=True)
class LadderPage:
    """A page of a ladder, as somebody sees it: `own` is their rung, None without one.

    `running` are the challenges that have not ended, the oldest first, as many as fit.
    """

    ladder: Ladder
    number: int
    of: int
    rows: tuple[Rung, ...]
    own: Rung | None
    running: tuple[Challenge, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """What somebody on a ladder can do.

    - `above`: those whom they could challenge by their places, the nearest first.
    - `busy`: the ids of those, themselves among them, who are in a challenge; `met`: of those with
      whom they were in one lately.
    - `running`: the challenge that they are in.
    """

    own: Rung
    above: tuple[Rung, ...]
    busy: frozenset[int]
    met: frozenset[int]
    running: Challenge | None

    @property
    def free(self) -> tuple[Rung, ...]:
        """Return those whom they can challenge now."""
        if self.own.person.user_id in self.busy:
            return ()
        barred = self.busy | self.met
        return tuple(rung for rung in self.above if rung.person.user_id not in barred)

    def require(self, challenged_id: int) -> Rung:
        """Return the rung of somebody who can be challenged now; raises `Refused` for others."""
        if self.own.person.user_id in self.busy:
            raise Refused(LadderRefusal.BUSY_YOURSELF)
        for rung in self.above:
            if rung.person.user_id == challenged_id:
                if challenged_id in self.busy:
                    raise Refused(LadderRefusal.BUSY, name=rung.person)
                if challenged_id in self.met:
                    raise Refused(LadderRefusal.MET_LATELY, name=rung.person)
                return rung
        raise Refused(LadderRefusal.NOT_IN_REACH, most=REACH)


@dataclass(frozen=True, slots=True)
class Idle:
    """How idle somebody is: places they have sunk, and when they sink again (Unix seconds)."""

    sunk: int
    due_at: int

    @property
    def is_out(self) -> bool:
        """Tell whether they are taken off instead of sinking again."""
        return self.sunk >= MOST_SINKS

    def next(self, now: int) -> "Idle":
        """Return how it goes on after they have sunk `now`."""
        return Idle(self.sunk + 1, now + SINKS_EVERY)


def active(now: int) -> Idle:
    """Return how idle somebody is who does something `now`: not at all."""
    return Idle(0, now + IDLE)


def outcome_of(match: Match, challenger_id: int) -> LadderOutcome:
    """Return what a finished `match` means for the challenge by one of its two players."""
    winners: Collection[int] = {match.players[seat].user_id for seat in match.winning_seats}
    if len(winners) != 1:
        return LadderOutcome.DRAWN
    return LadderOutcome.WON if challenger_id in winners else LadderOutcome.HELD


def ladder_rules(shipped: RuleSet, usual: Pace) -> RuleSet:
    """Return `shipped` rules as they are played on a ladder of a server with the `usual` pace.

    A turn may take a day, or three where that is usual: a challenge is accepted when it suits one
    of the two, and nobody shall win a place because the other is asleep.
    """
    pace = Pace.SLOWEST if usual is Pace.SLOWEST else Pace.SLOW
    return replace(shipped, turn_seconds=pace.seconds)
