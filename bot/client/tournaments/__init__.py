"""The cards of tournaments in their channels."""
