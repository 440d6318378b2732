"""The fault run: people play many games at once while everything goes wrong that can."""
