"""Commands and buttons of boards."""
