"""BB-29 to BB-62: incidents, red tokens, Bing Bangs, planets, piracy, surprises."""

from cosmotheque.core.text import rule_maker

rule = rule_maker("BB")

INCIDENTS = (
    rule(
        29,
        "BIS : on rejoue jusqu’à 15 (9 en panne), une seule fois par tour pour chaque BIS.",
        "BIS: play on up to 15 (9 under a computer failure), once a turn for each BIS.",
    ),
    rule(
        30,
        "Trou noir : le pion va sur la case d’angle de son secteur qui touche le centre du plateau, avec un jeton "
        "blanc "
        "de la réserve dessous s’il n’y en a pas ; un jeton rouge qui s’y trouve est retiré.",
        "Black hole: the pawn goes to the cell of its sector that touches the centre of the board, with a white "
        "token from stock under it where there is none; a red there is removed.",
    ),
    rule(
        31,
        "Panne d’ordinateur : les trois tours suivants, on ne compte que jusqu’à 9.",
        "Computer failure: in the next three turns the count goes to 9 only.",
    ),
    rule(
        32,
        "Pluie de météorites : dès le tour suivant, rejoindre sans survol la planète la plus proche et y attendre un "
        "tour. D’ici là, ni autre planète ni dépôt ; mais un vaisseau complet qui atteint ainsi la Terre a "
        "accompli sa mission.",
        "Meteor shower: from the next turn on go, without flying over tokens, to the nearest planet and wait there "
        "a turn. Until then no other planet and no delivery; but a complete ship that so reaches Earth has "
        "accomplished its mission.",
    ),
)
REDS = (
    rule(
        33,
        "Avant toute autre opération, on peut poser jusqu’à trois jetons rouges ; chacun compte 3.",
        "Before any other operation up to three red tokens may be laid; each counts 3.",
    ),
    rule(
        34,
        "Un jeton rouge ne se traverse pas, ne se survole pas, ne se reprend pas. Deux jetons rouges se touchent par "
        "un "
        "côté, jamais par un angle ; jamais plus de trois en ligne, jamais sur la case d’angle d’un secteur, toujours "
        "sur une case libre sans pion.",
        "A red cannot be entered, flown over or removed. Two reds may touch by sides, never by corners; never more "
        "than three in a line, never on the corner of a sector, always on a free cell without a pawn.",
    ),
    rule(
        35,
        "Pas de Bing Bang dans un tour où l’on a posé des jetons rouges, ni l’inverse.",
        "No Bing Bang in a turn in which reds were laid, and the other way round.",
    ),
)
BANGS = (
    rule(
        36,
        "Avant toute autre opération, on peut faire Bing Bang avec une carte de sa main ; elle compte 9 et "
        "retourne au Centre spatial.",
        "Before any other operation one Bing Bang card from the hand may be played; it counts 9 and goes back.",
    ),
    rule(
        37,
        "Bouleversement : deux, trois ou quatre secteurs changent de place, en pivotant ou non.",
        "Upheaval: two, three or four sectors change places, each turned or not.",
    ),
    rule(
        38,
        "Deux planètes échangent leurs places, avec tout ce qui s’y trouve. La Terre aussi.",
        "Two planets change places, with all that is on them. Earth too.",
    ),
    rule(
        39,
        "La Terre va sur une autre case de son secteur, selon les règles de pose.",
        "Earth goes to another cell of its sector, by the laying rules.",
    ),
    rule(
        40,
        "Le secteur de son pion change de place avec un autre, en pivotant ou non.",
        "The sector of your pawn changes places with another, either turned or not.",
    ),
    rule(
        41,
        "Le secteur de la Terre change de place avec un autre, en pivotant ou non.",
        "Earth’s sector changes places with another, either turned or not.",
    ),
    rule(
        42,
        "Deux secteurs au choix changent de place, en pivotant ou non.",
        "Any two sectors change places, either turned or not.",
    ),
    rule(
        43,
        "Autant de planètes qu’on veut, sauf la Terre, vont avec ce qu’elles portent dans un autre secteur, qui n’est "
        "pas celui de la Terre : pas au bord du secteur, une case vide autour, une case libre sans pion.",
        "Any number of planets except Earth go to another sector, not Earth’s, with all they carry: no border cell, "
        "an empty cell all around, a free cell without a pawn.",
    ),
    rule(
        44,
        "Les anomalies qu’un Bing Bang provoque au bord des secteurs sont acceptées.",
        "Irregularities that a Bing Bang causes along the borders of sectors are accepted.",
    ),
    rule(
        45,
        "En panne, un Bing Bang prend tout le compte de 9. Quand on rejoue, ni jetons rouges ni Bing Bang : on ne les "
        "joue qu’au début d’un tour.",
        "Under a computer failure a Bing Bang takes the whole count of 9. In a replay neither reds nor Bing Bang: they "
        "open a turn.",
    ),
)
PLANETS = (
    rule(
        46,
        "Entrer sur une planète compte 1, sans jeton blanc, et met fin au déplacement ; on peut encore poser et "
        "reprendre.",
        "Entering a planet counts 1, needs no white token and ends the movement; whites may still be laid and picked "
        "up.",
    ),
    rule(
        47,
        "Avec pilote, navette, savant et objet, s’arrêter sur la planète de sa carte permet d’y déposer l’objet : "
        "on reçoit le témoin.",
        "With pilot, shuttle, scientist and object, stopping on the planet of your card delivers: object and card for "
        "the witness.",
    ),
    rule(
        48,
        "Sur le chemin du retour, pas de survol, sauf si une chaîne de jetons rouges et de jetons de couleur ferme le "
        "chemin de la Terre et qu’aucune carte Bing Bang en main ne peut la briser ; seuls imprévus et incidents "
        "comptent alors.",
        "On the way home no flights, unless a chain of red and coloured tokens closes the way to Earth and no Bing "
        "Bang card in hand could break it; then only surprises and incidents take effect.",
    ),
    rule(
        49,
        "La mission est accomplie quand le pion s’arrête sur la Terre avec navette, pilote, savant et témoin.",
        "A mission is accomplished when the pawn stops on Earth with shuttle, pilot, scientist and witness.",
    ),
    rule(
        50,
        "Quand on joue plusieurs missions, on rend tout, on reçoit de nouvelles cartes-missions, des cartes Bing "
        "Bang jusqu’à "
        "3, des jetons rouges jusqu’à 2, aucun jeton blanc, et l’on repart au tour suivant. Le premier à les "
        "accomplir toutes "
        "gagne.",
        "With several missions everything is handed in for new mission cards, Bing Bang cards up to 3, reds up to "
        "2, no whites, and the next one starts in the next turn. The first to accomplish all of them wins.",
    ),
)
PIRACY = (
    rule(
        51,
        "Un joueur qui a un pilote peut en pirater un autre : il vient sur le jeton blanc où se trouve le pion de ce "
        "joueur et échange une de ses cartes-missions contre la navette, le savant ou l’objet de sa victime, dans "
        "l’ordre d’acquisition. On ne dérobe ni pilote ni témoin.",
        "A player with a pilot may rob another: come onto the white token of the other’s pawn and exchange your card "
        "for its shuttle, scientist or object, in the order of acquisition. Never pilots or witnesses.",
    ),
    rule(
        52,
        "La victime doit retrouver la pièce, par un jeton (selon la carte reçue) ou par piraterie.",
        "The victim must get the piece again, by token (with the card received) or by piracy.",
    ),
    rule(
        53,
        "Sans navette, la victime va aussitôt sur la planète la plus proche et y laisse savant, objet ou témoin ; "
        "avec une nouvelle navette elle doit s’y arrêter pour les reprendre. Personne ne dérobe ce qui est sur une "
        "planète.",
        "Robbed of the shuttle, the victim goes right away to the nearest planet and leaves scientist, object or "
        "witness there; with a new shuttle it must stop there to fetch them. Nobody robs what lies on a planet.",
    ),
    rule(
        54,
        "Une pièce par victime et par tour, plusieurs victimes possibles. Après l’attaque, le pirate rejoue jusqu’à "
        "25.",
        "One piece per victim and turn, several victims allowed. After an attack the pirate plays on up to 25.",
    ),
    rule(
        55,
        "Sur une planète on est à l’abri. Pour y rester, on pose 3 jetons blancs ou 1 jeton rouge, ou l’on fait Bing "
        "Bang ; à la fin du tour, 3 jetons blancs de plus qu’au début sont sur le plateau. Avec 3 jetons blancs au "
        "plus, sans jeton rouge ni carte jouable, il faut partir ; qui ne peut ni payer ni partir reste. Pas de "
        "retour sur la même planète dans le tour.",
        "A pawn on a planet is safe. To stay, lay 3 whites or 1 red or play a Bing Bang; at the end of the turn 3 "
        "more whites lie on the board than at its beginning. With at most 3 whites, no red and no card that can be "
        "played, you must leave; if you can neither pay nor leave, you stay. No coming back to the same planet in the "
        "turn.",
    ),
    rule(
        56,
        "Si l’on a survolé un jeton pour atteindre la victime, on obéit d’abord au jeton, même s’il empêche l’attaque. "
        "Si les deux pions sont encore ensemble et que le jeton ne dit pas d’attendre, l’attaque peut suivre avant que "
        "le tour passe.",
        "If the way to the victim flew over a token, the token is obeyed first, even if that prevents the attack. If "
        "the two pawns are still together and the token does not say to wait, the attack may follow before the turn "
        "passes.",
    ),
    rule(
        57,
        "Rejoindre un pion sans l’attaquer ne lui donne aucun droit : seul le joueur dont c’est le tour peut "
        "attaquer, après "
        "avoir bougé, et l’hôte n’attaque pas son visiteur au tour suivant, même en partant pour revenir.",
        "Joining a pawn without attacking gives that pawn no right: only the player in turn attacks, after a move, and "
        "the host does not attack the visitor in its next turn, not even by stepping off and on again.",
    ),
    rule(
        58,
        "Dépouillé sur le chemin du retour, on peut survoler les jetons de la couleur qu’on cherche à nouveau.",
        "A player robbed on the way home may fly over tokens of the colour now sought.",
    ),
    rule(
        59,
        "Sans piraterie, on peut rester sur une planète sans rien payer.",
        "Without piracy a pawn may stay on a planet without payment.",
    ),
)
SURPRISES = (
    rule(
        60,
        "Agréables : vent solaire (rejouer), ravitaillement (3 jetons blancs), récupération (1 jeton rouge), Bing "
        "Bang de "
        "secours (1 carte), longue-vue (regarder deux jetons en secret), trou de ver (aller sur n’importe quel jeton "
        "blanc), surrégime (le prochain compte va à 20), équipe de réparation (les avaries sont réparées ; sans "
        "avarie, "
        "1 jeton blanc).",
        "Pleasant: solar wind (play on), supply ship (3 whites), salvage (1 red), spare bang (1 card), spyglass "
        "(look at two tokens in secret), wormhole (go to any white token), overdrive (the next count goes to 20), "
        "repair crew (damage ends, or else 1 white).",
    ),
    rule(
        61,
        "Désagréables : éruption (passer un tour), basse tension (le prochain compte va à 9), fuite (3 jetons blancs), "
        "douane (une carte Bing Bang ou, si l’on n’en a pas, un jeton rouge), rayon tracteur (retour à la dernière "
        "planète), péage (2 jetons blancs au voisin de gauche), débris (les cinq jetons blancs les plus proches), "
        "inspection (montrer une carte-mission).",
        "Unpleasant: solar flare (miss a turn), low power (the next count goes to 9), leak (3 whites), customs (a "
        "Bing Bang card, or else a red), tractor beam (back to the last planet), toll (2 whites to the left "
        "neighbour), debris (the five nearest whites), inspection (show a mission card).",
    ),
    rule(
        62,
        "À trois joueurs ou plus, qui abandonne est éliminé et les autres continuent. Sans vainqueur après 300 tours "
        "de table, la partie est nulle entre ceux qui restent.",
        "With three or more players left, a player who gives up is eliminated and the others play on. Without a "
        "winner after 300 rounds the game is a draw between all players left.",
    ),
)
