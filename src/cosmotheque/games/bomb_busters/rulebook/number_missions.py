"""The missions with number cards: 9, 16, 18, 26, 36, 45, 47, 51, 62, 65."""

from cosmotheque.core.text import Rule, numbered

rule = numbered("BOM")

NUMBER_MISSIONS: dict[int, tuple[Rule, ...]] = {
    9: (
        rule(
            901,
            "Trois cartes Nombre en ligne, au hasard ; la carte Séquence, face A, à la première.",
            "Three number cards in a line, at random; the sequence card, side A, at the first.",
        ),
        rule(
            902,
            "Le deuxième nombre est bloqué jusqu’à ce que deux fils du premier soient coupés, le troisième jusqu’à ce "
            "qu’il y en ait deux de chacun des deux autres. Tout le reste est permis, le jaune aussi.",
            "The second number is blocked until two wires of the first are cut, and the third until two of each of "
            "the others are. Everything else is allowed, yellow too.",
        ),
        rule(
            903,
            "Un joueur qui n’a plus que des valeurs bloquées, et des rouges, est bloqué à son tour : la bombe "
            "explose. Le jaune n’est jamais bloqué.",
            "A player with only blocked values left, and reds, is stuck on their turn: the bomb explodes. Yellow "
            "wires are never blocked.",
        ),
    ),
    16: (
        rule(
            1601,
            "Comme la mission 9, mais face B : un nombre ouvre le suivant quand ses quatre fils sont coupés.",
            "As mission 9, but side B: a number opens the next one when all four of its wires are cut.",
        ),
        rule(
            1602,
            "Un joueur bloqué fait tout exploser.",
            "A stuck player blows everything up.",
        ),
    ),
    18: (
        rule(
            1801,
            "Pas de jetons au début. La seule carte Équipement est le radar, qui sert à chaque tour et seulement "
            "ainsi. Une pioche de cartes Nombre.",
            "No tokens at setup. The only equipment card is the radar, which works every turn and only so. A deck of "
            "number cards.",
        ),
        rule(
            1802,
            "À son tour : la première carte est révélée ; tous les supports répondent au radar pour elle ; le joueur "
            "actif désigne qui doit couper cette valeur, lui-même peut-être.",
            "A turn: the top card is revealed; all stands answer the radar for it; the active player names who must "
            "cut this value, themselves included.",
        ),
        rule(
            1803,
            "On ne désigne que quelqu’un dont le jeu a répondu oui ; ni le fil ni le support ne sont nommés.",
            "Only somebody whose hand answered yes may be named; neither wire nor stand is.",
        ),
        rule(
            1804,
            "Le joueur désigné coupe cette valeur, avec son double détecteur s’il veut. Une erreur coûte comme "
            "toujours : un cran et un jeton.",
            "The named player makes a cut of this value, with the double detector if they like. Failure as usual: "
            "one step and a token.",
        ),
        rule(
            1805,
            "Le tour suivant est celui du voisin de gauche du joueur actif ; on saute ceux qui n’ont plus de fils.",
            "The next turn is that of the active player’s left neighbour; players without uncut wires are skipped.",
        ),
        rule(
            1806,
            "Un joueur qui n’a que des rouges au début de son tour les révèle ; aucune carte n’est révélée.",
            "A player with only reds at the start of their turn reveals them instead; no card is revealed.",
        ),
        rule(
            1807,
            "On ne revient pas sur les réponses : elles restent visibles jusqu’à la fin du tour, et le journal ne "
            "les garde pas.",
            "Earlier answers may not be asked about: they lie open until the end of the turn, and the log does not "
            "keep them.",
        ),
    ),
    26: (
        rule(
            2601,
            "Douze cartes Nombre ouvertes. À son tour on en retourne une dont on a la valeur, puis on doit couper "
            "cette valeur. Réussie ou non, la carte reste retournée.",
            "Twelve number cards lie open. At their turn the active player turns one down whose value they have, and "
            "then must cut that value. Whether it succeeds or not the card stays down.",
        ),
        rule(
            2602,
            "Si au début d’un tour aucune carte n’est ouverte, on retourne d’abord toutes celles qui restent.",
            "If at the start of a turn no card is open, all cards left are turned up first.",
        ),
        rule(
            2603,
            "La carte d’un nombre complet quitte le jeu.",
            "A complete number’s card leaves the game.",
        ),
        rule(
            2604,
            "Un joueur qui n’a aucune des valeurs ouvertes est bloqué : il passe son tour.",
            "A player with none of the open values is stuck: they skip their turn.",
        ),
        rule(
            2605,
            "Un joueur qui en a une doit jouer ; le thermos peut servir avant qu’une carte soit retournée.",
            "A player who has one must play; the thermos may be used before a card is turned.",
        ),
    ),
    36: (
        rule(
            3601,
            "Cinq cartes Nombre en ligne, au hasard. Le capitaine, sans consulter, met la carte Séquence, face A, à "
            "l’un des bouts, avant les jetons et ayant vu ses fils.",
            "Five number cards in a line, at random. The captain, without consulting, puts the sequence card, side "
            "A, at one of the ends, before the tokens and having seen their wires.",
        ),
        rule(
            3602,
            "Des nombres de la ligne, seul celui à côté de la carte Séquence est permis ; tout le reste est permis, "
            "le jaune aussi.",
            "Of the numbers in the line only the one beside the sequence card is allowed; all other values are "
            "allowed, yellow too.",
        ),
        rule(
            3603,
            "Quand deux fils de ce nombre sont coupés, sa carte est retirée, et celui qui les a coupés choisit, sans "
            "consulter, à quel bout va la carte Séquence.",
            "When two wires of that number are cut its card is removed, and the player who cut them chooses, without "
            "consulting, at which end the sequence card lies now.",
        ),
        rule(
            3604,
            "Une carte déjà terminée quand vient son tour part aussitôt, et le dernier coupeur choisit encore. Un "
            "joueur bloqué fait tout exploser.",
            "A card that is already done when its turn comes goes right away, and the last cutter chooses again. A "
            "stuck player blows everything up.",
        ),
    ),
    45: (
        rule(
            4501,
            "Pas d’ordre de jeu. Le capitaine révèle une carte Nombre ; le premier qui le demande doit couper cette "
            "valeur.",
            "No turn order. The captain reveals a number card; the first to say so must cut that value.",
        ),
        rule(
            4502,
            "Un joueur qui se propose sans l’avoir, ou dit autre chose, fait avancer le détonateur.",
            "A player who volunteers without having it, or says anything else, advances the detonator.",
        ),
        rule(
            4503,
            "À l’écran, seuls ceux qui ont la valeur peuvent se proposer, et on ne se parle pas : personne ne se "
            "trompe, et personne d’autre ne sait qui le peut.",
            "On screen only those who have the value can volunteer, and nobody speaks: so nobody is wrong, and nobody "
            "else learns who can.",
        ),
        rule(
            4504,
            "Si personne ne se propose, le capitaine désigne quelqu’un, lui-même peut-être. Si ce joueur a la valeur, "
            "il la coupe ; sinon, il marque un de ses fils bleus d’un vrai jeton, et le détonateur avance.",
            "If nobody volunteers, the captain names a player, themselves included. If that player has the value, "
            "they cut it; if not, they mark one of their blue wires with a true token, and the detonator advances.",
        ),
        rule(
            4505,
            "Aux tours, chacun décide en secret, de couper ou de se taire ; s’il y a plusieurs volontaires, c’est le "
            "premier à partir du capitaine qui coupe. Au temps, on a dix secondes, et le premier qui se propose coupe.",
            "By turns everybody decides in secret, to cut or to stay silent; of several volunteers the first "
            "clockwise from the captain cuts. By time there are ten seconds, and the first to volunteer cuts.",
        ),
        rule(
            4506,
            "À tout moment, un joueur qui n’a que des rouges peut les révéler. Le capitaine révèle les cartes même "
            "sans fils.",
            "At any time somebody with only reds may reveal them. The captain reveals cards even without wires.",
        ),
        rule(
            4507,
            "Le même joueur peut couper plusieurs fois de suite.",
            "The same player may cut several times running.",
        ),
    ),
    47: (
        rule(
            4701,
            "Douze cartes Nombre ouvertes. Pour couper, on en défausse deux dont la somme ou la différence est la "
            "valeur annoncée, quoi qu’il advienne de la coupe.",
            "Twelve number cards lie open. To cut, the active player discards two of them whose sum or difference is "
            "the value announced, whatever comes of the cut.",
        ),
        rule(
            4702,
            "Quand il n’en reste plus, on les remet toutes les douze, celles des nombres complets aussi.",
            "When none is left all twelve are laid out again, those of complete numbers too.",
        ),
        rule(
            4703,
            "Si l’on ne peut pas, ou ne veut pas, on défausse deux cartes de son choix ; le détonateur avance et l’on "
            "passe son tour.",
            "If you cannot or will not, you discard two cards of your choice; the detonator advances and you skip "
            "your turn.",
        ),
        rule(
            4704,
            "Passer est toujours permis ici. Révéler des rouges ou prendre le thermos ne demande pas de cartes.",
            "Skipping your turn is always allowed here. Revealing reds and the thermos take no cards.",
        ),
    ),
    51: (
        rule(
            5101,
            "Le détonateur a un cran de plus que de joueurs. Une pioche de cartes Nombre. À deux, le capitaine ne "
            "pose pas de jeton.",
            "The detonator has one step more than players. A deck of number cards. With two players the captain "
            "places no token.",
        ),
        rule(
            5102,
            "À son tour, on révèle la première carte et désigne, sans consulter, qui doit couper cette valeur, "
            "soi-même peut-être.",
            "At their turn the active player reveals the top card and names, without consulting, who must cut that "
            "value, themselves included.",
        ),
        rule(
            5103,
            "S’il l’a, il la coupe ; sinon, il marque un de ses fils bleus d’un vrai jeton, et le détonateur avance.",
            "If that player has it, they cut it; if not, they mark one of their blue wires with a true token, and the "
            "detonator advances.",
        ),
        rule(
            5104,
            "Le tour suivant est celui du voisin de gauche de celui qui a désigné. Un joueur qui n’a que des rouges "
            "au début de son tour les révèle.",
            "The next turn is that of the namer’s left neighbour. A player with only reds at the start of their turn "
            "reveals them instead.",
        ),
    ),
    62: (
        rule(
            6201,
            "Le premier cran du détonateur fait exploser la bombe. Autant de cartes Nombre ouvertes que de joueurs, "
            "au hasard ; chaque fois qu’un de ces nombres est complet, le détonateur recule d’un cran.",
            "The detonator’s first step blows up the bomb. As many open number cards as players, at random; when one "
            "of these numbers is complete the detonator goes back one step.",
        ),
    ),
    65: (
        rule(
            6501,
            "À trois, quatre ou cinq. Les douze cartes Nombre sont distribuées, visibles, devant les joueurs : "
            "quatre chacun à trois, trois à quatre ; à cinq, trois au capitaine et à son voisin de gauche, deux aux "
            "autres.",
            "Three to five players. The twelve number cards are dealt, open, in front of the players: four each with "
            "three, three each with four; with five the captain and their left neighbour three, the others two.",
        ),
        rule(
            6502,
            "On ne coupe que la valeur d’une de ses propres cartes ouvertes.",
            "You may only cut values on your own open number cards.",
        ),
        rule(
            6503,
            "Un joueur qui n’en a aucune est bloqué : il passe son tour et le détonateur avance.",
            "A player with none of them is stuck: they skip their turn and the detonator advances.",
        ),
        rule(
            6504,
            "Dans tous les cas, à la fin de son tour, on donne une de ses cartes à un coéquipier, l’une et l’autre "
            "au choix.",
            "In all cases, at the end of the turn, the active player gives one of their number cards to a teammate, "
            "both their choice.",
        ),
        rule(
            6505,
            "La carte d’un nombre complet est retournée sur place ; on peut encore la donner. Sans carte on ne donne "
            "rien ; celui qui reçoit doit avoir des fils, tant que quelqu’un d’autre en a.",
            "A complete number’s card is turned down where it lies; it may still be given. With no card none is "
            "given; the receiver must have uncut wires if anybody else has.",
        ),
        rule(
            6506,
            "Thermos : tout le tour est sauté, on ne donne rien.",
            "Thermos: the whole turn is skipped, nothing is given.",
        ),
        rule(
            6507,
            "Un joueur qui n’a plus de fils donne une carte ouverte, sans que le détonateur avance, chaque fois que "
            "le tour passe par-dessus lui et tant qu’il en a une.",
            "A player without uncut wires gives one open card, and the detonator stays, whenever the turn passes "
            "over them, as long as they have one.",
        ),
    ),
}
