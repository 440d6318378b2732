"""The options with which a command begins a game: by which rules, how far, how fast."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from discord import app_commands

from bot.client import Interaction
from bot.client.inputs import guild_of
from bot.engine import RuleSet
from bot.features.rulebook.service.rulebook import RuleBook
from bot.kit.texts.commands import command_text
from bot.match.clocks.pace import Pace, paced
from bot.match.model.match import Person
from cogs.options import RulesetCog

Begins = TypeVar("Begins", bound=Callable[..., object])
"""The method of a command."""

_PACES = [
    app_commands.Choice(name=command_text(f"cmd-pace-{pace}"), value=pace.value) for pace in Pace
]


def begins_game(method: Begins) -> Begins:
    """Suggest rulesets and paces for the options `ruleset` and `pace` of a command."""
    app_commands.choices(pace=_PACES)(method)
    app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)(method)
    return method


def usually_paced(interaction: Interaction, rules: RuleSet, pace: str | None) -> RuleSet:
    """Return `rules` at the pace that was chosen, or else as games usually are on this server."""
    usual = interaction.client.choices.of_server(interaction.guild_id).pace
    return paced(rules, None if pace is None else Pace(pace), usual)


def asking(host: Person, *, wanted: bool | None) -> Person:
    """Return the `host` of a game, who asks for a rated one if that is `wanted` expressly."""
    return replace(host, asks_rated=wanted is True)


def is_rated(
    interaction: Interaction,
    rulebook: RuleBook,
    rules: RuleSet,
    teams: int | None,
    *,
    wanted: bool | None,
) -> bool:
    """Tell whether a game counts for ratings; outside servers none does.

    Raises `Refused` where that is `wanted` and cannot be.
    """
    return rulebook.rated(rules, teams, wanted=wanted) and guild_of(interaction) is not None
