"""The tavern: dice with names, badges, collections and wagers."""
