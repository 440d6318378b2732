"""What Discord remembers: people, places, messages, and how it writes them as JSON."""
