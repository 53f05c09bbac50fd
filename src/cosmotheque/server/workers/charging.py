"""Askers, who are charged for the processor time of what they have made."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Asker(NamedTuple):
    """An address, which takes turns with others, and a guest where one is known."""

    address: str
    guest: str | None = None


Charge: TypeAlias = Callable[[Asker, float], None]
"""Told who has used how many seconds of a processor."""
