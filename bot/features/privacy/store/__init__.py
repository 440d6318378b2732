"""What is kept of people and servers: handed out, and taken away."""

from bot.features.privacy.store.retention import SqlRetentionStore
from bot.features.privacy.store.store import SqlPrivacyStore

__all__ = ["SqlPrivacyStore", "SqlRetentionStore"]
