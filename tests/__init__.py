"""Promises, one a test; tests/plays holds the play files that are proofs rather than examples."""
