"""Missions with constraints, a weak link, or hidden number cards."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "29": Briefing(
        Text(fr="Le nombre interdit", en="The forbidden number"),
        Text(
            fr="Le loup a glissé un piège dans chaque tour : un nombre, face cachée. À vous de sentir lequel vos "
            "équipiers ont choisi de vous éviter.",
            en="The wolf has slipped a trap into every turn: a number, face down. Feel which one your teammates chose "
            "to keep out of your way.",
        ),
        Text(
            fr="Avant chaque tour, le voisin de droite pose une carte Nombre face cachée. Qui coupe cette valeur "
            "avance le détonateur.",
            en="Before each turn the right neighbour lays a number card face down. Whoever cuts that value advances "
            "the detonator.",
        ),
    ),
    "31": Briefing(
        Text(fr="Une main dans le dos", en="One hand behind your back"),
        Text(
            fr="Le clown trouve que vous désamorcez trop facilement. Chacun jouera donc gêné : qu’il choisisse au "
            "moins de quelle façon.",
            en="The clown finds that you defuse too easily. So everybody plays hampered: let them at least choose how.",
        ),
        Text(
            fr="Chacun choisit une contrainte de A à E et lui obéit, jusqu’à ne plus pouvoir rien faire. À deux, "
            "évitez A avec B et C avec D.",
            en="Everybody chooses a constraint A to E and obeys it until they can do nothing. With two players avoid A "
            "with B and C with D.",
        ),
    ),
    "32": Briefing(
        Text(fr="Farces en série", en="One prank after the other"),
        Text(
            fr="Une boîte de farces s’ouvre sur la table : ce que la carte ordonne, tout le monde le fait. Le "
            "capitaine a la main sur le couvercle.",
            en="A box of pranks opens on the table: what the card orders, everybody does. The captain has a hand on "
            "the lid.",
        ),
        Text(
            fr="Une contrainte ouverte lie tout le monde. Avant chaque tour le capitaine peut la remplacer.",
            en="An open constraint binds everybody. Before each turn the captain may replace it.",
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
            fr="De trois à cinq joueurs. Quelqu’un obéit en secret à une contrainte ; trouvez qui et laquelle pour "
            "avoir vos personnages.",
            en="Three to five players. Somebody obeys a constraint in secret; find out who and which to get your "
            "characters.",
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
            fr="Une contrainte ouverte lie tout le monde ; chaque nombre complet la remplace par la suivante.",
            en="An open constraint binds everybody; each complete number replaces it by the next.",
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
            fr="Chaque nombre complet met en vigueur, pour tous, la contrainte qui lui est associée.",
            en="Each complete number puts the constraint that is paired with it in force for everybody.",
        ),
    ),
    "61": Briefing(
        Text(fr="La ronde des contraintes", en="The constraints go round"),
        Text(
            fr="Chacun porte un poids, et personne ne doit le porter trop longtemps. À vous de les faire tourner au "
            "bon moment.",
            en="Everybody carries a weight, and nobody should carry it for too long. Pass them on at the right moment.",
        ),
        Text(
            fr="Chacun obéit à sa contrainte ; avant le tour du capitaine elles peuvent toutes avancer d’une place. En "
            "changer coûte un cran.",
            en="Everybody obeys their constraint; before the captain’s turn all may move one place. To change one "
            "costs a step.",
        ),
    ),
}
