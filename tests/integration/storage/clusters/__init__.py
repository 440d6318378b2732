"""Several processes on one database of PostgreSQL."""
