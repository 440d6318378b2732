"""Options that several commands share: their limits and suggestions.

Discord is told the limits, and `bot.client.guard.checks` checks what arrives against them.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.engine import FEWEST_TEAMS, HIGHEST_TARGET, LOWEST_TARGET, MOST_TEAMS, MOST_TURNS, RuleSet
from bot.features.rulebook.feature import RulebookFeature
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, ChosenRules, title_key
from bot.kit.game.people import game_title
from bot.kit.game.rulesets import by_title, ruleset_slug
from bot.kit.texts.sorting import bare
from bot.match.model.match import Match, Person
from bot.match.model.ruleset_titles import house_id
from cogs.feature_cog import FeatureCog

Target = app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET]
Turns = app_commands.Range[int, 1, MOST_TURNS]
Teams = app_commands.Range[int, FEWEST_TEAMS, MOST_TEAMS]

RulesetName = app_commands.Range[str, 1, 2 * LONGEST_TITLE]
"""What was suggested, or a title: of emojis, say, each of which may count twice (as in UTF-16)."""

GameNumber = app_commands.Range[int, 1, 10**12]

MOST_CHOICES: Final = 25
"""How many suggestions Discord shows."""

Titled = tuple[int, tuple[Person, ...]]
"""A game by its number, and its people."""
LONGEST_CHOICE: Final = 100
"""The characters of a suggestion; no longer text can have been chosen."""

Value = TypeVar("Value", str, int)


class RulesetCog(FeatureCog):
    """A cog with commands that have an option for a ruleset."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature) -> None:
        """Look rulesets up in `rulebook`."""
        super().__init__(bot)
        self.rulebook = rulebook

    async def suggest_rulesets(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest rulesets whose title or name contains what is typed: the server's own first.

        The presets come last.
        """
        own = await self._house_rules(interaction)
        presets = [rules.name for rules in self.rulebook.rulebook.presets]
        known = by_title(presets, self.bot.own_texts(interaction))
        return _suggestions([*own, *self._shipped(interaction), *known], current)

    async def suggest_shipped_rulesets(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the rulesets that ship with the bot."""
        return _suggestions(self._shipped(interaction), current)

    async def suggest_house_rules(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the server's house rules whose title contains what is typed so far."""
        return _suggestions(await self._house_rules(interaction), current)

    async def named(self, interaction: Interaction, typed: str | None) -> str | None:
        """Return the slug of the shipped ruleset whose title was typed, or else what that was.

        House rules of the server may have the same title in some language; they come first.
        """
        texts = self.bot.own_texts(interaction)
        known = (*self.rulebook.rulebook, *self.rulebook.rulebook.presets)
        slug = ruleset_slug(typed, known, texts)
        if typed is None or slug == typed:
            return typed
        own = await self.rulebook.rulesets.house_rules(interaction.guild_id)
        return typed if any(rule.key == title_key(typed) for rule in own) else slug

    async def ruleset(self, interaction: Interaction, typed: str | None) -> RuleSet:
        """Return the ruleset that was typed, the server's usual one when nothing was.

        Raises `Refused` when there is no such ruleset.
        """
        return (await self.chosen_rules(interaction, typed)).rules

    async def chosen_rules(self, interaction: Interaction, typed: str | None) -> ChosenRules:
        """Return the ruleset of `ruleset`, and which house rule it is."""
        name = await self.named(interaction, typed)
        return await self.rulebook.rulesets.chosen(name, interaction.guild_id)

    def _shipped(self, interaction: Interaction) -> list[tuple[str, str]]:
        slugs = [rules.name for rules in self.rulebook.rulebook]
        return by_title(slugs, self.bot.own_texts(interaction))

    async def _house_rules(self, interaction: Interaction) -> list[tuple[str, str]]:
        rules = await self.rulebook.rulesets.house_rules(interaction.guild_id)
        return [(rule.title, rule.ref) for rule in rules]


def game_choices(
    interaction: Interaction, games: Iterable[Titled], current: str
) -> list[app_commands.Choice[int]]:
    """Return the games, each by its number and people, whose title contains `current`."""
    texts = interaction.client.own_texts(interaction)
    titles = {number: game_title(number, people, texts) for number, people in games}
    return _found([(title, number, (title,)) for number, title in titles.items()], current)


def titled(matches: Iterable[Match]) -> list[Titled]:
    """Return open games as they are suggested."""
    return [(match.id, match.people) for match in matches]


def _suggestions(titles: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return those of `titles`, each with the name it stands for, that contain `current`."""
    return _found(
        [
            # The number of a house rule means nothing to anybody.
            (title, name, (title,) if house_id(name) else (title, name))
            for title, name in titles
        ],
        current,
    )


def _found(
    offers: Iterable[tuple[str, Value, Iterable[str]]], current: str
) -> list[app_commands.Choice[Value]]:
    """Return the `offers` (title, value, where to look) in which `current` is found."""
    if len(current) > LONGEST_CHOICE:
        return []
    typed = bare(current)
    found = [
        app_commands.Choice(name=title, value=value)
        for title, value, words in offers
        if any(typed in bare(word) for word in words)
    ]
    return found[:MOST_CHOICES]
