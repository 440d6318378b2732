"""Random people who press and type whatever they see, in a run that a seed replays."""
