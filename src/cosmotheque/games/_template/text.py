"""Everything else that the game says, in French and in English, and its nouns."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
from cosmotheque.games._template.rulebook import RULEBOOK

NOUNS = (Text("carte", "card"), Text("levée", "trick"), Text("main", "hand"), Text("meneur", "leader"))

WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "hand": Text("Cartes en main", "Cards in hand"),
        "hand.help": Text("Autant de levées à jouer.", "As many tricks are played."),
        "winner": Text("Qui emporte la levée", "What takes the trick"),
        "winner.help": Text("La carte qui bat toutes les autres.", "The card that beats all others."),
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
        "dealt": Text("Les cartes sont données.", "The cards are dealt."),
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
                Text("À votre tour, posez une de vos cartes.", "On your turn, lay one of your cards."), RuleId("TPL-3")
            ),
            Picture(
                Text("Les autres posent la leur, dans le sens horaire.", "The others lay theirs, clockwise."),
                RuleId("TPL-4"),
            ),
            Picture(
                Text(
                    "La plus haute emporte la levée, et son joueur commence la suivante.",
                    "The highest takes the trick, and its player leads the next one.",
                ),
                RuleId("TPL-5"),
            ),
            Picture(Text("À égalité de levées, on partage.", "As many tricks as others: a tie is shared.")),
        ),
    ),
)
