"""What features share to talk to people: a record and a language become a Discord layout."""
