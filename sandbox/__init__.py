"""A Discord of our own: the simulated world to play in and the wire server to test against."""
