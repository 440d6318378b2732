"""docs/strategy.md: the rules of thumb that it measures, its figures, its text and its charts."""
