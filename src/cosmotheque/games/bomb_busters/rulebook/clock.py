"""Missions against time, and those with a script: 10 and 19 (BOM-270 to BOM-277)."""

from cosmotheque.core.text import Section, Text, numbered

rule = numbered("BOM")

CLOCK = Section(
    Text(fr="Pendule, ordre libre, scripts", en="Clock, free order, scripts"),
    (
        rule(
            270,
            "Minuterie : elle démarre quand la mise en place est finie. Si elle s’écoule avant la fin de la mission, "
            "la bombe explose.",
            "Timer: it starts when setting up is done. If it runs out before the mission is won, the bomb explodes.",
        ),
        rule(
            271,
            "Ordre libre : personne n’a de tour fixe. Le premier qui le dit joue un tour, puis c’est libre à nouveau. "
            "Personne ne joue deux fois de suite, sauf à deux joueurs ou s’il est seul à avoir des fils.",
            "Free order: nobody’s turn is fixed. The first to say so plays one turn, then the turn is free again. "
            "Nobody plays twice running, except with two players or as the only one with wires left.",
        ),
        rule(
            272,
            "On prend le tour d’un geste ; l’ordre d’arrivée décide, et chacun peut le prendre, quoi qu’il ait en "
            "main. Un tour pris et non joué en 15 secondes redevient libre.",
            "The turn is taken with one tap; the order of arrival decides, and everybody may take it, whatever they "
            "have. A turn that was taken and not played within 15 seconds is free again.",
        ),
        rule(
            273,
            "Deux pendules au choix : le temps, ou les tours. Dans ce cas, chaque tour joué ou passé compte le nombre "
            "de secondes que dit la mission.",
            "Two clocks to choose from: time, or turns. Then every turn that is played or passed counts as many "
            "seconds as the mission says.",
        ),
        rule(
            274,
            "Ordre libre quand les tours comptent : chacun peut prendre le tour ou le laisser. Quand tous l’ont "
            "laissé, on redemande. Parmi les robots, celui qui a la coupe la plus sûre le prend.",
            "Free order where turns count: everybody may take the turn or leave it. When all have left it, all are "
            "asked again. Among bots the one with the safest cut takes it.",
        ),
        rule(
            275,
            "La pendule s’arrête pendant qu’une consigne est dite, pendant qu’un joueur est déconnecté, et quand "
            "l’hôte de la table fait une pause.",
            "The clock stops while a cue is spoken, while a player is disconnected, and while the host has paused the "
            "table.",
        ),
        rule(
            276,
            "Un script est une suite de consignes. Pendant qu’on en dit une, personne n’agit ; un choix ou une coupe "
            "déjà commencés se terminent d’abord. Chaque ligne s’affiche et reste lisible jusqu’à la suivante.",
            "A script is a list of cues. While one is spoken nobody acts; a choice or cut already begun is finished "
            "first. Every line is shown and stays readable until the next.",
        ),
        rule(
            277,
            "Un script est le même à chaque essai : une équipe qui échoue sait ce qui l’attend.",
            "A script is the same every time: a team that fails knows what comes.",
        ),
    ),
)

MISSIONS = {
    10: (
        rule(
            1001,
            "Mission 10 : la minuterie dure 15 minutes, 12 à deux joueurs. Si les tours comptent, un tour vaut 20 "
            "secondes : 45 tours, 36 à deux.",
            "Mission 10: the timer runs 15 minutes, 12 with two players. Where turns count, a turn is 20 seconds: 45 "
            "turns, 36 with two.",
        ),
        rule(
            1002,
            "Ordre libre ; le capitaine n’a aucun privilège, même au premier tour.",
            "Free order; the captain has no privilege, not even for the first turn.",
        ),
        rule(
            1003,
            "L’équipement qui sert à tout moment sert à chacun, entre les tours comme pendant un tour. Il n’y a pas de "
            "thermos.",
            "Equipment for any time is used, by anybody, between turns or in one, as usual. There is no thermos.",
        ),
        rule(
            1004,
            "Révéler ses fils rouges est un tour qu’on prend comme un autre ; le dernier joueur qui a des fils joue "
            "sans le demander.",
            "Revealing reds is a turn that is taken like any other; the last player with wires plays without asking.",
        ),
    ),
    19: (
        rule(
            1901,
            "Mission 19 : un rouge, deux jaunes parmi trois, et une voix qui donne des consignes. Aucun autre "
            "matériel.",
            "Mission 19: one red, two of three yellow, and a voice that gives cues. No other parts.",
        ),
        rule(
            1902,
            "Le script dure 12 minutes ; si les tours comptent, 36 tours de 20 secondes.",
            "The script runs 12 minutes; where turns count, 36 turns of 20 seconds.",
        ),
        rule(1903, "0:00. La pendule démarre.", "0:00. The clock starts."),
        rule(
            1904,
            "1:20 (avant le 5e tour). Jusqu’à la consigne suivante, ni équipement ni personnage ; les cartes "
            "immédiates attendent.",
            "1:20 (before turn 5). Until the next cue neither equipment nor characters; instant cards wait.",
        ),
        rule(
            1905,
            "3:00 (avant le 10e tour). Les outils servent à nouveau ; désormais on joue dans l’autre sens. Celui dont "
            "c’était le tour le garde.",
            "3:00 (before turn 10). Tools may be used again; from now on play goes the other way round. The player "
            "whose turn it was keeps it.",
        ),
        rule(
            1906,
            "5:00 (avant le 16e tour). Le joueur actif défausse une carte Équipement non utilisée ; s’il n’y en a pas, "
            "le détonateur avance.",
            "5:00 (before turn 16). The active player drops an equipment card that is not used; if there is none, the "
            "detonator advances.",
        ),
        rule(
            1907,
            "7:00 (avant le 22e tour). À partir du capitaine, chacun qui a des fils pose un jeton Info.",
            "7:00 (before turn 22). From the captain on everybody with wires places an info token.",
        ),
        rule(
            1908,
            "9:00 (avant le 28e tour). Si tous les jaunes sont coupés, le détonateur recule d’un cran, pas au-delà de "
            "son départ ; sinon il avance.",
            "9:00 (before turn 28). If all yellow wires are cut, the detonator goes back one, not beyond its start; "
            "otherwise it advances.",
        ),
        rule(
            1909,
            "10:00 (avant le 31e tour). Désormais une erreur fait avancer le détonateur de deux crans.",
            "10:00 (before turn 31). From now on a mistake advances the detonator by two steps.",
        ),
        rule(1910, "12:00 (avant le 37e tour). La bombe explose.", "12:00 (before turn 37). The bomb explodes."),
    ),
}
