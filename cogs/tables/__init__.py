"""Commands and buttons of tables."""
