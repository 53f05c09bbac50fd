"""X wires in words (BOM-180 ff.)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        180,
        "Sur chaque support, un fil est posé sans être trié, tout à droite, derrière un jeton X. Son propriétaire le "
        "voit comme les autres.",
        "On each stand one wire lies unsorted at the far right, behind an X token. Its owner sees it like any other.",
    ),
    rule(
        181,
        "On le coupe, on le vise par une simple Coupe en duo, on le marque après une erreur et on le révèle s’il est "
        "rouge, comme tout autre fil. Un jeton de départ peut le marquer s’il est bleu.",
        "It is cut, pointed at by plain dual cuts, marked after a failed cut and revealed when red, like any other. A "
        "setup token may mark it if it is blue.",
    ),
    rule(
        182,
        "Équipements et personnages n’y touchent pas : ni détecteur (le super détecteur le laisse de côté), ni rayon, "
        "ni étiquettes, ni post-it, ni grappin ; le radar ne le compte pas.",
        "Equipment and characters do not touch it: no detector (the super detector leaves it out), no ray, no label, "
        "no post-it, no hook; the radar does not count it.",
    ),
    rule(
        183,
        "Le stabilisateur ne protège pas une Coupe en duo qui vise un fil X.",
        "The stabilizer does not protect a dual cut at an X wire.",
    ),
    rule(
        184,
        "Une coupe en solo compte les fils X avec les autres ; votre propre fil X peut être celui que vous coupez avec "
        "un détecteur.",
        "A solo cut counts X wires among the others; your own X wire may be the one you cut with a detector.",
    ),
)

X_WIRES = Section(Text(fr="Fils X", en="X wires"), RULES)
