"""Use cases of fairness: words of players, proofs, the count of faces."""
