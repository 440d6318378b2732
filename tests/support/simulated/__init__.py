"""A simulated Discord, as patient as a busy machine wants it."""
