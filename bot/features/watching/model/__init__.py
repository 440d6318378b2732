"""What watchers see, which games are worth it, and guesses, as values and pure rules."""
