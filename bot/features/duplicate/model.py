"""Deals: by which rules they are played, and how people did."""

from dataclasses import dataclass, field, replace

from bot.engine import RuleSet
from bot.features.duplicate.refusals import DuplicateRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from bot.match.model.variants import Deal

USUAL_TURNS = 10
"""The turns of rules that are played to a target."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal as it was sealed; it ends at `ends_at` (Unix seconds)."""

    deal: Deal
    seed: bytes = field(repr=False)
    rules: RuleSet
    ends_at: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """One person's finished game. `rank` counts from 1, equal scores share it."""

    rank: int
    person: Person
    score: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class DealResults:
    """The finished games of a `deal`, best first.

    `finished` is how many there are.
    """

    deal: Deal
    ends_at: int
    finished: int
    rows: tuple[DealResult, ...]

    def of(self, user_id: int) -> DealResult | None:
        """Return somebody's own, None before they have finished."""
        return next((row for row in self.rows if row.person.user_id == user_id), None)

    def is_final(self, now: int) -> bool:
        """Tell whether the deal is over at `now` (Unix seconds)."""
        return now >= self.ends_at


def rules_alone(rules: RuleSet) -> RuleSet:
    """Return `rules` as one person plays them for points: in their own turns or the usual ones.

    What needs others goes: the target and all about reaching it, taking over the dice that the last
    player left, and the time of a turn, for the deal has an end of its own. Raises `Refused` for
    rules in which a roll wins at once, which has no points to compare.
    """
    if rules.scoring.six == "win":
        raise Refused(DuplicateRefusal.WINS_AT_ONCE, name=rules)
    return replace(
        rules,
        target=None,
        turns=rules.turns or USUAL_TURNS,
        overshoot="allowed",
        final_round=False,
        high_stakes=False,
        turn_seconds=None,
        bank_seconds=None,
    )
