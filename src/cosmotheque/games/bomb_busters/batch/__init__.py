"""Missions 1 to 8 and free practice on flat arrays, many at once; pinned to the rules move by move.

Reading order: `tables` (the mission), `jit`, `rows` (a mission in progress as numbers, and back), `wires`, `facts`,
`dealing`, `cutting`, `equipment`, `places` (numbers of slots), `any_time`, `drafts`, `listing` (what is legal),
`stepping`, `choices`, `seeing` (the planes of a seat), `planning`.
"""

from cosmotheque.core.batch import Batches
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.batch.planning import prepare

BATCHES: Batches = {METAS[0].slug: prepare}
