"""What finished games add up to: figures, ratings, leaderboards, seasons, achievements, history."""
