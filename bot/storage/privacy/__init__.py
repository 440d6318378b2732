"""What is kept of people and servers: handed out, and taken away."""

from bot.storage.privacy.retention import SqlRetentionStore
from bot.storage.privacy.store import SqlPrivacyStore

__all__ = ["SqlPrivacyStore", "SqlRetentionStore"]
