"""House rules and their drafts, kept in SQL."""
