"""The solved game: tables of values, exact, as files."""
