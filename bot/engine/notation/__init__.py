"""Rules, states and games as text, with an exact round trip."""
