"""House rules: rulesets that a server gave itself, and the drafts they are made from."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import InvalidRules, Option, Problem, RuleSet, Scoring, Value, build_rules, options
from bot.features.rulebook.refusals import RuleRefusal
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import title_of
from bot.match.model.visible import JOINERS, typed_line

MOST_HOUSE_RULES = 25
"""The house rules that one server may have."""
LONGEST_TITLE = 32
"""The characters of a title."""

OPTIONS: Mapping[str, Option] = {**dict(options(Scoring)), **dict(options(RuleSet))}
"""Every option of a ruleset by its name, in the order in which they are explained."""

UNNAMED = "draft"
"""What the rules of a draft are called: they get their name when they are saved."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A ruleset of one server. Its title is spelled in `rules.name`: see `house_names`."""

    id: int
    guild_id: int
    rules: RuleSet

    @property
    def title(self) -> str:
        """Return what people call it."""
        return title_of(self.rules.name) or self.rules.name

    @property
    def key(self) -> str:
        """Return what no other house rule of the server has."""
        return title_key(self.title)


@dataclass(frozen=True, slots=True)
class DraftKey:
    """A draft by its number, with whose it has to be and of which server."""

    id: int
    guild_id: int
    user_id: int


@dataclass(frozen=True, slots=True)
class Draft:
    """House rules that somebody is making: one `version` more for every option that is set.

    - `title`: empty until it was given; `edits`: the house rule that saving replaces, None for a
      new one; `base`: what the draft began as.
    - `values`: of every option; they may contradict each other until the draft is saved.
    - `updated_at`: unix seconds.
    """

    id: int
    version: int
    guild_id: int
    user_id: int
    title: str
    edits: int | None
    base: RuleSet
    values: Mapping[str, Value]
    updated_at: int

    @property
    def key(self) -> DraftKey:
        """Return what finds it again."""
        return DraftKey(self.id, self.guild_id, self.user_id)

    def build(self, name: str = UNNAMED) -> RuleSet:
        """Return the rules under the slug `name`; raises `InvalidRules` for contradictions."""
        return build_rules(name, self.values)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return what contradicts itself in the rules; nothing when they can be saved."""
        try:
            self.build()
        except InvalidRules as error:
            return error.problems
        return ()

    @property
    def changed(self) -> frozenset[str]:
        """Return the names of the options that differ from the base."""
        before = values_of(self.base)
        return frozenset(name for name in OPTIONS if self.values[name] != before[name])


def values_of(rules: RuleSet) -> dict[str, Value]:
    """Return the value of every option of `rules`."""
    return {
        name: getattr(part, name)
        for part in (rules.scoring, rules)
        for name, _ in options(type(part))
    }


def parse_title(text: str) -> str:
    """Return the title that somebody typed: one line of 1 to 32 visible characters.

    Invisible characters and needless blanks are dropped. Raises `Refused` when nothing is left, or
    more than fits.
    """
    title = typed_line(text)
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise Refused(RuleRefusal.BAD_TITLE, most=LONGEST_TITLE)
    return title


def title_key(title: str) -> str:
    """Return what titles share that people would take for the same one."""
    folded = unicodedata.normalize("NFKC", title).casefold()
    return " ".join("".join(mark for mark in folded if mark not in JOINERS).split())


def typed_key(text: str) -> str | None:
    """Return the key of the title that somebody typed, None for what no title can be."""
    try:
        return title_key(parse_title(text))
    except Refused:
        return None
