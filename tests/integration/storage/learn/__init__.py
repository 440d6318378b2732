"""Progress in the course."""
