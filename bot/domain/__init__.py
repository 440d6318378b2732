"""Records, errors and the ports through which the service reaches the world outside."""
