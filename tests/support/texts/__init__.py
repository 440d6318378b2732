"""Which texts the code asks for, and with which values."""
