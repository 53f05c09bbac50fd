"""Space Connection. Two players hide planets in systems and probe each other's sky with rockets, ships and lasers."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="space-connection",
        title=Text(fr="Space Connection", en="Space Connection"),
        blurb=Text(
            fr="Cachez vos planètes, sondez le ciel adverse : fusées, astronefs et lasers, neuf systèmes à découvrir.",
            en="Hide your planets, probe the other sky: rockets, ships and lasers, nine systems to uncover.",
        ),
        seats=(2,),
        minutes=(20, 30),
        max_moves=5000,
        min_moves=16,
        secrets=True,
    ),
)
