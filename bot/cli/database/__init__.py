"""The database on the command line: copied, put back, moved, counted again."""
