"""Everything else that the game says, in French and in English."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games._template.rulebook import RULEBOOK

WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "hand": Text("Cartes en main", "Cards in hand"),
        "winner": Text("Qui emporte la levée", "What takes the trick"),
        "winner.highest": Text("La plus haute", "The highest"),
        "winner.lowest": Text("La plus basse", "The lowest"),
    },
    reasons={
        "most-tricks": Text("Le plus de levées.", "Most tricks."),
        "level": Text("Égalité de levées.", "A tie."),
        "resigned": Text("Abandon.", "Resignation."),
        "time": Text("Temps écoulé.", "Out of time."),
    },
    phrases={"nice": Text("Bien joué.", "Well played.")},
    events={
        "played": Text("{seat} joue la carte {card}.", "{seat} plays {card}."),
        "taken": Text("{seat} emporte la levée.", "{seat} takes the trick."),
    },
)
