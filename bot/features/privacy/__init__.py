"""Personal data: explained, exported, deleted."""
