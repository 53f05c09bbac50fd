"""Contact: signaux spatiaux. Two to five players; one taps out flights, the crew finds the planet."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="contact",
        title=Text(fr="Contact : signaux spatiaux", en="Contact: space signals"),
        blurb=Text(
            fr="La source ne parle qu’en durées de vol : à l’équipage de trouver la planète.",
            en="The source speaks in flight times only: the crew must find the planet.",
        ),
        seats=(2, 3, 4, 5),
        minutes=(20, 20),
        version=2,
        scores=(0, 42),
        max_moves=5000,
        cooperative=True,
        secrets=True,
        live=True,
    ),
)
