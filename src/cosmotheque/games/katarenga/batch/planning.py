"""A way to play made ready for stepping."""

from typing import Any

from cosmotheque.core.batch import Plan
from cosmotheque.core.game import AnyGame
from cosmotheque.games.katarenga.batch.choices import any_of, is_legal, mark
from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.rows import WIDTH, read_layout, row_of, state_of
from cosmotheque.games.katarenga.batch.seeing import see
from cosmotheque.games.katarenga.batch.stepping import move, start_anew
from cosmotheque.games.katarenga.batch.tables import tables
from cosmotheque.games.katarenga.numbering import NUMBERINGS
from cosmotheque.games.katarenga.planes import PLANES
from cosmotheque.kit.loops import loops

KERNELS = loops(jit, start_anew=start_anew, move=move, mark=mark, any_of=any_of, is_legal=is_legal, see=see)


def prepare(game: AnyGame, options: Any, seats: int) -> Plan:
    """Either game, on any board and from any position."""
    slug = game.meta.slug
    numbering = NUMBERINGS[slug]
    return Plan(
        game=game,
        options=options,
        seats=seats,
        shape=PLANES[game.meta.slug].shape,
        numbers=numbering.size,
        tables=tables(slug, row_of(game.start(options, seats))),
        width=WIDTH,
        kernels=KERNELS,
        state=lambda row: state_of(slug, row),
        drawn=read_layout,
    )
