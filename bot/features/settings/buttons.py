"""The menus of a server's settings, and of a person's preferences."""

from typing import Annotated, Final

from bot.kit.components.custom_ids import CustomId, name_among, sent_as
from bot.kit.components.proofs import Proof

_FORMER_SETTINGS: Final = (
    "ruleset,channels,hints,language,rule_makers,pace,reminders,time_up,lapses,absent,threads,"
    "dice,theme,seasons,games,organizers,ladder,watching,guesses,announcements,announced,"
    "champion_role,podium_role"
)
_FORMER_PREFERENCES: Final = "language,challenges,blocked,notifications,dice,theme,updates"


@sent_as("opensettings", Proof.MANAGER)
class OpenSettingsButton(CustomId):
    """Open the settings of the server, in a private message."""


@sent_as("settings", Proof.MANAGER)
class SettingsMenu(CustomId):
    """Show the screen of a server's settings that was chosen."""


@sent_as("setting", Proof.MANAGER)
class SettingMenu(CustomId):
    """Set the server's setting `name` to what was chosen."""

    name: Annotated[str, name_among(_FORMER_SETTINGS)]


@sent_as("preferences", Proof.OWN)
class PreferencesMenu(CustomId):
    """Show the screen of the person's own preferences that was chosen."""


@sent_as("preference", Proof.OWN)
class PreferenceMenu(CustomId):
    """Set the person's own preference `name` to what was chosen."""

    name: Annotated[str, name_among(_FORMER_PREFERENCES)]


@sent_as("listing", Proof.OWN)
class ListingMenu(CustomId):
    """Show the person on the leaderboards of all servers or not, as was chosen."""


@sent_as("unblock", Proof.OWN)
class UnblockButton(CustomId):
    """End the person's blocks of those whose data was deleted."""
