"""Both games on flat arrays, many at once; pinned to the rules move by move.

Reading order: `tables` (what is known of any board), `jit`, `rows` (a game as numbers, and back), `numbers` (of
actions), `moves` (which there are), `choices` (among them), `stepping` (what they lead to), `seeing`
(the planes of a seat), `planning`.
"""

from cosmotheque.core.batch import Batches
from cosmotheque.games.katarenga.batch.planning import prepare
from cosmotheque.games.katarenga.batch.tables import BASE_GAME, BIG_BANG

BATCHES: Batches = {BIG_BANG: prepare, BASE_GAME: prepare}
