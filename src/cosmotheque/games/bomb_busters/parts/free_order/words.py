"""Turns that are taken, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "claimed": Text("{seat} prend la main.", "{seat} takes the turn."),
}
