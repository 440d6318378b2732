"""Every statement of both engines can be prepared on its own schema."""
