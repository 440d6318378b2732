"""The bot's data in PostgreSQL."""
