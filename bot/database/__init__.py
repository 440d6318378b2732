"""The database: what stores need of it, SQLite and PostgreSQL, statements read from files."""
