"""Outward wires in words (BOM-190 ff.)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        190,
        "Un fil retourné fait face aux coéquipiers : tous le lisent, sauf son propriétaire. Il est hors de l’ordre.",
        "An outward wire faces the teammates: everybody reads it except its owner. It is outside the order.",
    ),
    rule(
        191,
        "Le hasard désigne les fils retournés : les derniers distribués. S’il y en a un, il est tout à droite du "
        "dernier support de son propriétaire ; s’il y en a deux, voir BOM-6402.",
        "Chance decides which wires are turned: the last ones dealt. A single one is at the far right of its owner’s "
        "last stand; for two see BOM-6402.",
    ),
    rule(
        192,
        "Son propriétaire doit le couper lui-même, par une Coupe en duo ou en solo, sans équipement ni personnage. Si "
        "cette coupe échoue, la bombe explose.",
        "Its owner must cut it, by a dual or solo cut without equipment and character. If that cut fails, the bomb "
        "explodes.",
    ),
    rule(
        193,
        "En Coupe en duo, le propriétaire désigne son fil retourné, annonce une valeur dont il reste des fils, qu’il "
        "l’ait vue ailleurs ou non, et vise un fil d’un coéquipier. Les deux fils doivent avoir cette valeur.",
        "As a dual cut the owner names the outward wire, announces any value that has wires left, whether or not they "
        "have it elsewhere, and points at a teammate’s wire. Both wires must have that value.",
    ),
    rule(
        194,
        "En solo : pour une valeur dont le propriétaire voit chez lui tous les fils restants sauf un (1 sur 2 ou 3 "
        "sur 4) ; le fil retourné doit être celui qui manque.",
        "As a solo cut: for a value of which the owner sees all uncut wires but one among their own (1 of 2 or 3 "
        "of 4); the outward wire must be the missing one.",
    ),
    rule(
        195,
        "Un joueur qui a deux fils retournés peut aussi les désigner tous deux, pour une valeur dont il reste deux "
        "fils et dont il n’en voit aucun chez lui.",
        "A player with two outward wires may also name both, for a value of which two wires are left and none is "
        "among those they see.",
    ),
    rule(
        196,
        "Aucun équipement ni personnage n’agit sur un fil retourné, à qui qu’il soit : ni radar, ni étiquette, ni "
        "post-it, ni jeton, ni échange, ni grappin.",
        "No equipment and no character works on an outward wire, nobody’s: no radar, label, post-it, token, exchange "
        "or hook.",
    ),
    rule(
        197,
        "Les coéquipiers n’en parlent pas, pas même par les phrases de la table.",
        "Teammates do not talk about it, not even by the phrases of the table.",
    ),
    rule(
        198,
        "Un fil retourné rouge est révélé avec les autres quand tous les fils de son propriétaire sont rouges. À son "
        "tour, le jeu propose alors de les révéler, et le dit ainsi.",
        "A red outward wire is revealed with the others when all wires of its owner are red. On their turn the game "
        "then offers to reveal them, and so tells.",
    ),
    rule(
        199,
        "Dans une coupe avec un autre fil, on annonce la valeur de ce fil, comme toujours. Le fil que l’on veut couper "
        "reste secret jusqu’au résultat.",
        "When you cut with any other of your wires, you announce its value, as always. Which of your wires you mean "
        "stays secret until the result.",
    ),
)

OUTWARD = Section(Text(fr="Fils retournés", en="Outward wires"), RULES)
