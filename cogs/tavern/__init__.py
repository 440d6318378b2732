"""Commands and buttons of the tavern."""
