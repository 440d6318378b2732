"""The rows of the features by which people play."""
