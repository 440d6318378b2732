"""What people do and see, and the interactions that come of it."""
