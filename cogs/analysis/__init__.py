"""Commands and buttons of analysis."""
