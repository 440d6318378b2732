"""What a server is told by itself."""
