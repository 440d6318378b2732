"""The Swiss system: its form, and how a round is paired."""
