"""Where features and kinds of match meet events: what happens then, and which test shows it."""
