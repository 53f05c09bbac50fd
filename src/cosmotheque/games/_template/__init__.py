"""A tiny game of tricks: hidden hands, a deal, and one of everything that a game folder holds.

Reading order: `components` (the cards), `options`, `state`, `actions`, `events`, `rules`, `view` (who sees what),
`rulebook`, `text`, `feats`, `notation`, `drawing`, `picture`, `belief` (what a seat can work out), `bots`, `mentor`,
`lessons`, `game`.
"""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="template",
        title=Text(fr="L’étoile la plus haute", en="Highest star"),
        blurb=Text(
            fr="Une main cachée, une carte chacun, la plus haute emporte la levée.",
            en="A hidden hand, one card each, the highest takes the trick.",
        ),
        seats=(2, 3, 4),
        minutes=(2, 5),
        max_moves=30,
        secrets=True,
    ),
)
