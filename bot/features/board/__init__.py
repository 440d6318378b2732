"""The board of a game: choosing dice, rolling, banking, and how it looks until it is closed."""
