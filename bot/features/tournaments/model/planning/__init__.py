"""Planning a tournament: the options of a draft, and what is typed for them."""
