"""What several benchmarks share: bots to measure, players, and long histories."""
