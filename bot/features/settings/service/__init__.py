"""Settings at hand at every press, and how dice appear to somebody."""
