"""Every figure that the README quotes, as a command."""
