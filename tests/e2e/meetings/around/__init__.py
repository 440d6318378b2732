"""The rows of the features around the games."""
