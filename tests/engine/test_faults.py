"""Positions that cannot be: each thing that is wrong is told in its own sentence, all at once."""

import pytest

from engine import notation
from tests.engine.files import Fault, every_fault


@every_fault
def test_everything_that_is_wrong_is_told(fault: Fault) -> None:
    """All sentences, in the order of the engine, and no others."""
    with pytest.raises(notation.Faulty) as caught:
        notation.load(fault.text)
    assert list(fault.sentences) == [sentence for _, sentence in caught.value.faults]


@every_fault
def test_a_fault_names_a_line_of_the_file(fault: Fault) -> None:
    """The line that is told can be looked up."""
    with pytest.raises(notation.Faulty) as caught:
        notation.load(fault.text)
    lines = len(fault.text.splitlines())
    assert all(0 <= line <= lines for line, _ in caught.value.faults)
