"""Use cases of tournaments: joining, organizing, looking, and what goes on by itself."""
