"""The levels of the bots, which differ in memory and care. All of them know only what their seat knows."""

from typing import Final, NamedTuple


class Care(NamedTuple):
    """`memory` recalls what was announced, detected, labelled and scanned; `slip` is how far a guess may be off.

    `telling` chooses what to show by how much it tells; `worlds` is how many imagined deals are played ahead. Where all
    play by heart, it is only `lasting` memory that goes further back than a round (BOM-5004).
    """

    memory: bool = True
    slip: float = 0.0
    detectors: bool = True
    equipment: bool = True
    telling: bool = True
    worlds: int = 0
    lasting: bool = True


# A slip of 0.25 is more than a mistake costs as long as one is survived (`stakes`), so level 1 guesses now and then; a
# slip of 0.03 confuses cuts that differ by a tool.
LEVELS: Final = {
    1: Care(memory=False, slip=0.25, detectors=False, equipment=False, telling=False, lasting=False),
    2: Care(memory=False, slip=0.08, equipment=False, telling=False, lasting=False),
    3: Care(slip=0.03, equipment=False, lasting=False),
    4: Care(),
    5: Care(worlds=6),
}
GREEDY: Final = Care(detectors=False, equipment=False, telling=False)
