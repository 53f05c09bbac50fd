"""Views as bounded numbers, made for learning: what stands where, as the seat sees it, and little else.

A game says beside its view what its planes are. They are made of a view and of nothing else, so that they hold no
secret that the seat may not know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float32]
else:
    Array = Any


@dataclass(frozen=True)
class Planes:
    """`names` says what each plane is, along the first axis of `shape`; the further axes are places of the board.

    The first `local` planes differ from place to place; each of the others is one number that fills its plane. All
    numbers lie from `low` to `high`. `write(view, out)` fills in an array of this shape that is all zeros.
    `places(view, action)` are the places that an action names, counted along a plane laid out as one row: a learner may
    look there, and so weigh actions that it has never seen.
    """

    shape: tuple[int, ...]
    names: tuple[str, ...]
    local: int
    write: Callable[[Any, Array], None]
    places: Callable[[Any, Any], tuple[int, ...]]
    low: float = 0.0
    high: float = 1.0

    def array(self, view: Any) -> Array:
        """The planes of a view in an array of their own."""
        import numpy as np  # noqa: PLC0415 - only who learns needs it

        out = np.zeros(self.shape, np.float32)
        self.write(view, out)
        return out


AllPlanes: TypeAlias = Mapping[str, Planes]
