"""What finished games come to: results, deeds, ratings."""
