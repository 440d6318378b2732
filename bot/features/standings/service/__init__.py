"""Use cases of standings: leaderboards and what people look back on."""
