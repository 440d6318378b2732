"""What a coach makes of an advice, and games that travel as a line."""
