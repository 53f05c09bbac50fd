"""A game for the server's tests, outside the real shelf: small, with a secret, dice, a deadline, talk and signs."""

from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = (
    Meta(
        slug="pebbles",
        title=Text(fr="Cailloux", en="Pebbles"),
        blurb=Text(fr="Prenez le dernier caillou.", en="Take the last pebble."),
        seats=(2, 3),
        minutes=(1, 2),
        min_moves=2,
        secrets=True,
    ),
)
