"""What is released, built, installed and played with, with nothing else of the project."""
