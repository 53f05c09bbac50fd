"""The rules in our own words, one paragraph for each rule of the specification."""

from cosmotheque.core.text import Section, Text, rule_maker

rule = rule_maker("SC")

BOARD = Section(
    Text(fr="Le ciel", en="The sky"),
    (
        rule(
            1,
            "Le ciel est un hexagone de 127 positions (37 ou 271 sur les autres tailles). Chaque position touche ses "
            "six voisines, moins au bord.",
            "The sky is a hexagon of 127 positions (37 or 271 on the other sizes). Each position touches its six "
            "neighbours, fewer at the border.",
        ),
        rule(
            2,
            "Dans chacune des trois directions, une ligne sur trois est tracée, d’un bord à l’autre.",
            "In each of the three directions every third line is drawn, from border to border.",
        ),
        rule(
            3,
            "Les lignes tracées découpent des triangles de dix positions : trois coins, six sur les côtés, un centre. "
            "Une position du bord d’un triangle appartient à tous les triangles qui la touchent.",
            "The drawn lines cut out triangles of ten positions: three corners, six along the edges, one centre. "
            "A position on an edge belongs to every triangle that touches it.",
        ),
        rule(
            4,
            "Chaque joueur a son ciel : caché, avec ses planètes ; visible, avec les engins adverses et les planètes "
            "déjà trouvées.",
            "Each player has a sky: a hidden one with their planets, and a visible one with the opponent's craft and "
            "the planets found so far.",
        ),
    ),
)
SETUP = Section(
    Text(fr="Préparatifs", en="Setup"),
    (
        rule(
            5,
            "Cachez exactement 20 planètes qui forment exactement 9 systèmes (6 planètes en 3 systèmes sur le "
            "petit ciel, 44 en 18 sur le grand). Un système, ce sont des planètes qui se touchent, de n’importe quelle "
            "forme ; une planète seule compte aussi.",
            "Hide exactly 20 planets that form exactly 9 systems (6 in 3, or 44 in 18 on the other sizes). A system "
            "is a group of planets that touch, of any shape; a single planet counts as well.",
        ),
        rule(
            6,
            "Chaque joueur reçoit 30 fusées, 10 astronefs, 5 super-astronefs et 5 émetteurs laser (8, 3, 2, 2 sur le "
            "petit ciel, 66, 22, 10, 8 sur le grand). Un engin épuisé ne se lance plus.",
            "Each player has 30 rockets, 10 ships, 5 super ships and 5 laser emitters (8, 3, 2, 2 on the small sky, "
            "66, 22, 10, 8 on the large one). A craft that has run out cannot be launched.",
        ),
        rule(
            7,
            "Les deux joueurs disposent leurs planètes en même temps, sans se voir, puis confirment ; on ne revient "
            "pas sur une confirmation. Un bouton propose des dispositions au hasard, où toutes les tailles de systèmes "
            "sont possibles. Le premier joueur est tiré au sort.",
            "Both players lay out their planets at the same time, unseen, and confirm; a confirmation is final. A "
            "button suggests random layouts, in which all sizes of systems can occur. The first player is drawn at "
            "random.",
        ),
    ),
)
TURN = Section(
    Text(fr="Un tour", en="A turn"),
    (
        rule(
            8,
            "Seul le joueur dont c’est le tour peut lancer, et il fait exactement un lancement : une fusée, un "
            "astronef, un super-astronef ou des lasers.",
            "Only the player whose turn it is may launch, and makes exactly one launch: a rocket, a ship, a super "
            "ship, or lasers.",
        ),
        rule(
            9,
            "Le ciel répond sans mentir : toutes les planètes découvertes par le lancer apparaissent.",
            "The sky answers truthfully: every planet that the launch uncovers appears.",
        ),
        rule(10, "La fusée découvre la position où elle se pose.", "A rocket uncovers the position it stands on."),
        rule(
            11,
            "L’astronef découvre sa position et toutes ses voisines.",
            "A ship uncovers its position and all its neighbours.",
        ),
        rule(
            12,
            "Le super-astronef se pose seulement au centre d’un triangle tracé et en découvre les dix positions.",
            "A super ship stands only on the centre of a drawn triangle and uncovers its ten positions.",
        ),
        rule(
            13,
            "Deux émetteurs sur une même ligne tracée découvrent tout entre eux, extrémités comprises. Le premier tir "
            "en pose deux ; chaque tir suivant en pose un, qui doit partager une ligne tracée avec un émetteur déjà "
            "en place et agit avec tous ceux qui sont sur une même ligne tracée que lui. Une position porte un seul "
            "émetteur, et aucun ne revient.",
            "Two emitters on one drawn line uncover everything between them, both ends included. The first laser turn "
            "places two; each later one places one more, which must share a drawn line with a standing emitter and "
            "works with all that it sees. A position holds one emitter, and none is returned.",
        ),
        rule(
            14,
            "Une fusée, un astronef ou un super-astronef posé sur une planète revient à son propriétaire ; sinon il "
            "est perdu et reste sur place. Les planètes qu’il a vues autour de lui comptent quand même.",
            "A rocket, ship or super ship that stands on a planet returns to its owner; otherwise it is lost and stays "
            "there. The planets it saw around it count all the same.",
        ),
        rule(
            15,
            "Une fusée vise seulement une position inconnue. Les autres engins peuvent viser une position déjà "
            "découverte, même une planète trouvée, mais jamais une position où reste un engin perdu.",
            "A rocket goes only to an unknown position. Other craft may go to a position already uncovered, even to a "
            "planet found before, but never where a lost craft stands.",
        ),
        rule(
            16,
            "Tout ce qui est découvert est public : planètes trouvées et positions vides.",
            "Everything uncovered is public: planets found and positions shown to be empty.",
        ),
    ),
)
END = Section(
    Text(fr="Points et fin", en="Scoring and end"),
    (
        rule(
            17,
            "Quand un système est entièrement découvert, son propriétaire l’annonce et l’adversaire marque la case "
            "suivante de son marquoir avec une fusée, à défaut un astronef, un laser ou un super-astronef. S’il ne "
            "reste rien, le point compte quand même.",
            "When a system is wholly uncovered its owner says so, and the finder marks the next place of the score "
            "track with a rocket, failing that a ship, a laser or a super ship. With nothing left, the point counts "
            "all the same.",
        ),
        rule(
            18,
            "Le premier qui découvre tous les systèmes adverses gagne aussitôt.",
            "The first to uncover all opposing systems wins right away.",
        ),
        rule(
            19,
            "Un joueur qui ne peut plus rien lancer passe. Quand personne ne peut plus, celui qui a le plus de "
            "systèmes gagne ; à égalité, celui qui a trouvé le plus de planètes ; sinon la partie est nulle.",
            "A player with nothing left to launch passes. When nobody can launch, the player with more completed "
            "systems wins; then the one with more planets found; otherwise it is a draw.",
        ),
        rule(
            20,
            "Autour d’un système complet, toutes les positions sont forcément vides : elles sont marquées.",
            "Around a completed system every position must be empty: they are marked so.",
        ),
    ),
)
SIZES_AND_LIMITS = Section(
    Text(fr="Tailles et limites", en="Sizes and limits"),
    (
        rule(
            21,
            "Le ciel normal, de côté 6, a 127 positions, avec 20 planètes en 9 systèmes, 30 fusées, 10 astronefs, 5 "
            "super-astronefs et 5 émetteurs. Le petit, de côté 3, en a 37, avec 6 planètes en 3 systèmes, 8 fusées, 3 "
            "astronefs, 2 super-astronefs et 2 émetteurs. Le grand, de côté 9, en a 271, avec 44 planètes en 18 "
            "systèmes, 66 fusées, 22 astronefs, 10 super-astronefs et 8 émetteurs.",
            "The usual sky, of side 6, has 127 positions, with 20 planets in 9 systems, 30 rockets, 10 ships, 5 super "
            "ships and 5 emitters. The small one, of side 3, has 37, with 6 planets in 3 systems, 8 rockets, 3 ships, "
            "2 super ships and 2 emitters. The large one, of side 9, has 271, with 44 planets in 18 systems, 66 "
            "rockets, 22 ships, 10 super ships and 8 emitters.",
        ),
        rule(
            22,
            "Après vingt tours de suite qui ne découvrent rien de nouveau, la partie s’arrête et se compte comme quand "
            "personne ne peut plus rien lancer. Une disposition se retouche 200 fois ; ensuite, on ne peut plus "
            "que prendre une proposition ou confirmer.",
            "After twenty turns in a row that uncover nothing new the game ends, and is counted as when nobody can "
            "launch. A layout may be changed 200 times; after that the random suggestions and the confirmation remain.",
        ),
    ),
)
RULEBOOK = (BOARD, SETUP, TURN, END, SIZES_AND_LIMITS)
