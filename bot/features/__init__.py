"""What people do with the bot, a room for each feature."""
