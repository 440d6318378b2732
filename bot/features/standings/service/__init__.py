"""Use cases of standings: leaderboards, and a person's past."""
