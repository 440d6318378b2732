"""What every game needs: the registry of matches, moves, presses, dice, opponents' turns."""
