"""The tests; see the folders for what each kind shows."""
