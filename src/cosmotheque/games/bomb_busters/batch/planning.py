"""A mission made ready for stepping."""

from typing import Any

from cosmotheque.core.batch import Plan
from cosmotheque.core.game import AnyGame
from cosmotheque.games.bomb_busters.batch.choices import any_of, is_legal, mark
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import WIDTH, read_deal, state_of
from cosmotheque.games.bomb_busters.batch.seeing import see
from cosmotheque.games.bomb_busters.batch.stepping import move, start_anew
from cosmotheque.games.bomb_busters.batch.tables import NUMBERS, tables
from cosmotheque.games.bomb_busters.planes import PLANES
from cosmotheque.kit.loops import loops

KERNELS = loops(jit, start_anew=start_anew, move=move, mark=mark, any_of=any_of, is_legal=is_legal, see=see)


def prepare(game: AnyGame, options: Any, seats: int) -> Plan:
    """Missions 1 to 8 and free practice, with two to five players."""
    return Plan(
        game=game,
        options=options,
        seats=seats,
        shape=PLANES[game.meta.slug].shape,
        numbers=NUMBERS,
        tables=tables(options, seats),
        width=WIDTH,
        kernels=KERNELS,
        state=lambda row: state_of(options, seats, row),
        drawn=read_deal,
    )
