"""One package a game; no game imports another."""
