"""The menus of a server's settings, and of a person's preferences."""

from typing import Annotated

from bot.kit.components.custom_ids import CustomId, sent_as, up_to


@sent_as("opensettings")
class OpenSettingsButton(CustomId):
    """Open the settings of the server, in a private message."""


@sent_as("settings")
class SettingsMenu(CustomId):
    """Show the screen of a server's settings that was chosen."""


@sent_as("setting")
class SettingMenu(CustomId):
    """Set the server's setting number `place` to what was chosen."""

    place: Annotated[int, up_to(99)]


@sent_as("preference")
class PreferenceMenu(CustomId):
    """Set the person's own preference number `place` to what was chosen."""

    place: Annotated[int, up_to(99)]


@sent_as("listing")
class ListingMenu(CustomId):
    """Show the person on the leaderboards of all servers or not, as was chosen."""


@sent_as("unblock")
class UnblockButton(CustomId):
    """End the person's blocks of those whose data was deleted."""
