"""Number cards that lock equipment, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "card-locked": Text("La carte Nombre {number} bloque {card}.", "The number card {number} locks {card}."),
}
