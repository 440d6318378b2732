"""What people are shown of tournaments."""
