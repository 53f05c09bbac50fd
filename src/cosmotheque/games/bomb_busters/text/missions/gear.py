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
            "Le nombre de la carte est mortel : ses quatre fils bleus comptent comme des rouges, et personne ne "
            "l’annonce. Visez-en un, et la bombe explose.",
            "The number on the card is deadly: its four blue wires count as red, and nobody may announce it. Point at "
            "one of them and the bomb explodes.",
        ),
    ),
    "12": Briefing(
        Text("Double verrou", "Double lock"),
        Text(
            "À l’armurerie, chaque outil a deux serrures. Il vous faut les deux clés.",
            "The armoury has two locks on every tool. You need both keys.",
        ),
        Text(
            "On peut utiliser un équipement quand deux fils de son nombre et deux de celui de la carte posée dessus "
            "sont coupés.",
            "You may use an equipment card once two wires of its own number and two of the number on it are cut.",
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
            "À votre tour, vous pouvez désigner les trois rouges d’un coup : un seul fil faux, et la bombe explose. "
            "Ici, on ne révèle pas ses rouges : un joueur qui n’a plus qu’eux doit tenter le coup.",
            "On your turn you may point at all three reds in one go: one wrong wire and the bomb explodes. Nobody "
            "reveals reds here; a player with only reds left must try.",
        ),
    ),
    "15": Briefing(
        Text("Colis gelés", "Frozen crates"),
        Text(
            "Le matériel est arrivé par le froid, dans des caisses sans étiquette. Elles ne s’ouvrent qu’une à une.",
            "The gear has come through the cold in crates without labels. They open one at a time only.",
        ),
        Text(
            "L’équipement est face cachée : terminez le nombre affiché, et une carte se retourne.",
            "The equipment lies face down: complete the number shown, and one card is turned up.",
        ),
    ),
    "23": Briefing(
        Text("Plus petit que la bombe", "Smaller than the bomb"),
        Text(
            "Dans la plus petite ville du royaume l’atelier ferme tôt. À chaque tour de table, une caisse d’outils "
            "repart.",
            "In the smallest town of the kingdom the workshop closes early. Every round a crate of tools is taken "
            "away.",
        ),
        Text(
            "Un joueur doit couper d’un coup les quatre fils du nombre affiché : un seul fil faux, et la bombe "
            "explose. Jusque-là, vous perdez une carte Équipement à chaque tour de table.",
            "One player must cut all four wires of the number shown in one go: one wrong wire and the bomb explodes. "
            "Until then you lose one equipment card every round.",
        ),
    ),
    "39": Briefing(
        Text("Les quatre sages", "The four sages"),
        Text(
            "Au monastère on ne prête pas d’outils. On enseigne, à qui sait couper quatre fils d’un seul souffle.",
            "The monastery lends no tools. It teaches those who cut four wires in a single breath.",
        ),
        Text(
            "Pas d’équipement : un joueur doit couper d’un coup les quatre fils du nombre affiché, et un seul fil "
            "faux fait exploser la bombe. Plus tôt c’est fait, plus vous recevez de jetons.",
            "No equipment: one player must cut all four wires of the number shown in one go, and one wrong wire blows "
            "up the bomb. The sooner it is done, the more tokens you get.",
        ),
    ),
    "41": Briefing(
        Text("Pas de danse", "Dance steps"),
        Text(
            "La piste est minée et la mèche presque brûlée. Chacun porte un fil-piège que lui seul voit.",
            "The floor is mined and the fuse nearly burnt. Everybody carries a tripwire that only they can see.",
        ),
        Text(
            "Le détonateur est à son dernier cran : une erreur, et la bombe explose. Désignez le fil-piège (jaune) "
            "d’un coéquipier, et vous gagnez un cran.",
            "The detonator is on its last step: one mistake and the bomb explodes. Point out a teammate’s tripwire "
            "(yellow) and you gain a step.",
        ),
    ),
    "46": Briefing(
        Text("Le numéro sept", "Number seven"),
        Text(
            "L’agent ne sort qu’à la fin, quand tous les autres sont partis, et jamais seul : ils sont quatre.",
            "The agent comes out last, when all others have left, and never alone: there are four.",
        ),
        Text(
            "Les 7 se coupent en dernier. Un joueur qui n’a plus que des 7 doit couper les quatre d’un coup : un seul "
            "fil faux, et la bombe explose.",
            "The 7s come last. A player with only 7s left must cut all four in one go: one wrong wire and the bomb "
            "explodes.",
        ),
    ),
    "48": Briefing(
        Text("Trois jaunes", "Three yellows"),
        Text(
            "Trois fils jaunes tiennent la porte fermée. L’ouvrir demande de les trouver tous, ensemble.",
            "Three yellow wires keep the door shut. To open it all must be found, together.",
        ),
        Text(
            "Coupez les trois jaunes d’un coup. Un fil faux coûte un cran et les trois reçoivent un jeton ; un rouge "
            "fait exploser la bombe.",
            "Cut the three yellow wires in one go. One wrong wire costs a step and marks all three; a red one blows "
            "up the bomb.",
        ),
    ),
}
