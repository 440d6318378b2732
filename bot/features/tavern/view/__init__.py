"""Collections, loadouts, prizes and wagers, as layouts."""
