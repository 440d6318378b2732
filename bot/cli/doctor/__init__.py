"""`farkle doctor`: looks after all that the bot needs, and says what is to be done."""
