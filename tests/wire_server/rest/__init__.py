"""The HTTP side: routes, bodies, limits, and the requests that came in."""
