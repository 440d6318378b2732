"""One game between people, of any kind."""
