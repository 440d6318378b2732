"""The bot in a container that is built from the Dockerfile, as compose.yaml runs it."""
