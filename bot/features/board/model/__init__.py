"""Using badges, and votes to skip somebody."""
