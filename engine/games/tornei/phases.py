"""Is it time for this? A forecast phase, then a play phase, then what the table does."""

from functools import partial

from engine.kit.timing import in_time

is_time_to = partial(in_time, "tornei.phases")
