"""Named values and named cutters in words (BOM-260 to BOM-264)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        260,
        "Valeur imposée : le tour dit quelle valeur couper. Une coupe de cette valeur suit, en duo ou en solo, "
        "avec équipement et personnage comme d’habitude.",
        "Named value: the turn prescribes the value. A cut action of it follows, dual or solo, with equipment "
        "and character as usual.",
    ),
    rule(
        261,
        "Coupeur désigné : c’est lui qui coupe ; le tour suivant se compte à partir de celui qui l’a désigné.",
        "Named cutter: the player named performs the cut; the next turn is counted from the player who named them.",
    ),
    rule(
        262,
        "On ne désigne que quelqu’un qui a des fils, et pas seulement des rouges. Un joueur désigné qui n’a que des "
        "rouges le dit, et on en désigne un autre.",
        "A player may only be named if they have uncut wires that are not all red. A player named with only reds says "
        "so, and somebody else is named.",
    ),
    rule(
        263,
        "Le thermos se prend avant que la carte soit révélée, par celui dont c’est le tour ; le tour passe comme "
        "toujours.",
        "The player whose turn it is uses the thermos before the card is revealed; the turn passes as always.",
    ),
    rule(
        264,
        "Pour le stabilisateur, le début du tour est le moment qui précède la coupe du joueur désigné.",
        "For the stabilizer the start of the turn is the moment before the named cutter’s cut.",
    ),
)

NAMED_VALUES = Section(Text(fr="Valeurs imposées et coupeurs désignés", en="Named values and named cutters"), RULES)

EVENTS = {
    "answered": Text("Tous les supports ont répondu pour {number}.", "All stands have answered for {number}."),
    "named": Text("{namer} désigne {seat} pour couper {value}.", "{namer} names {seat} to cut {value}."),
    "unheard": Text("Personne ne veut couper {value}.", "Nobody volunteers to cut {value}."),
    "told-off": Text(
        "{seat} n’a pas de {value} (que des rouges : {reds}).", "{seat} has no {value} (only red ones: {reds})."
    ),
}
