"""Number cards on equipment, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "number-shown": Text("Carte Nombre révélée : {number}.", "A number card comes up: {number}."),
}
