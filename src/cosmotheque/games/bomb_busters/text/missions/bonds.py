"""Missions with constraints, a weak link, or hidden number cards."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "29": Briefing(
        Text(fr="Le nombre interdit", en="The forbidden number"),
        Text(
            fr="À chaque tour, le loup tend un piège : un nombre, face cachée. Devinez lequel votre voisin a choisi.",
            en="Every turn the wolf sets a trap: a number, face down. Guess which one your neighbour chose.",
        ),
        Text(
            fr="Avant votre tour, votre voisin de droite pose un nombre face cachée. Si vous coupez cette valeur, le "
            "détonateur avance, même si la coupe est juste.",
            en="Before your turn, your right-hand neighbour lays a number face down. If you cut that value, the "
            "detonator advances although your cut was right.",
        ),
    ),
    "31": Briefing(
        Text(fr="Une main dans le dos", en="One hand behind your back"),
        Text(
            fr="Le clown trouve que c’est trop facile. Chacun jouera donc avec un handicap ; au moins, vous "
            "choisissez le vôtre.",
            en="The clown thinks you make it look easy. From now on everybody plays with a handicap; at least you "
            "choose your own.",
        ),
        Text(
            fr="Choisissez une contrainte de A à E et obéissez-lui, jusqu’à être bloqué. À deux, évitez A avec B et C "
            "avec D.",
            en="Choose a constraint from A to E and obey it until you get stuck. With two players, avoid A with B and "
            "C with D.",
        ),
    ),
    "32": Briefing(
        Text(fr="Farces en série", en="One prank after the other"),
        Text(
            fr="Le clown ouvre une boîte de farces : tout le monde fait ce que dit la carte. Seul le capitaine peut "
            "en changer.",
            en="The clown opens a box of pranks: everybody does what the card says. Only the captain can swap it.",
        ),
        Text(
            fr="Une contrainte ouverte s’impose à tous. Avant chaque tour, le capitaine peut la remplacer.",
            en="One open constraint binds everybody. Before each turn the captain may replace it.",
        ),
    ),
    "34": Briefing(
        Text(fr="Qui est le maillon faible ?", en="Who is the weak link?"),
        Text(
            fr="L’un de vous est tenu par un secret et n’ose pas le dire. Observez ce qu’il coupe, et surtout ce qu’il "
            "ne coupe jamais.",
            en="One of you is held by a secret and dares not tell. Watch what they cut, and above all what they never "
            "cut.",
        ),
        Text(
            fr="L’un de vous obéit en secret à une contrainte : trouvez qui et laquelle pour récupérer vos "
            "personnages. Une accusation fausse coûte un cran ; si le maillon faible est bloqué, c’est deux.",
            en="One of you secretly obeys a constraint: name the player and the constraint to win back your "
            "characters. A wrong guess costs one step; if the weak link gets stuck, it costs two.",
        ),
    ),
    "37": Briefing(
        Text(fr="Le joker change d’avis", en="The joker changes his mind"),
        Text(
            fr="À chaque nombre que vous validez, il éclate de rire et change les règles. Tant mieux, ou tant pis.",
            en="At every number you complete he bursts out laughing and changes the rules. All the better, or all the "
            "worse.",
        ),
        Text(
            fr="Une contrainte ouverte s’impose à tous, et chaque nombre terminé amène la suivante. Si personne ne "
            "peut jouer pendant un tour de table, le détonateur avance.",
            en="One open constraint binds everybody, and each completed number brings the next one. If nobody can "
            "play for a whole round, the detonator advances.",
        ),
    ),
    "57": Briefing(
        Text(fr="Douze caprices", en="Twelve whims"),
        Text(
            fr="Le docteur a attaché un caprice à chaque nombre. Vous les connaissez tous d’avance : reste à choisir "
            "l’ordre dans lequel vous les subirez.",
            en="The Doctor has tied a whim to each number. You know them all in advance: it is for you to choose the "
            "order in which you suffer them.",
        ),
        Text(
            fr="Chaque nombre a sa contrainte : terminez le nombre, et elle s’impose à tous jusqu’à la suivante. Si "
            "personne ne peut jouer pendant un tour de table, la bombe explose.",
            en="Each number has a constraint: complete the number, and its constraint binds everybody until the next "
            "one. If nobody can play for a whole round, the bomb explodes.",
        ),
    ),
    "61": Briefing(
        Text(fr="La ronde des contraintes", en="The constraints go round"),
        Text(
            fr="Chacun porte un fardeau. Faites-le passer avant qu’il ne vous écrase.",
            en="Everybody carries a burden. Pass it on before it crushes you.",
        ),
        Text(
            fr="Obéissez à votre contrainte ; à chaque tour de table, le capitaine peut toutes les décaler d’une "
            "place, et chacun peut changer la sienne pour un cran. Si personne ne peut jouer pendant un tour de "
            "table, la bombe explose.",
            en="Obey your own constraint; each round the captain may move them all one place, and anybody may swap "
            "theirs for one step. If nobody can play for a whole round, the bomb explodes.",
        ),
    ),
}
