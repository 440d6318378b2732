"""What the bot tells a server by itself: announcements, roles, and scheduled events."""
