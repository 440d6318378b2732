"""What of a ruleset bears on play, and a hash of it: by that, what was worked out is found."""

import hashlib
from dataclasses import replace

from bot.engine import RuleSet, Setup, write_rules


def plain(rules: RuleSet) -> RuleSet:
    """Return `rules` without name, source, clock and number of players: no choice turns on those.

    So what is worked out for one ruleset is there for every other that plays like it.
    """
    return replace(
        rules,
        name="rules",
        source="",
        players=None,
        turn_seconds=None,
        bank_seconds=None,
        late_turns_lost=False,
    )


def plain_setup(setup: Setup) -> Setup:
    """Return `setup` by the `plain` rules: what advises on it, and never what replays its log."""
    return replace(setup, rules=plain(setup.rules))


def rules_hash(rules: RuleSet, dice: object = None) -> str:
    """Return a hash of all of `rules` that bears on play: the same for another name or clock.

    With `dice`, a value of plain tuples and numbers, it is that of the game played with them.
    """
    text = write_rules(plain(rules)) + ("" if dice is None else f" {dice!r}")
    return hashlib.sha256(text.encode()).hexdigest()
