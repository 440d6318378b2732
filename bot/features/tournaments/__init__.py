"""Tournaments: knock-out, Swiss, round robin, arena and duplicate, from sign-up to podium."""
