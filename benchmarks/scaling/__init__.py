"""What matters once the bot has outgrown one process, or one database."""
