"""Pure rendering: a record and a locale become a Discord layout."""
