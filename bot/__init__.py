"""A Farkle bot for Discord: rules, play, storage and presentation."""
