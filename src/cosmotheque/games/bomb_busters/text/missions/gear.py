"""Missions with a plan for their equipment or with wires cut at once."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

GEAR: dict[str, Briefing] = {
    "11": Briefing(
        Text("Fausse couleur", "False colours"),
        Text(
            "Quelqu’un a repeint des fils. Ils sont bleus, et pourtant ils tuent : un nombre entier est passé à "
            "l’ennemi.",
            "Somebody has repainted wires. They are blue, and yet they kill: a whole number has gone over to the "
            "enemy.",
        ),
        Text(
            "Les quatre fils bleus d’un nombre tiré au sort comptent comme rouges.",
            "The four blue wires of a number drawn at random count as red.",
        ),
    ),
    "12": Briefing(
        Text("Double verrou", "Double lock"),
        Text(
            "L’armurerie a des règles : chaque outil est sous deux clés, et il faut les deux.",
            "The armoury has its rules: every tool is under two keys, and it takes both.",
        ),
        Text(
            "Un équipement sert quand son nombre et celui de la carte posée dessus sont entamés.",
            "Equipment is usable when its number and that of the card on it have been begun.",
        ),
    ),
    "13": Briefing(
        Text("Les trois mèches", "Three fuses"),
        Text(
            "Trois charges sont reliées entre elles. Qu’on en touche une seule et tout saute ; il faut les trois d’un "
            "geste.",
            "Three charges are linked. Touch one alone and all goes up; it takes all three in one move.",
        ),
        Text(
            "Les trois rouges se désignent d’un coup ; on ne les révèle pas.",
            "The three reds are pointed out at once; they are not revealed.",
        ),
    ),
    "15": Briefing(
        Text("Colis gelés", "Frozen crates"),
        Text(
            "Le matériel est arrivé par le froid, dans des caisses sans étiquette. Elles ne s’ouvrent qu’une à une.",
            "The gear has come through the cold in crates without labels. They open one at a time only.",
        ),
        Text(
            "L’équipement est caché ; terminer le nombre affiché en retourne une carte.",
            "Equipment lies face down; completing the number shown turns up one card.",
        ),
    ),
    "23": Briefing(
        Text("Plus petit que la bombe", "Smaller than the bomb"),
        Text(
            "Dans la plus petite ville du royaume l’atelier ferme tôt. À chaque manche une caisse d’outils repart.",
            "In the smallest town of the kingdom the workshop closes early. Every round a crate of tools is taken "
            "away.",
        ),
        Text(
            "Les quatre fils d’un nombre sont à couper d’un coup ; d’ici là l’équipement s’en va carte par carte.",
            "The four wires of one number are cut at once; until then equipment leaves card by card.",
        ),
    ),
    "39": Briefing(
        Text("Les quatre sages", "The four sages"),
        Text(
            "Au monastère on ne prête pas d’outils. On enseigne, à qui sait couper quatre fils d’un seul souffle.",
            "The monastery lends no tools. It teaches those who cut four wires in a single breath.",
        ),
        Text(
            "Sans équipement. Quatre fils d’un coup, le plus tôt possible : les cartes qui restent donnent des jetons.",
            "No equipment. Four wires at once, as early as may be: the cards left bring tokens.",
        ),
    ),
    "41": Briefing(
        Text("Pas de danse", "Dance steps"),
        Text(
            "La piste est minée et la mèche presque brûlée. Chacun porte un fil-piège que lui seul voit.",
            "The floor is mined and the fuse nearly burnt. Everybody carries a tripwire that only they can see.",
        ),
        Text(
            "La première erreur explose. Désigner un fil-piège d’un coéquipier redonne un pas.",
            "The first mistake explodes. Calling a teammate’s tripwire gives a step back.",
        ),
    ),
    "46": Briefing(
        Text("Le numéro sept", "Number seven"),
        Text(
            "L’agent ne sort qu’à la fin, quand tous les autres sont partis, et jamais seul : ils sont quatre.",
            "The agent comes out last, when all others have left, and never alone: there are four.",
        ),
        Text(
            "Les 7 se coupent en dernier, les quatre d’un coup.",
            "Sevens are cut last, all four at once.",
        ),
    ),
    "48": Briefing(
        Text("Trois jaunes", "Three yellows"),
        Text(
            "Trois fils jaunes tiennent la porte fermée. L’ouvrir demande de les trouver tous, ensemble.",
            "Three yellow wires keep the door shut. To open it all must be found, together.",
        ),
        Text(
            "Les trois jaunes se coupent d’un coup ; une erreur les marque et coûte un pas.",
            "The three yellows are cut at once; a mistake marks them and costs one step.",
        ),
    ),
}
