"""What is announced, when it is time for it, and what winners are given."""
