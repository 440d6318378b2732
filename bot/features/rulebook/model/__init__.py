"""House rules and the drafts that they are made from."""
