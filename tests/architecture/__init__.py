"""What must hold for the tree as a whole."""
