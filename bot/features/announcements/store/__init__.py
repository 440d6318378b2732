"""What was announced, who wears which role, and which scheduled events there are, in SQL."""
