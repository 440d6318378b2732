"""What solving takes, and games played out by what is solved."""
