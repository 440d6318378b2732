"""The solver's work as jobs for processes of their own."""
