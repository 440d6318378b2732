"""Learning to play: a private course of short lessons with fixed dice."""
