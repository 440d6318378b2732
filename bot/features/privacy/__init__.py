"""What is kept of people and servers: explained, given, deleted."""
