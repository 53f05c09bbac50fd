"""Bing Bang ou Mission dans le Cosmos en folie. Two to six players explore a sky that turns under them."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="bing-bang",
        title=Text(fr="Bing Bang", en="Bing Bang"),
        blurb=Text(
            fr="Trouvez pilote, navette, savant et objet dans un cosmos qui se retourne sans cesse.",
            en="Find pilot, shuttle, scientist and object in a cosmos that keeps turning upside down.",
        ),
        seats=(2, 3, 4, 5, 6),
        minutes=(45, 90),
        version=2,
        scores=(0, 1),
        max_moves=100_000,
        min_moves=30,
        secrets=True,
    ),
)
