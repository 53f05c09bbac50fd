"""X wires, outward wires, the robot with its wires, and the missions that have them."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

X_WIRES = (
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

OUTWARD = (
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

ROBOT = (
    rule(
        215,
        "Le robot est sur la piste des nombres de 1 à 12, ou sur une ligne de cartes Nombre. Tous voient où il est et "
        "où il va.",
        "The robot is on the number track 1–12, or on a line of number cards. Everybody sees where it is and where it "
        "goes.",
    ),
    rule(
        216,
        "Sur la piste, il avance d’un pas à la fin de chaque tour et fait demi-tour à 12 et à 1.",
        "On the track it moves one step at the end of every turn and turns round at 12 and at 1.",
    ),
    rule(
        217,
        "Les fils qu’il porte sont face cachée, inconnus de tous, et font partie de la mission. Le hasard dit lequel "
        "on prend.",
        "Wires lying on it are face down, unknown to all, and belong to the mission. Chance decides which is taken.",
    ),
    rule(
        218,
        "Un tour passé compte pour lui ; sauter un joueur qui n’a plus de fils ne compte pas.",
        "A skipped turn is a turn for it; passing over a seat without uncut wires is not.",
    ),
)

BELIEF = (
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

MECHANISMS = (
    Section(Text(fr="Fils X", en="X wires"), X_WIRES),
    Section(Text(fr="Fils retournés", en="Outward wires"), OUTWARD),
    Section(Text(fr="Le robot", en="The robot"), ROBOT),
    Section(Text(fr="Ce qu’on sait des fils hors de l’ordre", en="What is known of wires outside the order"), BELIEF),
)
