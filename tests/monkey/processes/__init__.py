"""The processes of the bot: how many there are, and what they remember."""
