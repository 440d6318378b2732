"""A person with a browser, following the README."""
