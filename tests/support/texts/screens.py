"""Keys that the code puts together: screens of settings and preferences, and rarities."""

from typing import Final

from bot.content.rarity import Rarity
from bot.features.settings.model import PreferenceTopic, SettingsTopic

SCREENS: Final = (
    *(f"rarity-{rarity.word}" for rarity in Rarity),
    *(f"topic-{topic}" for topic in SettingsTopic),
    *(f"preferences-{topic}" for topic in PreferenceTopic),
)

NUMBERS: Final = ("server-lapses-number", "server-games-number")
"""What servers may choose between numbers for."""
