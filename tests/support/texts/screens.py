"""The keys of the screens of settings and of preferences, which the code puts together."""

from typing import Final

from bot.features.settings.model import PreferenceTopic, SettingsTopic

SCREENS: Final = (
    *(f"topic-{topic}" for topic in SettingsTopic),
    *(f"preferences-{topic}" for topic in PreferenceTopic),
)

NUMBERS: Final = ("server-lapses-number", "server-games-number")
"""What servers may choose between numbers for."""
