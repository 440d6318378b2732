"""How games come about and where they are played: invitations, open tables, rematches, places."""
