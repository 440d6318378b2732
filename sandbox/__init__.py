"""The bot in a simulated Discord: a world to play in, and the page that shows it."""
