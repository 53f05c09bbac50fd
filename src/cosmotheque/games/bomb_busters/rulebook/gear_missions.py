"""Missions with a plan for their equipment or with wires cut at once: 11, 12, 13, 15, 23, 39, 41, 46, 48."""

from cosmotheque.core.text import Rule, numbered

rule = numbered("BOM")

GEAR_MISSIONS: dict[int, tuple[Rule, ...]] = {
    11: (
        rule(
            1101,
            "Une carte Nombre est tirée au sort et posée : ses quatre fils bleus comptent comme des rouges. Il n’y a "
            "pas d’autre rouge.",
            "A number card is drawn at random and lies open: its four blue wires count as red. There are no other "
            "reds.",
        ),
        rule(
            1102,
            "On ne peut pas les annoncer. En viser un : la bombe explose ; pour les détecteurs, ils comptent comme "
            "des rouges.",
            "They may not be announced. Point at one and the bomb explodes; for detectors they count as reds.",
        ),
        rule(
            1103,
            "On les révèle comme des rouges, quand on n’a plus rien d’autre.",
            "They are revealed like reds, when nothing else is in hand.",
        ),
        rule(
            1104, "La carte Équipement de ce nombre n’est pas tirée.", "The equipment card of that number is not drawn."
        ),
        rule(
            1105,
            "Un jeton de départ ou le post-it peut marquer un de ces fils de son nombre.",
            "A setup token or the post-it may mark such a wire with its number.",
        ),
        rule(
            1106,
            "On ne peut pas interroger le radar sur ce nombre. Pour les étiquettes, deux de ces fils sont égaux et "
            "diffèrent de tout autre. Les talkies-walkies peuvent les échanger.",
            "The radar may not be asked for that number. For labels two of them are equal and differ from everything "
            "else. Walkie-talkies may move them.",
        ),
        rule(
            1107,
            "Sous stabilisateur, en viser un ne fait pas exploser ; il ne reçoit pas de jeton et il est connu.",
            "With the stabilizer pointing at one does not explode; it gets no token and is known.",
        ),
    ),
    12: (
        rule(
            1201,
            "Sur chaque carte Équipement en jeu est posée une carte Nombre tirée au sort, aucun nombre deux fois.",
            "On each equipment card in play lies an open number card, at random, no number twice.",
        ),
        rule(
            1202,
            "Une carte est utilisable quand deux fils de son propre nombre (pour la jaune : une paire jaune) et deux "
            "de la carte Nombre sont coupés, dans n’importe quel ordre ; une coupe peut servir aux deux. La carte "
            "Nombre s’en va alors.",
            "A card is usable when two wires of its own number (yellow: a yellow pair) and two of the number card’s "
            "value are cut, in any order; one cut can serve both. The number card then goes.",
        ),
        rule(
            1203,
            "Les deux cartes du double fond reçoivent aussi une carte Nombre, prise parmi celles qui restent ; elle "
            "s’en va aussitôt si deux fils de sa valeur sont coupés.",
            "The two cards of the false bottom get a number card each, from those left; it goes right away if two "
            "wires of its value are cut.",
        ),
    ),
    13: (
        rule(
            1301,
            "Les trois rouges sont distribués à part : au capitaine et aux deux suivants ; à deux joueurs, deux au "
            "capitaine, un sur chaque support, et un à l’autre.",
            "The three reds are dealt apart: to the captain and the next two; with two players two to the captain, "
            "one on each stand, and one to the other.",
        ),
        rule(
            1302,
            "Les jetons de départ sont tirés au sort. À deux joueurs le capitaine n’en pose pas.",
            "The setup tokens are random. With two players the captain places none.",
        ),
        rule(
            1303,
            "Action spéciale : désigner les trois rouges d’un coup. Réussie, ils sont posés tous les trois ; manquée, "
            "la bombe explose.",
            "Special action: point at all three reds in one go. Success: all three are laid down. Failure: the bomb "
            "explodes.",
        ),
        rule(
            1304,
            "Chacun peut la tenter à son tour ; à quatre ou cinq, même sans avoir de rouge.",
            "Anybody may do it on their turn; with four or five players even without a red wire.",
        ),
        rule(
            1305,
            "Un joueur qui n’a plus que des rouges doit la tenter ; dans cette mission, on ne révèle pas ses rouges.",
            "A player with only reds left must do it: nobody reveals reds in this mission.",
        ),
        rule(
            1306,
            "Ni équipement ni personnage n’y sert ; un détecteur ne peut pas annoncer le rouge. Les coupes ordinaires "
            "se font comme toujours, et viser un rouge fait exploser.",
            "Equipment and characters cannot be used for it; red is no value a detector can name. Ordinary cuts are "
            "as usual, and pointing at a red explodes.",
        ),
        rule(
            1307,
            "Les pions rouges montrent les trois valeurs.",
            "The red markers show the three values.",
        ),
    ),
    15: (
        rule(
            1501,
            "Autant de cartes Équipement que de joueurs sont en rang, face cachée, inconnues de tous. Les douze "
            "cartes Nombre forment une pioche dont la première est visible.",
            "As many equipment cards as players lie face down in a row, unknown to all. The twelve number cards are a "
            "deck whose top card is open.",
        ),
        rule(
            1502,
            "Quand le nombre visible est complet, la première carte cachée est retournée et utilisable aussitôt, quel "
            "que soit son nombre. Puis le nombre suivant est retourné.",
            "When the open number is complete, the first face-down card is turned up and usable right away, whatever "
            "its number. Then the next number is turned up.",
        ),
        rule(
            1503,
            "Un nombre déjà complet quand on le retourne est remplacé, sans équipement.",
            "A number that is complete when turned up is replaced, without equipment.",
        ),
        rule(
            1504,
            "Quand tout l’équipement est visible, ou la pioche vide, plus rien n’arrive. L’équipement ne se débloque "
            "pas autrement.",
            "When all equipment is up, or the deck is empty, nothing more happens. Equipment is unlocked in no other "
            "way.",
        ),
        rule(
            1505,
            "On retourne les cartes après la coupe, avant le tour suivant ; elles peuvent servir aussitôt.",
            "Cards are turned after the cut is settled, before the next turn; they may be used right away.",
        ),
    ),
    23: (
        rule(
            2301,
            "Sept cartes Équipement tirées au sort forment une pioche face cachée. Une carte Nombre tirée au sort est "
            "visible.",
            "Seven random equipment cards are a face-down deck. One number card, at random, is open.",
        ),
        rule(
            2302,
            "Un joueur doit couper d’un coup les quatre fils de ce nombre, à son tour, qu’il en ait ou non. Manqué : "
            "la bombe explose.",
            "One player must cut the four wires of that number in one go, on their turn, whether or not they have "
            "one. Failure: the bomb explodes.",
        ),
        rule(
            2303,
            "À la fin de chaque tour de table, avant le tour du capitaine, la première carte de la pioche est "
            "défaussée sans être vue, tant que ce n’est pas fait.",
            "At the end of each round, before the captain’s turn, the top card of the deck is discarded unseen until "
            "it is done.",
        ),
        rule(
            2304,
            "Quand c’est fait, toutes les cartes qui restent sont visibles et utilisables aussitôt.",
            "When it is done, all cards left lie open and are usable right away.",
        ),
        rule(
            2305,
            "D’ici là, ce nombre ne peut être coupé autrement, et un joueur qui n’a plus que lui et des rouges doit "
            "tenter l’action.",
            "Until then the number cannot be cut otherwise, and a player with only that number and reds left must try.",
        ),
    ),
    39: (
        rule(
            3901,
            "Pas d’équipement. Une carte Nombre tirée au sort est visible ; huit des autres forment une pioche face "
            "cachée, les trois dernières sont écartées sans être vues.",
            "No equipment. One number card at random is open; eight of the others are a face-down deck, the last "
            "three are out, unseen.",
        ),
        rule(3902, "Les jetons de départ sont tirés au sort.", "The setup tokens are random."),
        rule(
            3903,
            "Un joueur doit couper d’un coup les quatre fils du nombre visible, à son tour, qu’il en ait ou non ; "
            "manqué, la bombe explose. D’ici là ce nombre ne peut être coupé autrement.",
            "One player must cut the four wires of the open number in one go, on their turn, whether or not they have "
            "one; if that fails, the bomb explodes. Until then the number cannot be cut otherwise.",
        ),
        rule(
            3904,
            "À la fin de chaque tour de table avant cela, la première carte de la pioche est défaussée sans être vue.",
            "At the end of each round before that, the top card of the deck is discarded unseen.",
        ),
        rule(
            3905,
            "Ensuite les cartes qui restent sont distribuées une à une, face cachée, à partir du capitaine. Chacun "
            "pose, pour chaque valeur reçue, un jeton devant un de ses fils de cette valeur, s’il en a un et s’il "
            "reste un jeton ; sinon la carte est ignorée.",
            "After it the cards left are dealt one by one, face down, from the captain on. For each value received "
            "everybody puts an info token in front of one of their wires of it, if they have one and a token is left; "
            "otherwise the card is ignored.",
        ),
        rule(
            3906,
            "Dans l’ordre à partir du capitaine ; le propriétaire choisit le fil ; les cartes ignorées ne sont pas "
            "montrées ; un joueur qui n’a plus de fils n’en reçoit pas.",
            "In order from the captain; the owner chooses the wire; ignored cards are not shown; players without "
            "uncut wires are dealt none.",
        ),
    ),
    41: (
        rule(
            4101,
            "Les fils jaunes sont des fils-pièges, distribués à part, un par joueur ; à cinq, aucun au capitaine.",
            "Yellow wires are tripwires, dealt apart, one to each player; with five players none to the captain.",
        ),
        rule(
            4102,
            "La mèche est à 1. Les jetons de départ sont tirés au sort. Pas de carte jaune.",
            "The fuse is 1. The setup tokens are random. No yellow card.",
        ),
        rule(
            4103,
            "Les fils-pièges ne se coupent pas par paires : le jaune ne s’annonce pas. Action spéciale à son tour : "
            "désigner un fil d’un coéquipier et dire que c’est un fil-piège, qu’on en ait un ou non.",
            "Tripwires are not cut in pairs: yellow is not announced. Special action on your turn: point at one "
            "teammate’s wire and call it a tripwire, whether or not you have one yourself.",
        ),
        rule(
            4104,
            "Juste : ce fil seul est posé, et le détonateur recule. Faux : il reçoit son jeton, et le détonateur "
            "avance. Rouge : la bombe explose.",
            "Right: that wire alone is laid down and the detonator goes back. Wrong: it gets its info token and the "
            "detonator advances. Red: the bomb explodes.",
        ),
        rule(
            4105,
            "Un joueur qui n’a plus que son fil-piège et des rouges passe son tour, sans que le détonateur avance, et "
            "ne désigne pas ceux des autres. Si plus personne ne peut jouer, la bombe explose.",
            "A player with only their own tripwire and reds left skips their turn, the detonator does not advance, "
            "and they do not call others’ tripwires. When nobody can play any more, the bomb explodes.",
        ),
        rule(
            4106,
            "Le stabilisateur protège cette action ; les détecteurs n’y servent pas.",
            "The stabilizer protects a call; detectors cannot be used for it.",
        ),
    ),
    46: (
        rule(
            4601,
            "Jaunes 5,1, 6,1, 7,1 et 8,1, pas de rouge. Les 7 viennent en dernier : on ne peut pas les couper par une "
            "coupe ordinaire.",
            "Yellow wires 5.1, 6.1, 7.1, 8.1, no reds. The 7s come last: you cannot cut them with an ordinary cut.",
        ),
        rule(
            4602,
            "Un joueur qui n’a que des 7 au début de son tour doit couper les quatre d’un coup. Manqué : la bombe "
            "explose.",
            "A player with only 7s at the start of their turn must cut all four in one go. Failure: the bomb explodes.",
        ),
        rule(
            4603,
            "Il le doit même si les autres ont encore d’autres fils ; c’est réussi si les quatre sont justes.",
            "They must do so even if others still have other wires; it succeeds if all four are right.",
        ),
        rule(
            4604,
            "Viser un 7 plus tôt par erreur est un échec ordinaire. Le jaune 7,1 n’est pas un 7.",
            "A 7 pointed at earlier by mistake is an ordinary failure. Yellow 7.1 is no 7.",
        ),
        rule(
            4605,
            "Un joueur qui a des 7 et d’autres fils ne peut pas encore couper les 7.",
            "A player with 7s and other wires cannot cut the 7s yet.",
        ),
    ),
    48: (
        rule(
            4801,
            "Trois fils jaunes sont distribués à part, au capitaine et aux deux suivants, à deux joueurs deux au "
            "capitaine. Le jaune ne s’annonce pas.",
            "Three yellow wires are dealt apart, to the captain and the next two, with two players two to the "
            "captain. Yellow is not announced.",
        ),
        rule(
            4802,
            "Action spéciale : couper les trois jaunes d’un coup ; à quatre ou cinq, même sans en avoir.",
            "Special action: cut the three yellow wires in one go; with four or five players even without having one.",
        ),
        rule(
            4803,
            "Manqué : chaque fil désigné reçoit son jeton, les justes aussi et les siens, et le détonateur avance "
            "d’un cran. Un rouge parmi eux : la bombe explose.",
            "Failure: every wire pointed at gets its info token, right ones and own ones too, and the detonator "
            "advances once. A red among them: the bomb explodes.",
        ),
        rule(
            4804,
            "Un joueur qui n’a plus que des jaunes, ou des rouges avec eux, doit la tenter. Le double fond s’ouvre "
            "quand ils sont coupés.",
            "A player with only yellow (and red) wires must do it. The false bottom opens when they are cut.",
        ),
    ),
}
