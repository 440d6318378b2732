"""Seals, proofs and the count of faces, as layouts."""
