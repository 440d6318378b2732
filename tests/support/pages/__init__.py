"""Pages of docs/ that follow from what buttons and commands declare."""
