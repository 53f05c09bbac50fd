"""Open number cards in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "number-turned": Text("{seat} retourne la carte {number}.", "{seat} turns the card {number} down."),
}
