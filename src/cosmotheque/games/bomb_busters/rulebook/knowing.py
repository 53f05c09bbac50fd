"""Rules on further knowledge in the campaign (BOM-352 to BOM-356)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

KNOWING = Section(
    Text(fr="Ce qu’on peut savoir de plus", en="What else can be known"),
    (
        rule(
            354,
            "Des fils distribués à part disent combien chaque joueur en a reçu de cette couleur.",
            "Wires dealt apart tell how many of that colour each player got.",
        ),
        rule(
            355,
            "Une valeur qu’un joueur désigné a coupée, il l’avait ; s’il a dû dire non, il ne l’a pas.",
            "A value that a named player did cut was in their hand; if they had to say no, it is not.",
        ),
        rule(
            356,
            "Les cartes Nombre et les rôles cachés sont les secrets des autres joueurs : on les imagine à part des "
            "fils.",
            "Hidden number cards and roles are secrets of the other players: they are imagined apart from the wires.",
        ),
    ),
)

LOOSE = (
    rule(
        352,
        "Les fils X et les fils retournés sont hors de l’ordre : leur place ne dit rien de leur valeur, ni de celle "
        "des voisins. De même pour les fils du robot.",
        "X and outward wires are outside the order: their place says nothing about their value, nor about their "
        "neighbours. The robot’s wires likewise.",
    ),
    rule(
        353,
        "Un fil retourné est connu de tous sauf de son propriétaire ; ce que font les autres ne lui prouve rien.",
        "An outward wire is known to all but its owner; what the others do proves nothing to them.",
    ),
)

LOOSE_WIRES = Section(
    Text(fr="Ce qu’on sait des fils hors de l’ordre", en="What is known of wires outside the order"), LOOSE
)
