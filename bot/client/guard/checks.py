"""What is checked of a press or a command before it is answered: its shape, its bounds, its proof.

Discord promises what an interaction has, and keeps people within the bounds of options, as it was
told of them last: a command may still be one of before an update. What is too large would cost us,
not Discord. What bears out a press wherever it is used is declared beside each button and command,
and checked by the guard, so that none can forget it.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands import locale_str

from bot.client.guard.refusals import GuardRefusal, PermissionRefusal
from bot.client.inputs import server_of
from bot.features.settings.model import Organizers, RuleMakers
from bot.features.settings.service.settings import SettingsBook
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import in_language
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused

_log = logging.getLogger(__name__)


class PayloadCheck:
    """Checks that interactions are complete; what one lacks is logged the first time."""

    def __init__(self) -> None:
        """Begin with nothing missed."""
        self._missed: set[str] = set()

    def is_complete(self, interaction: discord.Interaction) -> bool:
        """Tell whether an interaction says who pressed what, on which message of which channel.

        An answer to a question need not be about a message.
        """
        lacking = _lacking(interaction)
        if lacking is not None and lacking not in self._missed:
            self._missed.add(lacking)
            _log.error("Discord has sent a press without %s; no other is logged", lacking)
        return lacking is None


def _lacking(interaction: discord.Interaction) -> str | None:
    if interaction.user is discord.utils.MISSING:
        return "a person"
    if interaction.channel_id is None:
        return "a channel"
    if interaction.message is None and interaction.type is discord.InteractionType.component:
        return "a message"
    return None


_TYPES: Final[Mapping[Kind, tuple[type, ...]]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.user: (discord.User, discord.Member),
}
"""What discord.py makes of a value of each type of option."""


def require_as_told(interaction: discord.Interaction, texts: Texts) -> None:
    """Raise `Refused` unless the options of a command are what Discord was told that they may be.

    `texts` name them as the person's Discord does, which may speak another language than we do.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return  # menus have no options, and the tree refuses what is no command
    given = dict(iter(interaction.namespace))
    for option in command.parameters:
        if option.display_name in given:
            _require(option, given[option.display_name], texts)
        elif option.required:
            raise Refused(GuardRefusal.COMMAND_OUTDATED)


def _require(option: app_commands.Parameter, value: object, texts: Texts) -> None:
    of_type = isinstance(value, _TYPES[option.type])
    if not of_type or (isinstance(value, bool) and option.type is not Kind.boolean):
        raise Refused(GuardRefusal.COMMAND_OUTDATED)
    name = in_language(option.locale_name or locale_str(option.display_name), texts)
    if option.choices and value not in [choice.value for choice in option.choices]:
        raise Refused(GuardRefusal.OPTION_CHOICE, option=name)
    least, most = option.min_value, option.max_value
    if least is None or most is None:
        return  # switches, people, and what is chosen
    if isinstance(value, str) and not least <= len(value) <= most:
        raise Refused(GuardRefusal.OPTION_LENGTH, option=name, most=int(most))
    if isinstance(value, int) and not least <= value <= most:
        raise Refused(GuardRefusal.OPTION_NUMBER, option=name, low=int(least), high=int(most))


Interaction = discord.Interaction[Any]


def require_proof(interaction: Interaction, proof: Proof, choices: SettingsBook) -> None:
    """Raise `Refused` unless the person has the permission that `proof` asks for, on this server.

    What servers have chosen is in `choices`. What a game or a tournament bears out is checked where
    it is known.
    """
    permitted = _PERMISSIONS.get(proof)
    if permitted is not None:
        permitted(interaction, server_of(interaction), choices)


def _require_manager(interaction: Interaction, _guild_id: int, _choices: SettingsBook) -> None:
    if not interaction.permissions.manage_guild:
        raise Refused(PermissionRefusal.NOT_A_MANAGER)


def _require_moderator(interaction: Interaction, _guild_id: int, _choices: SettingsBook) -> None:
    allowed = interaction.permissions
    if not (allowed.manage_guild or allowed.manage_messages):
        raise Refused(PermissionRefusal.NOT_A_MODERATOR)


def _require_rule_maker(interaction: Interaction, guild_id: int, choices: SettingsBook) -> None:
    makers = choices.of_server(guild_id).rule_makers
    if makers is RuleMakers.MANAGERS and not interaction.permissions.manage_guild:
        raise Refused(PermissionRefusal.NOT_A_RULE_MAKER)


def _require_organizer(interaction: Interaction, guild_id: int, choices: SettingsBook) -> None:
    organizers = choices.of_server(guild_id).organizers
    if organizers is Organizers.MANAGERS and not interaction.permissions.manage_guild:
        raise Refused(PermissionRefusal.NOT_AN_ORGANIZER)


_PERMISSIONS: Final[Mapping[Proof, Callable[[Interaction, int, SettingsBook], None]]] = {
    Proof.MANAGER: _require_manager,
    Proof.MODERATOR: _require_moderator,
    Proof.DRAFT: _require_rule_maker,
    Proof.RULES: _require_rule_maker,
    Proof.PLAN: _require_organizer,
}
