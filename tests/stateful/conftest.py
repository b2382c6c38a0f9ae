"""How long the machines run: the same few matches in every run of the tests, or many new ones."""

from hypothesis import HealthCheck, settings

# A game may take its time to draw from; that is not what is tested.
COMMON = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("short", COMMON, max_examples=20, stateful_step_count=20, derandomize=True)
settings.register_profile("long", COMMON, max_examples=200, stateful_step_count=60, print_blob=True)
settings.load_profile("short")
