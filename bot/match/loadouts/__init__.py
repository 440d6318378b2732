"""What people play with: dice, badges, and drafts of dice."""
