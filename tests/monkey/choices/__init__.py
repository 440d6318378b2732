"""What people do next: by lot, by weight, and step by step."""
