"""The rulesets that a game can be played by."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.engine import RuleSet
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.tables.model.ending import Ending
from bot.match.model.errors import Refused

DEFAULT_RULESET = "tavern"


class RuleBook:
    """The shipped rulesets by name, in alphabetical order, and beside them the presets.

    Presets are rules under the names by which people know them. They are played as house rules
    are: unrated, and nothing about them was worked out beforehand.
    """

    def __init__(self, rulesets: Iterable[RuleSet], presets: Iterable[RuleSet] = ()) -> None:
        """Take the rulesets, of which the default one must be one, and the presets."""
        self._rulesets = _by_name(rulesets)
        self._presets = _by_name(presets)

    def __iter__(self) -> Iterator[RuleSet]:
        """Yield every ruleset, by name."""
        return iter(self._rulesets.values())

    @property
    def presets(self) -> tuple[RuleSet, ...]:
        """Return the presets, by name."""
        return tuple(self._presets.values())

    def has(self, name: str) -> bool:
        """Tell whether there is a ruleset or a preset `name`."""
        return name in self._rulesets or name in self._presets

    def get(self, name: str | None) -> RuleSet:
        """Return the ruleset or preset `name`, or the default one for None; raises `Refused`."""
        wanted = name or DEFAULT_RULESET
        rules = self._rulesets.get(wanted) or self._presets.get(wanted)
        if rules is None:
            raise Refused(RuleRefusal.UNKNOWN_RULESET, name=str(name), known=tuple(self))
        return rules

    def rated(self, rules: RuleSet, teams: int | None, *, wanted: bool | None) -> bool:
        """Tell whether a game of people by `rules` is rated: by shipped rules without changes.

        Another target or number of turns is a change. None for `wanted` means: if possible; raises
        `Refused` when it is wanted and not possible.
        """
        shipped = self._rulesets.get(rules.name)
        can_be = shipped is not None and _alike(rules, Ending(teams=teams).of(shipped))
        if wanted and not can_be:
            raise Refused(RuleRefusal.CANNOT_BE_RATED)
        return can_be and wanted is not False


def _by_name(rulesets: Iterable[RuleSet]) -> dict[str, RuleSet]:
    return {rules.name: rules for rules in sorted(rulesets, key=lambda rules: rules.name)}


def _alike(rules: RuleSet, shipped: RuleSet) -> bool:
    """Tell whether a game by `rules` is the `shipped` one, whether or not it says for how many."""
    return replace(rules, players=shipped.players) == shipped
