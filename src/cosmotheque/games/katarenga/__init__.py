"""Katarenga Big Bang and Katarenga, by David Parlett: two games with one box, one board and one way of moving."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="katarenga-big-bang",
        title=Text(fr="Katarenga Big Bang", en="Katarenga Big Bang"),
        blurb=Text(
            fr="Huit pions serrés au centre : soyez le premier à les disperser sur le bord, tous sur votre couleur.",
            en="Eight pawns packed in the centre: be the first to scatter them along the border, all on your colour.",
        ),
        seats=(2,),
        minutes=(10, 20),
        scores=(0, 8),
        max_moves=401,  # 400 moves and the laying of the board
        min_moves=20,
    ),
    Meta(
        slug="katarenga",
        title=Text(fr="Katarenga", en="Katarenga"),
        blurb=Text(
            fr="Traversez le tablier multicolore et occupez les deux camps adverses, ou capturez presque tous les "
            "pions adverses.",
            en="Cross the motley board and occupy both opposing camps, or capture nearly everything.",
        ),
        seats=(2,),
        minutes=(15, 30),
        scores=(0, 1),
        max_moves=401,
        min_moves=10,
    ),
)
