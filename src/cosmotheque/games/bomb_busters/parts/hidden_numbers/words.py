"""Hidden number cards in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "number-laid": Text("{seat} pose une carte Nombre face cachée.", "{seat} lays a number card, face down."),
    "guess-shown": Text(
        "La carte était {number} ; {seat} la prend. Touché : {hit}.",
        "The card was {number}; {seat} takes it. Hit: {hit}.",
    ),
    "number-taken": Text("{seat} prend la carte sans la voir.", "{seat} takes the card without looking at it."),
    "numbers-gone": Text("Défaussées chez {seat} : {numbers}.", "Discarded at {seat}: {numbers}."),
    "number-drawn": Text("{seat} pioche une carte Nombre.", "{seat} has drawn a number card."),
    "hand-returned": Text(
        "{seat} remet ses cartes Nombre sous la pioche.", "{seat} puts the number cards under the deck."
    ),
}
