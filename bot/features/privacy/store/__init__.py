"""Personal data in SQL: exported and deleted."""

from bot.features.privacy.store.retention import SqlRetentionStore
from bot.features.privacy.store.store import SqlPrivacyStore

__all__ = ["SqlPrivacyStore", "SqlRetentionStore"]
