"""The card of topics, and the message to a new server."""
