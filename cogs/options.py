"""Options that several commands share: their bounds, and what is suggested for them.

Discord is told of the bounds; `bot.client.guard.bounds` holds what arrives against them.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from discord import app_commands

from bot.client import Interaction
from bot.engine import FEWEST_TEAMS, HIGHEST_TARGET, LOWEST_TARGET, MOST_TEAMS, MOST_TURNS
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, title_key
from bot.kit.game.people import game_title
from bot.kit.game.rulesets import by_title, ruleset_slug
from bot.kit.texts.sorting import bare
from bot.match.model.match import Person
from cogs.feature_cog import place_of

Target = app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET]
Turns = app_commands.Range[int, 1, MOST_TURNS]
Teams = app_commands.Range[int, FEWEST_TEAMS, MOST_TEAMS]

RulesetName = app_commands.Range[str, 1, 2 * LONGEST_TITLE]
"""A title: of emojis, say, each of which may count twice (as in UTF-16)."""

GameNumber = app_commands.Range[int, 1, 10**12]

MOST_CHOICES: Final = 25
"""Discord shows no more suggestions."""

Titled = tuple[int, tuple[Person, ...]]
"""A game by its number, and its people."""
LONGEST_CHOICE: Final = 100
"""The characters of a suggestion: whoever has typed more has found none."""

Value = TypeVar("Value", str, int)


async def suggest_rulesets(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the rulesets whose title or name contains what is typed: the server's own first."""
    return _suggestions([*await _house_rules(interaction), *_shipped(interaction)], current)


async def suggest_shipped_rulesets(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the rulesets that ship with the bot."""
    return _suggestions(_shipped(interaction), current)


async def named_ruleset(interaction: Interaction, typed: str | None) -> str | None:
    """Return the slug of the shipped ruleset whose title was typed, or else what that was.

    House rules of the server may have the same title in some language; they come first.
    """
    bot = interaction.client
    slug = ruleset_slug(typed, bot.services.rulebook, bot.own_texts(interaction))
    if typed is None or slug == typed:
        return typed
    own = await bot.services.rulesets.house_rules(interaction.guild_id)
    return typed if any(rule.key == title_key(typed) for rule in own) else slug


async def suggest_house_rules(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the server's house rules whose title contains what is typed so far."""
    return _suggestions(await _house_rules(interaction), current)


def _shipped(interaction: Interaction) -> list[tuple[str, str]]:
    texts = interaction.client.own_texts(interaction)
    return by_title(interaction.client.services.rulebook, texts)


async def suggest_past_games(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """Suggest the games that ended last in this channel, by number or player."""
    return _games(interaction, await _past(interaction), current)


async def suggest_games(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Suggest the games that are open in this channel, and then those that ended there last."""
    return _games(interaction, [*await _open_here(interaction), *await _past(interaction)], current)


async def suggest_open_games(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """Suggest the games that are open in this channel, by number or player."""
    return _games(interaction, await _open_here(interaction), current)


async def suggest_own_games(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """Suggest the person's own open games, by number or player."""
    own = await interaction.client.services.open_games.own(interaction.user.id)
    return _games(interaction, [(each.id, each.people) for each in own], current)


async def suggest_games_to_show(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """Suggest the person's games that could go on in this channel, and then those open there."""
    places, place = interaction.client.services.places, place_of(interaction)
    movable = await places.movable(interaction.user.id, place)
    own = [(each.id, each.people) for each in movable]
    return _games(interaction, [*own, *await _open_here(interaction)], current)


async def _open_here(interaction: Interaction) -> list[Titled]:
    here = await interaction.client.services.open_games.here(place_of(interaction).channel_id)
    return [(each.id, each.people) for each in here]


async def _past(interaction: Interaction) -> list[Titled]:
    past = await interaction.client.services.replays.past(place_of(interaction).channel_id)
    return [(each.id, each.players) for each in past]


async def _house_rules(interaction: Interaction) -> list[tuple[str, str]]:
    rules = await interaction.client.services.rulesets.house_rules(interaction.guild_id)
    return [(rule.title, rule.title) for rule in rules]


def _suggestions(titles: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Return those of `titles`, each with the name it stands for, that contain `current`."""
    return _found([(title, name, (title, name)) for title, name in titles], current)


def _games(
    interaction: Interaction, games: list[Titled], current: str
) -> list[app_commands.Choice[int]]:
    """Return the games, each by its number and people, whose title contains `current`."""
    texts = interaction.client.own_texts(interaction)
    titles = {number: game_title(number, people, texts) for number, people in games}
    return _found([(title, number, (title,)) for number, title in titles.items()], current)


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
