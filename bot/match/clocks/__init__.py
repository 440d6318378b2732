"""Time in a match: paces, deadlines, who keeps up, and what happens when time runs out."""
