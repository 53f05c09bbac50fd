"""Number cards in words (BOM-120 to BOM-123)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        120,
        "Douze cartes Nombre, de 1 à 12. Révélées, elles restent visibles ; une pioche est mélangée, face "
        "cachée, inconnue de tous.",
        "Twelve number cards, 1 to 12. Once revealed they lie open; a face-down deck is shuffled and unknown to all.",
    ),
    rule(
        121,
        "Quand une pioche dit quoi couper : les cartes révélées vont à la défausse ; une carte quitte le jeu dès "
        "que sa valeur est complète ; la pioche vide, on mélange celles qui restent.",
        "Where a deck says what to cut: revealed cards go to a discard pile; a card leaves the game as soon as "
        "its value is complete; when the deck is empty the cards left are shuffled into a new one.",
    ),
    rule(
        122,
        "Une carte révélée dont la valeur est déjà complète est retirée, et la suivante révélée aussitôt.",
        "A revealed card whose value is complete already is removed, and the next one is revealed right away.",
    ),
    rule(
        123,
        "Les cartes Nombre sont tirées au hasard après la distribution des fils, qui n’en dépend donc pas.",
        "Number cards are drawn at random after the wires are dealt, so the deal does not depend on them.",
    ),
)

NUMBER_CARDS = Section(Text(fr="Cartes Nombre", en="Number cards"), RULES)

EVENTS = {
    "numbers-laid": Text("Cartes Nombre ouvertes ({seat}) : {numbers}.", "Open number cards ({seat}): {numbers}."),
    "number-revealed": Text(
        "Carte Nombre : {number} (déjà complète : {complete}).", "Number card: {number} (complete already: {complete})."
    ),
    "number-done": Text("La carte Nombre {number} est terminée.", "Number card {number} is done."),
}
