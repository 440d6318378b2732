"""Use cases of announcements: posting them, when it is time for it, and giving roles."""
