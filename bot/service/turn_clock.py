"""The clock of a speed game."""

from bot.domain.ports import Clock
from bot.engine import RuleSet


def turn_deadline(rules: RuleSet, clock: Clock) -> int | None:
    """Return when a turn that begins now must have ended (unix seconds), None without a clock."""
    return None if rules.turn_seconds is None else clock.now() + rules.turn_seconds
