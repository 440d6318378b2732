"""Use cases of watching: what is shown, to whom, and what people guess."""
