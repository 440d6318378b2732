"""What an operator installs: the container, the service, the alerts and the board."""
