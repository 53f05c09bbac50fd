"""The rules in our own words, in French and in English, each under its id: for the rules page and for refusals."""

from cosmotheque.core.text import Section, Text, rule_maker

rule = rule_maker("TPL")

RULEBOOK = (
    Section(
        Text("Mise en place", "Setup"),
        (
            rule(1, "Vingt-quatre cartes, de 1 à 24.", "Twenty-four cards, from 1 to 24."),
            rule(
                2,
                "Chacun reçoit au hasard le même nombre de cartes, face cachée.",
                "Chance deals everybody the same number of cards, face down.",
            ),
        ),
    ),
    Section(
        Text("Une levée", "A trick"),
        (
            rule(3, "À son tour, on joue une carte de sa main.", "On your turn you play a card of your hand."),
            rule(
                4,
                "On joue chacun son tour, dans le sens horaire, à partir du meneur.",
                "Everybody plays in turn, clockwise from the leader.",
            ),
            rule(
                5,
                "La carte la plus haute (ou la plus basse, au choix) emporte la levée ; son joueur mène ensuite.",
                "The highest card (or the lowest, if you like) takes the trick; its player leads the next one.",
            ),
            rule(
                6, "Celui qui a le plus de levées gagne ; à égalité, on partage.", "Most tricks win; a tie is shared."
            ),
        ),
    ),
)
