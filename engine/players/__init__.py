"""Players who know the rules and what their seat sees, think by playing deals out that fit it, and can say why."""
