"""Whose turn it is, who takes the trick, who leads next."""
