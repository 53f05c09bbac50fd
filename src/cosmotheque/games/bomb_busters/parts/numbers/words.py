"""Number cards in words (BOM-120 to BOM-123)."""

from collections.abc import Iterator

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.notation import STAND_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

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


def lines_below(view: View) -> Iterator[Text]:
    """The cards that lie there, with the one pointed at or to be cut in brackets."""
    numbers = view.parts.numbers
    if numbers is None:
        return
    line = [f"[bold]<{card}>[/]" if place == numbers.pointer else str(card) for place, card in enumerate(numbers.line)]
    down = [f"[dim]({card})[/]" for card in numbers.down]
    own = [f"{seat}:{'/'.join(map(str, cards)) or '–'}" for seat, cards in enumerate(numbers.own)]
    deck = [f"+{len(numbers.deck)}"] if numbers.deck or numbers.discard else []
    discard = [f"[dim]{card}[/]" for card in numbers.discard]
    value = [f"[bold]<{numbers.value}>[/]"] if numbers.value else []
    answers = [STAND_NAMES[stand] for stand, found in enumerate(numbers.answers) if found]
    told = "  " + " ".join([*line, *map(str, numbers.open), *down, *own, *deck, *discard, *value, *answers])
    yield Text(told, told)
