"""The daily game and the board of a day, as layouts."""
