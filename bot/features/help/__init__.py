"""What people want to know, and what is said when the bot joins a server."""
