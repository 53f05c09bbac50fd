"""The game of `bench/peers/boardgame_io` for our server: both are measured at the same."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="slide",
        title=Text(fr="Glisse", en="Slide"),
        blurb=Text(fr="Des pions glissent.", en="Pawns slide."),
        seats=(2,),
        minutes=(1, 2),
        secrets=False,
    ),
)
