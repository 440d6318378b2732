"""Tests of one module at a time, without Discord and without a database."""
