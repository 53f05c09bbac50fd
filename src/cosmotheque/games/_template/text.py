"""Everything else that the game says, in French and in English."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
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
    primer=Primer(
        want=Text("Emportez plus de levées que les autres.", "Take more tricks than the others."),
        turn=Text(
            "Posez une carte de votre main ; la plus haute des cartes posées emporte la levée.",
            "Lay a card from your hand; the highest card on the table takes the trick.",
        ),
        end=Text(
            "C’est fini quand les mains sont vides : celui qui a le plus de levées gagne.",
            "It ends when the hands are empty: most tricks win.",
        ),
        played=(
            Picture(Text("Votre main est cachée aux autres.", "Nobody else sees your hand."), RuleId("TPL-2")),
            Picture(
                Text(
                    "Si vous emportez une levée, vous commencez la suivante.",
                    "If you take a trick, you lead the next one.",
                ),
                RuleId("TPL-5"),
            ),
        ),
    ),
)
