"""How a game ends, where that differs from its ruleset."""

from dataclasses import dataclass, replace
from typing import Final

from bot.advice.level import Level
from bot.engine import TEAM_TARGET, RuleSet

FIRST_OPPONENT: Final = Level.CAUTIOUS
"""Whom somebody meets who has just learned to play."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The chosen end of a game: `target` points, a number of `turns`, or play in `teams`."""

    target: int | None = None
    turns: int | None = None
    teams: int | None = None

    def of(self, rules: RuleSet) -> RuleSet:
        """Return `rules` with this ending; teams, which share a total, usually play longer.

        Raises `InvalidRules` for an ending that cannot be.
        """
        if self.target is not None or self.turns is not None:
            return replace(rules, target=self.target, turns=self.turns)
        if self.teams is not None and rules.target is not None:
            return replace(rules, target=TEAM_TARGET)
        return rules
