"""What servers and people choose."""
