"""Use cases of rulesets: which there are, and making one's own."""
