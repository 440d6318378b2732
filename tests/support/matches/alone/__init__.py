"""Tables of people who play alone, with dice that others get too."""
