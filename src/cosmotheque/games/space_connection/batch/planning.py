"""A way to play made ready for stepping."""

from typing import Any

from cosmotheque.core.batch import Plan
from cosmotheque.core.game import AnyGame
from cosmotheque.games.space_connection.batch.choices import any_of, is_legal, mark, move
from cosmotheque.games.space_connection.batch.drafting import start_anew
from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.rows import WIDTH, read_draw, state_of
from cosmotheque.games.space_connection.batch.seeing import see
from cosmotheque.games.space_connection.batch.tables import NUMBERS, tables
from cosmotheque.games.space_connection.planes import PLANES
from cosmotheque.kit.loops import loops

KERNELS = loops(jit, start_anew=start_anew, move=move, mark=mark, any_of=any_of, is_legal=is_legal, see=see)


def prepare(game: AnyGame, options: Any, seats: int) -> Plan:
    """The sky of any side."""
    side = options.side
    return Plan(
        game=game,
        options=options,
        seats=seats,
        shape=PLANES[game.meta.slug].shape,
        numbers=NUMBERS,
        tables=tables(side),
        width=WIDTH,
        kernels=KERNELS,
        state=lambda row: state_of(side, row),
        drawn=lambda state, row: read_draw(side, state, row),
    )
