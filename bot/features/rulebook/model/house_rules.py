"""House rules: the rulesets of a server, and the drafts that they are made from."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.engine import InvalidRules, Option, Problem, RuleSet, Scoring, Value, build_rules, options
from bot.features.rulebook.refusals import RuleRefusal
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import house_ref, title_of
from bot.match.model.visible_text import JOINERS, typed_line

MOST_HOUSE_RULES = 25
"""How many house rules a server may have."""
LONGEST_TITLE = 32
"""The characters of a title."""

OPTIONS: Mapping[str, Option] = {**dict(options(Scoring)), **dict(options(RuleSet))}
"""Every option of a ruleset by its name, in the order in which they are explained."""

UNNAMED = "draft"
"""The name of a draft's rules, until they are saved."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A ruleset of one server. Its title is part of `rules.name`: see `ruleset_titles`."""

    id: int
    guild_id: int
    rules: RuleSet

    @property
    def title(self) -> str:
        """Return its title."""
        return title_of(self.rules.name) or self.rules.name

    @property
    def key(self) -> str:
        """Return what no other house rule of the server may share: see `title_key`."""
        return title_key(self.title)

    @property
    def ref(self) -> str:
        """Return what settings, menus and suggestions know it by, whatever its title becomes."""
        return house_ref(self.id)


@dataclass(frozen=True, slots=True)
class ChosenRules:
    """Rules to play by, and the id of the house rule that they are, None for shipped ones."""

    rules: RuleSet
    house_rule: int | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """A house rule that was saved.

    - `after_deletion`: somebody had deleted the one that was edited, so it is a new one.
    """

    rule: HouseRule
    after_deletion: bool = False


class Replaced(Enum):
    """What became of the attempt to put other rules in the place of a house rule."""

    DONE = auto()
    CHANGED = auto()
    """Somebody else has changed it meanwhile."""
    GONE = auto()
    TITLE_TAKEN = auto()


@dataclass(frozen=True, slots=True)
class RuleUses:
    """What on a server is played by a house rule.

    - `games`: open ones and invitations; `tournaments`: announced ones that are not over. Each has
      a copy of the rules.
    - `drafts`: plans of tournaments that were not announced yet, which follow the house rule.
    """

    games: int = 0
    tournaments: int = 0
    drafts: int = 0


@dataclass(frozen=True, slots=True)
class RulesDraftKey:
    """The number of a draft, and the person and server whose it must be.

    - `for_game`: whether it must be the draft of one game, or one of house rules.
    """

    id: int
    guild_id: int
    user_id: int
    for_game: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft of house rules, with one `version` more for every option that is set.

    - `title`: empty until it was given; `edits`: the house rule that saving replaces, None for a
      new one; `base`: the rules that the draft began with.
    - `values`: of every option; they may contradict each other until the draft is saved.
    - `updated_at`: Unix seconds.
    - `match_id`: the match whose rules it changes, None where house rules are made.
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
    match_id: int | None = None

    @property
    def key(self) -> RulesDraftKey:
        """Return its key in the store."""
        return RulesDraftKey(self.id, self.guild_id, self.user_id, self.match_id is not None)

    def build(self, name: str = UNNAMED) -> RuleSet:
        """Return the rules under the name `name`; raises `InvalidRules` for contradictions."""
        return build_rules(name, self.values)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return the contradictions of the rules; without any they can be saved."""
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

    def on_top_of(self, rules: RuleSet) -> "Draft":
        """Return the draft as if it had begun with `rules`: what it has not changed is as there.

        A title that was left as it was follows that of `rules` too.
        """
        own = {name: self.values[name] for name in self.changed}
        kept = self.title == title_of(self.base.name)
        return replace(
            self,
            base=rules,
            values=values_of(rules) | own,
            title=(title_of(rules.name) or "") if kept else self.title,
        )


def values_of(rules: RuleSet) -> dict[str, Value]:
    """Return the value of every option of `rules`."""
    return {
        name: getattr(part, name)
        for part in (rules.scoring, rules)
        for name, _ in options(type(part))
    }


def parse_title(text: str) -> str:
    """Return the title that was typed: one line of 1 to 32 visible characters.

    Invisible characters and needless blanks are dropped. Raises `Refused` when nothing is left, or
    the title is too long.
    """
    title = typed_line(text)
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise Refused(RuleRefusal.BAD_TITLE, most=LONGEST_TITLE)
    return title


def title_key(title: str) -> str:
    """Return what titles have in common that people would take for the same."""
    folded = unicodedata.normalize("NFKC", title).casefold()
    return " ".join("".join(mark for mark in folded if mark not in JOINERS).split())


def typed_key(text: str) -> str | None:
    """Return the key of the title that was typed, None if it cannot be a title."""
    try:
        return title_key(parse_title(text))
    except Refused:
        return None
