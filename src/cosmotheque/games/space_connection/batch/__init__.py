"""The game on flat arrays, many at once; pinned to the rules move by move.

Reading order: `tables` (the chart of a sky), `jit`, `sets` (of positions), `rows` (a game as numbers, and back),
`drafting`, `launching`, `choices` (actions by number), `seeing` (the planes of a
seat), `planning`.
"""

from cosmotheque.core.batch import Batches
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.batch.planning import prepare

BATCHES: Batches = {METAS[0].slug: prepare}
