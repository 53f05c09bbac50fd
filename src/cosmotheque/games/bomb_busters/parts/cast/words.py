"""New characters in words (BOM-300 to BOM-304)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        300,
        "À partir de la mission 31, chacun sauf le capitaine peut prendre au lieu du double détecteur un de quatre "
        "personnages : radar général, talkies-walkies, triple détecteur, rayon X ou Y. Chacun existe une fois et agit "
        "comme l’équipement de ce nom, une fois par mission.",
        "From mission 31 on everybody but the captain may take, instead of the double detector, one of four "
        "characters: general radar, walkie-talkies, triple detector, X or Y ray. Each exists once and works as the "
        "equipment of that name, once per mission.",
    ),
    rule(
        301,
        "Le choix se fait avant la distribution, dans le sens horaire à partir de la gauche du capitaine ; un joueur "
        "qui ne choisit pas garde le double détecteur. Une option supprime ce choix.",
        "The choice is made before the deal, clockwise from the captain’s left; a player who does not choose keeps "
        "the double detector. An option switches the choice off.",
    ),
    rule(
        302,
        "Sans le rayon : missions 44, 45, 47, 49, 51, 54, 59, 63 et 65. Sans aucun des quatre : 58 et 34.",
        "Without the ray: missions 44, 45, 47, 49, 51, 54, 59, 63 and 65. Without any of the four: 58 and 34.",
    ),
    rule(
        303,
        "Un personnage agit quand les règles de son joueur le permettent ; les piles de secours le rechargent comme "
        "un double détecteur.",
        "A character works when its owner’s rules allow; the emergency batteries renew it like a double detector.",
    ),
    rule(
        304,
        "Aucun personnage dans la mission 27, aucun pour le capitaine dans la 28, pour le menteur dans la 17, ni dans "
        "la 34 avant que le maillon soit trouvé.",
        "No characters in mission 27, none for the captain in 28, for the liar in 17, nor in 34 until the link is "
        "found.",
    ),
)

CHARACTERS = Section(Text(fr="Nouveaux personnages", en="New characters"), RULES)

EVENTS = {
    "character": Text("{seat} choisit son personnage : {number}.", "{seat} chooses a character: {number}."),
}
