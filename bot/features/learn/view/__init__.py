"""The course, as layouts."""
