"""The bot's data in a SQLite file."""
