"""The rules of four Japanese trick-taking games: pure, deterministic, standard library only.

A verdict never stands alone: whatever the engine decides, it names the rule that decides it.
"""
