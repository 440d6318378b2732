"""What arrives in a command, held against what Discord was told of it, before it is used.

Discord keeps people within the bounds of options, as it was told of them last: a command may still
be one of before an update. And what is too large would cost us, not Discord.
"""

from collections.abc import Mapping
from typing import Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands import locale_str

from bot.client.guard.refusals import GuardRefusal
from bot.kit.texts.commands import in_language
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused

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
