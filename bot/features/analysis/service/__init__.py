"""Use cases of analysis: advice as jobs, reviews, replays."""
