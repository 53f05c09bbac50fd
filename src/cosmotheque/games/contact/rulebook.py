"""The rules in our own words, one paragraph for each rule of the specification."""

from cosmotheque.core.text import Section, Text, rule_maker

rule = rule_maker("CON")

COMPONENTS = (
    rule(
        1,
        "Le matériel : 18 planètes A à R, 5 astéroïdes, la Terre, une fusée, 6 carburants, 18 cartes Planète, "
        "12 cartes Signal (deux de chaque valeur de 1 à 6) et 3 cartes Aide.",
        "The box holds 18 planets A to R, 5 asteroids, Earth, a rocket, 6 fuel, 18 planet cards, "
        "12 signal cards (two of each value from 1 to 6) and 3 aid cards.",
    ),
    rule(
        2,
        "La table est un carré de 40 cm de côté ; les plaquettes sont des disques de 3 cm de diamètre, séparés d’au "
        "moins 6 mm.",
        "The table is a square of 40 cm; the tiles are discs of 3 cm, at least 6 mm apart.",
    ),
)
SETUP = (
    rule(
        3,
        "Les planètes sont réparties face sombre, sans se toucher ; la Terre est vers le milieu, avec la fusée.",
        "The planets are spread dark side up without touching; Earth lies about the middle and carries the rocket.",
    ),
    rule(
        4,
        "Les cartes Planète et Signal sont mélangées face cachée. L’équipe a 6 carburants.",
        "Planet and signal cards are shuffled face down. The team has 6 fuel.",
    ),
    rule(
        5,
        "Le niveau, de 1 à 6, dit combien de planètes sont retournées au départ ; leurs cartes forment la pioche "
        "des arrivées.",
        "The level, 1 to 6, says how many planets are turned up at the start; their cards form the goal pile.",
    ),
    rule(
        6,
        "Le joueur de la place 1 est la première source ; tous les autres forment l’équipage.",
        "The player in seat 1 is the first source; everybody else is crew.",
    ),
)
ROUND = (
    rule(
        7,
        "On retourne une carte Signal : c’est ce que vaut cette manche.",
        "A signal card is turned up: it is what this round is worth.",
    ),
    rule(
        8,
        "La source ouvre la manche : on retourne une planète de plus, puis elle tire en secret une carte de la pioche "
        "des arrivées.",
        "The source opens the round: one more planet is turned up, then it secretly draws a card of the goal pile.",
    ),
    rule(
        9,
        "L’itinéraire va de la fusée à l’arrivée, en ligne droite de plaquette en plaquette, sans passer deux fois "
        "par la même ; toute plaquette peut servir d’escale.",
        "The route goes from the rocket to the goal, straight from tile to tile and never twice over the same one; "
        "any tile may be a stopover.",
    ),
    rule(
        10,
        "Les distances se mesurent de centre à centre. Un tronçon est bloqué quand il passe à 15 mm ou moins du centre "
        "d’une autre plaquette. L’itinéraire doit partir de la fusée et finir à l’arrivée avant d’être transmis. Après "
        "cent retouches, il ne peut plus qu’être mené à l’arrivée.",
        "Ways are measured from centre to centre. A leg is blocked when it passes within 15 mm of the centre of "
        "another tile. The route must start at the rocket and end at the goal before it is transmitted. After a "
        "hundred changes it can only be led on to the goal.",
    ),
    rule(
        11,
        "Pour chaque tronçon, la source décolle, reste en l’air le temps du vol et atterrit. La fusée ne bouge pas.",
        "For each leg the source takes off, stays up for the flight and lands. The rocket does not move.",
    ),
    rule(
        12,
        "Une transmission compte autant de vols que de tronçons, l’un après l’autre, d’au moins 80 ms chacun et de "
        "deux minutes au plus en tout. Un vol trop court est redemandé, lui seul.",
        "A transmission has as many flights as the route has legs, one after the other, of at least 80 ms each and "
        "two minutes at most in all. A flight that is too short is asked for again, alone.",
    ),
    rule(
        13,
        "La source peut interrompre une transmission et la reprendre du début ; une transmission coupée ne compte pas.",
        "The source may break off a transmission and start again; one that was broken off does not count.",
    ),
    rule(
        14,
        "Après une transmission, l’équipage devine ou en demande encore deux au plus ; après la troisième, "
        "il doit deviner.",
        "After a transmission the crew guesses or asks for up to two more; after the third it must guess.",
    ),
    rule(
        15,
        "Le voisin de gauche de la source devine le premier. On ne peut montrer qu’une arrivée possible, pas encore "
        "essayée dans cette manche.",
        "The source’s left neighbour guesses first. Only a possible goal can be pointed at, and none that was tried "
        "this round.",
    ),
    rule(
        16,
        "Faux : la carte Signal est perdue, et un carburant à chaque erreur ; le membre d’équipage suivant devine, "
        "avec ou sans nouvelle transmission.",
        "Wrong: the signal card is lost, and one fuel for each mistake; the next crew member guesses, with or "
        "without a new transmission.",
    ),
    rule(
        17,
        "Plus de carburant : la mission a échoué.",
        "No fuel left: the mission has failed.",
    ),
    rule(
        18,
        "Juste : la fusée rejoint la planète, sa carte quitte le jeu ; la carte Signal, si elle est encore en jeu, "
        "est gagnée ; le voisin de gauche devient la source.",
        "Right: the rocket goes to the planet, its card leaves the game, a signal card still in play is won; the left "
        "neighbour becomes the source.",
    ),
    rule(
        19,
        "Douze manches terminées : c’est gagné. Le score est la somme des cartes Signal, 42 au plus ; avec 3 "
        "carburants ou plus, passez au niveau suivant.",
        "Twelve rounds completed: won. The score is the sum of the signal cards, 42 at most; with 3 fuel or more "
        "move on to the next level.",
    ),
    rule(
        20,
        "L’équipage ne se concerte pas et la source ne donne aucun indice : la discussion est fermée pendant une "
        "manche. Entre deux manches, tant que la source n’a pas tiré son arrivée, tout le monde peut parler.",
        "The crew does not confer and the source gives no hints: the chat is closed during a round. Between rounds, "
        "until the source draws its goal, everybody may talk.",
    ),
)
PRO = (
    rule(
        21,
        "Les 24 plaquettes sont face colorée : la Terre au centre, les astéroïdes autour d’elle, à 11 cm au plus, et "
        "les planètes autour des astéroïdes.",
        "All 24 tiles lie coloured side up: Earth in the centre, the asteroids around it, 11 cm away at most, and the "
        "planets about the asteroids.",
    ),
    rule(
        22,
        "L’équipe a 5 carburants et trois cartes Aide actives, que le jeu de base n’a pas. La Terre et les astéroïdes "
        "ne sont jamais l’arrivée.",
        "The team has 5 fuel and three active aid cards, which the base game lacks. Earth and the asteroids are "
        "never the goal.",
    ),
    rule(
        23,
        "Toutes les planètes qui restent sont des arrivées possibles.",
        "Every remaining planet is a possible goal.",
    ),
    rule(
        24,
        "La source choisit la carte Signal de la manche parmi celles qui restent.",
        "The source chooses the round’s signal card among those still there.",
    ),
    rule(
        25,
        "Une carte Aide sert une fois. Pour un carburant, jamais le dernier, toutes redeviennent actives et peuvent "
        "resservir aussitôt.",
        "An aid card serves once. For one fuel, never the last, all of them become active again and can be used right "
        "away.",
    ),
    rule(
        26,
        "50:50 : montrer deux planètes à la fois. Première escale : la source montre la première escale de son "
        "itinéraire, s’il y en a une. Changement d’objectif : la source échange sa carte avant de choisir le signal.",
        "50:50: point at two planets together. First stopover: the source shows the first stopover of its route, if "
        "it has one. Change of goal: the source exchanges its card before choosing the signal.",
    ),
    rule(
        27,
        "Briefing : une carte Aide active ouvre la discussion à l’équipage jusqu’au prochain essai ; il faut être au "
        "moins deux dans l’équipage.",
        "Briefing: an active aid card opens the chat to the crew until the next guess; the crew must be two at least.",
    ),
    rule(
        28,
        "Douze arrivées trouvées : réussi, avec un certificat selon le score : 42, 39, 34, 28, 22, 16, 10, ou moins.",
        "Twelve goals found: success, with a certificate for the score: 42, 39, 34, 28, 22, 16, 10, or less.",
    ),
    rule(
        29,
        "À chacun son tour : la source trace et transmet ; le joueur qui devine décide de redemander, d’utiliser une "
        "carte Aide ou de les réactiver. Avant de choisir la carte Signal, la source aussi peut les réactiver.",
        "Everyone in turn: the source draws and transmits; the guesser decides to ask again, to use an aid card or to "
        "reactivate them. Before it chooses the signal card the source may reactivate them too.",
    ),
)
RULEBOOK = (
    Section(Text("Matériel", "Components"), COMPONENTS),
    Section(Text("Mise en place", "Setup"), SETUP),
    Section(Text("Une manche", "A round"), ROUND),
    Section(Text("Le jeu pour les pros", "The pro variant"), PRO),
)
