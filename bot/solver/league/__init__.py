"""A league of opponents, and of programs that speak a line protocol: how strong each is.

Games are played with mirrored dice: of each deal every side gets the same dice in every seat.
"""
