"""Challenges in words (BOM-310 to BOM-323)."""

from collections.abc import Iterator

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.view.seen import View

RULES = (
    rule(
        310,
        "Dix cartes Défi ; on en révèle autant que de joueurs. Dès qu’un défi est réussi, sa carte est défaussée et "
        "le détonateur recule d’un cran.",
        "Ten challenge cards; as many as players are drawn and lie open. As soon as a challenge is completed it is "
        "discarded and the detonator goes back one step.",
    ),
    rule(
        311,
        "Défi 1 : au lieu d’agir, on désigne un fil d’un coéquipier et on dit qu’il est rouge. C’est vrai : il est "
        "posé sans danger. C’est faux : la bombe explose.",
        "Challenge 1: in place of an action point at a teammate’s wire and say it is red. It is: it is laid down "
        "safely. It is not: the bomb explodes.",
    ),
    rule(
        312,
        "Défi 2 : quatre joueurs de suite coupent des nombres pairs.",
        "Challenge 2: four players in a row cut even numbers.",
    ),
    rule(
        313,
        "Défi 3 : les fils non coupés d’un support forment des groupes de deux exactement, séparés par des fils "
        "coupés ; au moins deux groupes.",
        "Challenge 3: the uncut wires of one stand form groups of exactly two, separated by cut wires; at least two "
        "groups.",
    ),
    rule(
        314,
        "Défi 4 : les nombres des trois premiers jetons Validation font 18 ensemble.",
        "Challenge 4: the numbers of the first three validation tokens add up to 18.",
    ),
    rule(
        315,
        "Défi 5 : deux joueurs de suite coupent en solo.",
        "Challenge 5: two players in a row make solo cuts.",
    ),
    rule(
        316,
        "Défi 6 : sur un support, au moins cinq fils non coupés sont isolés, leurs voisins étant coupés ; une "
        "extrémité compte comme un voisin coupé. Les autres fils n’importent pas.",
        "Challenge 6: on one stand at least five uncut wires are isolated, their neighbours all cut; an end counts as "
        "a cut neighbour. Other wires do not matter.",
    ),
    rule(
        317,
        "Défi 7 : trois joueurs de suite coupent des valeurs qui se suivent, en montant ou en descendant.",
        "Challenge 7: three players in a row cut values that follow each other, up or down.",
    ),
    rule(
        318,
        "Défi 8 : deux cartes Nombre sont tirées pour lui ; les deux premiers jetons Validation sont ceux de ces "
        "nombres, dans n’importe quel ordre.",
        "Challenge 8: two number cards are drawn onto it; the first two validation tokens are on these numbers, in "
        "either order.",
    ),
    rule(
        319,
        "Défi 9 : sur un support, les fils bleus non coupés sont tous impairs, et il y en a au moins six ; rouges et "
        "jaunes ne comptent pas.",
        "Challenge 9: a stand has only odd uncut blue wires, at least six of them; red and yellow ones are ignored.",
    ),
    rule(
        320,
        "Défi 10 : sur un support, au moins sept fils sont coupés, mais ni le premier ni le dernier.",
        "Challenge 10: on one stand at least seven wires are cut, and neither the first nor the last.",
    ),
    rule(
        321,
        "« De suite » : des tours qui se suivent, chacun une coupe réussie, de joueurs différents. Si la table a "
        "moins de joueurs que le défi n’en demande, le même peut revenir, jamais deux fois de suite. Un échec, des "
        "rouges révélés ou un tour passé rompt la suite. Quatre fils en solo font une coupe.",
        "“In a row” means successive turns, each a successful cut, by different players. With fewer players than the "
        "card names the same one may occur again, never twice running. A failure, revealed reds or a skipped turn "
        "breaks the row. A solo cut of four is one cut.",
    ),
    rule(
        322,
        "Les défis 3, 6 et 10 se voient et comptent aussitôt, même par hasard. Le 9, seul son propriétaire le voit : "
        "il peut l’annoncer à tout moment, et c’est alors su de tous. Un 4 ou un 8 devenu impossible reste là, sans "
        "valeur.",
        "Everybody sees challenges 3, 6 and 10: they count right away, even when completed by chance. Only its owner "
        "sees 9: they may claim it at any time, and then everybody knows. A 4 or 8 that has become impossible stays, "
        "and is worth nothing.",
    ),
    rule(
        323,
        "Plusieurs défis à la fois : chacun fait reculer le détonateur.",
        "Several at the same time: each moves the detonator back.",
    ),
)

CHALLENGES = Section(Text(fr="Défis", en="Challenges"), RULES)

EVENTS = {
    "challenges-drawn": Text("Défis : {cards}.", "Challenges: {cards}."),
    "challenge-numbers": Text("Nombres du défi : {numbers}.", "Numbers of the challenge: {numbers}."),
    "challenge": Text("Le défi {number} est réussi.", "Challenge {number} is done."),
    "odd-claimed": Text("Le support {stand} n’a plus que des impairs.", "Stand {stand} has only odd wires left."),
    "red-called": Text("{seat} dit que {slot} est rouge : {wire}.", "{seat} says that {slot} is red: {wire}."),
}

DARES = Text("défis {}   réussis {}", "challenges {}   met {}")


def lines(view: View) -> Iterator[Text]:
    """The open cards, with the numbers of the eighth (BOM-318), and those that are met."""
    challenges = view.parts.challenges
    if challenges is not None:
        numbers = f"({'/'.join(map(str, challenges.numbers))})" if challenges.numbers else ""
        cards = [f"{card}{numbers if card == 8 else ''}" for card in challenges.open]
        yield DARES.filled(" ".join(cards) or "–", " ".join(map(str, challenges.done)) or "–")
