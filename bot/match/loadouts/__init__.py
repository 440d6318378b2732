"""What players play with: dice, badges, and drafts of dice."""
