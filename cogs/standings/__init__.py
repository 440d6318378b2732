"""Commands and buttons of standings."""
