"""Bomb Busters, by Hisashi Hayashi: cut all pairs of equal wires together, and no red one."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="bomb-busters",
        title=Text(fr="Bomb Busters", en="Bomb Busters"),
        blurb=Text(
            fr="Une équipe de démineurs, des fils cachés et triés : coupez toutes les paires sans toucher au rouge.",
            en="A team of bomb disposal experts, hidden and sorted wires: cut every pair and never touch a red one.",
        ),
        seats=(2, 3, 4, 5),
        minutes=(20, 30),
        version=2,
        scores=(0, 1),
        max_moves=800,
        cooperative=True,
        secrets=True,
    ),
)
