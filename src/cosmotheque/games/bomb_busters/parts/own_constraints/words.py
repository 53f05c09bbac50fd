"""Constraints of one’s own, in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "constraint-taken": Text("Contrainte de {seat} : {letter}.", "Constraint of {seat}: {letter}."),
    "constraint-released": Text("{seat} n’a plus de contrainte.", "{seat} has no constraint any more."),
    "constraints-dealt": Text("Contraintes, place par place : {letters}.", "Constraints, by seat: {letters}."),
    "ring-turned": Text("Les contraintes tournent de {by} place.", "The constraints move by {by} place."),
}
