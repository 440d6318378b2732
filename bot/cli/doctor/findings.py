"""What was looked at, and how it is."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How something is."""

    OK = "ok"
    WARN = "warn"
    """People can play, but somebody should look at it."""
    FAIL = "fail"
    """Something must be done."""


class Check(StrEnum):
    """What was looked at."""

    TOKEN = "token"  # noqa: S105 - the name of a check
    DISCORD = "discord"
    CLOCK = "clock"
    SESSIONS = "sessions"
    ENDPOINT = "endpoint"
    INSTALLATION = "installation"
    INTENTS = "intents"
    PERMISSIONS = "permissions"
    COMMANDS = "commands"
    EMOJIS = "emojis"
    DATABASE = "database"
    DISK = "disk"
    BACKUPS = "backups"
    KEY = "key"
    TABLES = "tables"
    LANGUAGES = "languages"
    STATUS = "status"
    TRIAL = "trial"


@dataclass(frozen=True, slots=True)
class Finding:
    """One of them, in a sentence that says what to do where something is to be done."""

    check: Check
    level: Severity
    sentence: str
