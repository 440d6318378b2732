"""Setting puzzles, judging answers, and finding people's own."""
