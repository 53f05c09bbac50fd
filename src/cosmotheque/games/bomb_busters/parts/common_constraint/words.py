"""A constraint that binds everybody, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "constraint-opened": Text("Contrainte pour tous : {letter}.", "Constraint for all: {letter}."),
    "constraints-paired": Text(
        "Contraintes des nombres 1 à 12 : {letters}.", "Constraints of the numbers 1 to 12: {letters}."
    ),
}
