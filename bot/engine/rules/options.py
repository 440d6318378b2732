"""What an option of a ruleset may be set to, as the metadata of its field."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

Value = int | bool | str | None
"""What an option may be set to."""


class OptionTopic(StrEnum):
    """The groups in which options are offered and explained."""

    SINGLES = "singles"
    KINDS = "kinds"
    COMBINATIONS = "combinations"
    ENDING = "ending"
    BANKING = "banking"
    ROLLING = "rolling"


@dataclass(frozen=True, slots=True)
class Option:
    """The values a field may take: one of `choices`, or a whole number from `low` to `high`.

    With a range, `choices` are the usual values to suggest, and None when it may be left unset.
    With fewer than `dice` dice the option has no effect.
    """

    topic: OptionTopic
    choices: tuple[Value, ...]
    low: int | None = None
    high: int | None = None
    dice: int = 1

    def allows(self, value: Value) -> bool:
        """Tell whether `value` is one of these; True and 1 are kept apart."""
        if any(type(value) is type(choice) and value == choice for choice in self.choices):
            return True
        if self.low is None or self.high is None or type(value) is not int:
            return False
        return self.low <= value <= self.high


def one_of(topic: OptionTopic, *choices: Value, dice: int = 1) -> Mapping[str, Option]:
    """Return the metadata of an option that is one of `choices`."""
    return {"option": Option(topic, choices, dice=dice)}


def switch(topic: OptionTopic, dice: int = 1) -> Mapping[str, Option]:
    """Return the metadata of an option that is on or off."""
    return one_of(topic, False, True, dice=dice)


def number(topic: OptionTopic, low: int, high: int, *usual: Value) -> Mapping[str, Option]:
    """Return the metadata of an option that is a number from `low` to `high`."""
    return {"option": Option(topic, usual, low, high)}


def write_value(value: Value) -> str:
    """Return `value` as the notation of rulesets has it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
