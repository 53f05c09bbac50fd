"""What can be known in the campaign besides (BOM-354 to BOM-356)."""

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
