"""The league: dice, games, ratings, and programs that speak the line protocol."""
