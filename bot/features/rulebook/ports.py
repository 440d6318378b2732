"""Where the house rules of servers are kept, and the drafts of them."""

from typing import Protocol

from bot.engine import RuleSet, Value
from bot.features.rulebook.model.house_rules import (
    Draft,
    HouseRule,
    Replaced,
    RulesDraftKey,
    RuleUses,
)


class HouseRuleStore(Protocol):
    """Keeps the house rules of servers. No two of one server share their `key`."""

    async def all(self, guild_id: int) -> list[HouseRule]:
        """Return the house rules of a server by title."""

    async def find(self, guild_id: int, key: str) -> HouseRule | None:
        """Return the house rule of a server with this `key`, None when there is none."""

    async def add(self, guild_id: int, rules: RuleSet, most: int) -> HouseRule | None:
        """Store a house rule; None when its title is taken or the server has `most` already."""

    async def get(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Return the house rule of a server with this id, None when there is none."""

    async def replace(self, rule: HouseRule, was: RuleSet) -> Replaced:
        """Store another title and other rules in place of what `was` there, and of nothing else."""

    async def uses(self, rule: HouseRule) -> RuleUses:
        """Return what is played by a house rule."""

    async def delete(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Delete a house rule and return it, None when the server has no such one."""


class DraftStore(Protocol):
    """Keeps the drafts of house rules for about a day after they were last changed.

    What belongs to somebody else, or to another server, is treated as if it were not there.
    """

    async def add(self, draft: Draft) -> Draft:
        """Store a new draft and return it with its id."""

    async def get(self, key: RulesDraftKey) -> Draft | None:
        """Return a draft, None when it is gone."""

    async def unfinished(self, guild_id: int, user_id: int, edits: int | None) -> Draft | None:
        """Return the newest draft of somebody that edits this house rule, or a new one."""

    async def set_option(
        self, key: RulesDraftKey, name: str, value: Value, now: int
    ) -> Draft | None:
        """Set one option at `now` (unix seconds), whatever the others are, and raise the version.

        Returns the draft as it then is, None when it is gone.
        """

    async def set_title(self, key: RulesDraftKey, title: str) -> Draft | None:
        """Remember the title; no rule changes, so the version stays. None when it is gone."""

    async def rebase(self, draft: Draft) -> Draft | None:
        """Store the base, values and title of a draft, if it still is in its version.

        Returns it in the next version, None when it is gone or has changed.
        """

    async def drop(self, key: RulesDraftKey) -> None:
        """Forget a draft."""
