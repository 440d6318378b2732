"""The SQLite file: its connection, its schema, and statements read from files."""
