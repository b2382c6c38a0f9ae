"""In which browsers a flow is tried."""

import pytest

every_engine = pytest.mark.parametrize("reader", ["firefox", "webkit"], indirect=True)
in_firefox = pytest.mark.parametrize("reader", ["firefox"], indirect=True)
