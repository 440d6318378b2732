"""The settings that a command goes by."""

import os

from dotenv import dotenv_values

from bot.cli.text import fail
from bot.config import Settings, SettingsError, read_settings


def load_settings() -> Settings:
    """Return the settings of `.env` and the environment, which wins; or end with sentences."""
    try:
        return read_settings({**dotenv_values(".env"), **os.environ})
    except SettingsError as error:
        fail(str(error), 2)
