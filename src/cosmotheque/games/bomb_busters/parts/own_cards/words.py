"""Number cards of one’s own, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "handed-on": Text("{seat} donne la carte {number} à {to}.", "{seat} gives the card {number} to {to}."),
}
