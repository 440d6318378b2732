"""Games as watchers see them, and the board of those who guess best."""
