"""Base class of the parts of missions, and the seat that is nobody."""

from typing import Final

from cosmotheque.core.game import Seat


class Part:
    """Something that a mission adds to the rules; each kind has its mechanism in `parts/<part>/rules.py`."""


NOBODY: Final = Seat(-1)
