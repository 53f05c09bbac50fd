"""Wires dealt apart and cut in one go, in words (BOM-200 ff.)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        200,
        "Des fils distribués à part le sont avant les autres, face cachée, un par joueur à partir du capitaine "
        "jusqu’à épuisement ; un capitaine qui en a deux en met un sur chaque support, un joueur à deux supports qui "
        "en a un le met sur le premier. Puis viennent les autres fils, et tout est trié.",
        "Wires dealt apart come before the others, face down, one to each player from the captain on until they run "
        "out; a captain with two puts one on each stand, a player with two stands and one wire puts it on the first. "
        "Then come the other wires, and all are sorted.",
    ),
    rule(201, "Chacun sait qui en a reçu combien.", "Everybody knows who got how many."),
    rule(
        202,
        "Couper d’un coup : une action spéciale à la place d’une coupe. Le joueur actif désigne tous les fils non "
        "coupés de l’espèce demandée, les siens et ceux des autres, tous et rien qu’eux.",
        "Cutting in one go: a special action in place of a cut. The active player points at all uncut wires of the "
        "kind asked for, their own and the others’, all of them and nothing else.",
    ),
    rule(
        203,
        "Elle se fait sans équipement ni personnage ; le stabilisateur ne la protège pas.",
        "It uses neither equipment nor character; the stabilizer does not protect it.",
    ),
    rule(
        204,
        "Tout est juste : tous ces fils sont coupés. Un ou plusieurs sont faux : la mission dit ce qui arrive.",
        "All are right: all of them are cut. One or more are wrong: the mission says what happens.",
    ),
    rule(
        205,
        "Tant que la mission exige de couper une valeur d’un coup, elle ne peut être annoncée dans une coupe "
        "ordinaire. Viser un de ces fils par erreur est un échec ordinaire, avec un jeton ordinaire.",
        "As long as the mission wants a value cut in one go, nobody may announce it in an ordinary cut. Pointing at "
        "such a wire by mistake is an ordinary failure with an ordinary token.",
    ),
    rule(
        206,
        "Un joueur qui n’a plus que des fils de cette espèce, ou des rouges avec eux, doit tenter l’action spéciale.",
        "A player with only wires of that kind left, perhaps with reds, must try the special action.",
    ),
    rule(
        207,
        "Les propriétaires des fils désignés n’ont rien à choisir ; le résultat est montré pour tous les fils "
        "ensemble.",
        "The owners of the wires pointed at have nothing to choose; the result is shown for all wires together.",
    ),
)

TOGETHER = Section(Text(fr="Fils à part, fils coupés d’un coup", en="Wires dealt apart, wires cut in one go"), RULES)

EVENTS = {
    "card-discarded": Text("Une carte est défaussée ; il en reste {left}.", "A card is discarded; {left} are left."),
    "numbers-dealt": Text("Cartes Nombre, place par place : {counts}.", "Number cards, by seat: {counts}."),
}
