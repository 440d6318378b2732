"""The gateway: sessions, their connections, and events."""
