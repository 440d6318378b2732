"""What bears out a press or a command wherever it is used, whatever game it names.

It is declared beside each button and command, and checked by the guard, so that none can forget it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import discord

from bot.client.guard.refusals import PermissionRefusal
from bot.client.inputs import server_of
from bot.features.settings.model import Organizers, RuleMakers
from bot.features.settings.service.settings import SettingsBook
from bot.kit.components.proofs import Proof
from bot.match.model.errors import Refused

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
