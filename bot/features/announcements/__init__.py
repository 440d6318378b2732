"""What is told to a whole server by itself: boards, roles of the winners, scheduled events."""
