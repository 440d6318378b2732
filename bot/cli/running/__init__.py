"""`farkle run`: the bot as a process."""
