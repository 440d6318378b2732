"""The menus of a server's settings, and of a person's preferences."""

from typing import Annotated, Final

from bot.kit.components.custom_ids import CustomId, name_among, sent_as

_FORMER_SETTINGS: Final = (
    "ruleset channels hints language rule_makers pace reminders time_up lapses absent threads "
    "dice theme seasons games organizers ladder watching guesses announcements announced "
    "champion_role podium_role"
)
_FORMER_PREFERENCES: Final = "language challenges blocked notifications dice theme updates"


@sent_as("opensettings")
class OpenSettingsButton(CustomId):
    """Open the settings of the server, in a private message."""


@sent_as("settings")
class SettingsMenu(CustomId):
    """Show the screen of a server's settings that was chosen."""


@sent_as("setting")
class SettingMenu(CustomId):
    """Set the server's setting `name` to what was chosen."""

    name: Annotated[str, name_among(_FORMER_SETTINGS)]


@sent_as("preference")
class PreferenceMenu(CustomId):
    """Set the person's own preference `name` to what was chosen."""

    name: Annotated[str, name_among(_FORMER_PREFERENCES)]


@sent_as("listing")
class ListingMenu(CustomId):
    """Show the person on the leaderboards of all servers or not, as was chosen."""


@sent_as("unblock")
class UnblockButton(CustomId):
    """End the person's blocks of those whose data was deleted."""
