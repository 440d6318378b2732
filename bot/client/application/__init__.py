"""What the bot tells Discord's side of its application, and what it must know of it."""
