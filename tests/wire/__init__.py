"""The bot as its own process, over real sockets."""
