"""The files that ship in `data/`, read: dice, badges, levels, achievements."""
