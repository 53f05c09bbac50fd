"""Everything the game says, in French and in English. Each rule of the specification has one entry."""

from cosmotheque.core.text import Rule, RuleId, Section, Text, Words


def _rule(number: int, fr: str, en: str) -> Rule:
    return Rule(RuleId(f"TPL-{number}"), Text(fr, en))


WORDS = Words(
    rulebook=(
        Section(
            Text("Mise en place", "Setup"),
            (
                _rule(1, "Vingt-quatre cartes, de 1 à 24.", "Twenty-four cards, from 1 to 24."),
                _rule(
                    2,
                    "Le hasard donne à chacun le même nombre de cartes, cachées.",
                    "Chance deals everybody the same number of cards, face down.",
                ),
            ),
        ),
        Section(
            Text("Une levée", "A trick"),
            (
                _rule(3, "À son tour, on joue une carte de sa main.", "On your turn you play a card of your hand."),
                _rule(
                    4,
                    "On joue chacun son tour, dans le sens horaire, à partir du meneur.",
                    "Everybody plays in turn, clockwise from the leader.",
                ),
                _rule(
                    5,
                    "La carte la plus haute (ou la plus basse, au choix) emporte la levée ; son joueur mène ensuite.",
                    "The highest card (or the lowest, if you like) takes the trick; its player leads the next one.",
                ),
                _rule(6, "Le plus de levées gagne ; à égalité on partage.", "Most tricks win; a tie is shared."),
            ),
        ),
    ),
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
