"""The rules in our own words, by the numbers of the specification."""

from cosmotheque.core.text import Rule, RuleId, Section, Text


def _rule(number: int, fr: str, en: str) -> Rule:
    return Rule(RuleId(f"BB-{number}"), Text(fr, en))


COMPONENTS = (
    _rule(
        1,
        "Le cosmos : quatre secteurs de 10 × 10 cases, posés en carré. Un secteur qui change de place ou pivote "
        "emporte tout ce qui s'y trouve.",
        "The cosmos: four sectors of 10 × 10 cells, laid in a square. A sector that moves or turns carries "
        "everything on it.",
    ),
    _rule(
        2,
        "40 jetons de couleur, face cachée, dix de chaque : 6 pilotes bleus, 6 navettes orange, 6 savants verts, "
        "6 objets violets ; dans chaque couleur un imprévu agréable, un désagréable et deux incidents.",
        "40 coloured tokens, face down, ten of each: 6 blue pilots, 6 orange shuttles, 6 green scientists, 6 violet "
        "objects; in each colour one pleasant and one unpleasant surprise and two incidents.",
    ),
    _rule(
        3,
        "Neuf planètes : la Terre, Mercure, Vénus, Mars, Jupiter, Saturne, Uranus, Neptune et Pluton.",
        "Nine planets: Earth, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune and Pluto.",
    ),
    _rule(
        4,
        "Cartes-missions : 6 navettes, 6 savants, 6 objets, 8 planètes. Une carte rendue va sous sa pile.",
        "Mission cards: 6 shuttles, 6 scientists, 6 objects, 8 planets. A card handed in goes under its deck.",
    ),
    _rule(
        5,
        "Chacun reçoit 15 jetons blancs, un pion, 6 rouges à deux joueurs, 5 à trois ou quatre, 4 au-delà, et 6, 5, 4, "
        "3 ou 3 cartes Bing Bang. Il y a 28 de ces cartes, quatre de chaque sorte ; les cartes jouées sont remêlées "
        "quand la pile est vide.",
        "Everybody gets 15 white tokens, a pawn, 6 reds with two players, 5 with three or four, 4 with more, and 6, 5, "
        "4, 3 or 3 Bing Bang cards. There are 28 of these, four of each kind; used ones are shuffled back when the "
        "deck is empty.",
    ),
    _rule(
        6,
        "Deux piles d'imprévus, agréables et désagréables. Une carte utilisée va sous sa pile.",
        "Two piles of surprises, pleasant and unpleasant. A used card goes under its pile.",
    ),
)
SETUP = (
    _rule(
        7,
        "La première place dirige le Centre spatial.",
        "The first seat is the director of the Space Centre.",
    ),
    _rule(
        8,
        "Les jetons de couleur sont distribués. À tour de rôle, en commençant par le directeur, chacun en pose un face "
        "cachée, après l'avoir regardé s'il le veut. Chaque secteur doit en recevoir.",
        "The coloured tokens are dealt out. In turn, beginning with the director, each lays one face down, after a "
        "look at it if they like. Every sector must get some.",
    ),
    _rule(
        9,
        "Aucun jeton de couleur sur les quatre coins d'un secteur, et toujours une case vide entre deux jetons, "
        "même en diagonale.",
        "No coloured token on the four corners of a sector, and always an empty cell between two tokens, diagonally "
        "too.",
    ),
    _rule(
        10,
        "Quand tous les jetons sont posés, chaque secteur fait un demi-tour sur lui-même.",
        "When all tokens are laid, each sector makes a half turn on itself.",
    ),
    _rule(
        11,
        "Les planètes sont distribuées. Qui a la Terre la pose d'abord, puis chacun pose une planète à son tour.",
        "The planets are dealt out. Whoever has Earth lays it first, then everybody lays a planet in turn.",
    ),
    _rule(
        12,
        "La Terre est seule dans son secteur, à trois cases au moins des bords. Les autres planètes vont dans les "
        "trois autres secteurs, deux au moins dans chacun, jamais sur le bord d'un secteur, avec une case vide "
        "autour d'elles. Un placement qui empêcherait de finir est refusé.",
        "Earth is alone in its sector, at least three cells from the edges. The others go to the three other "
        "sectors, two at least in each, never on a border cell, with an empty cell around them. A placement that "
        "would make it impossible to finish is refused.",
    ),
    _rule(
        13,
        "Chacun reçoit en secret une carte-mission de chaque catégorie.",
        "Everybody gets one mission card of each category, in secret.",
    ),
    _rule(
        14,
        "Mise en place rapide : jetons et planètes sont posés au hasard selon ces règles. Manuelle : les joueurs "
        "posent.",
        "Quick setup: tokens and planets are laid at random by these rules. Manual: the players lay them.",
    ),
    _rule(
        15,
        "Qui a reçu la Terre commence (au hasard dans la mise en place rapide). Tous les pions partent de la Terre.",
        "Whoever got Earth begins (at random in a quick setup). All pawns start on Earth.",
    ),
)
COUNT = (
    _rule(
        16,
        "À son tour, on fait des opérations en comptant ; le compte ne dépasse jamais 15. Ce qui reste est perdu.",
        "In turn a player performs operations and counts them; the count never exceeds 15. What is left is lost.",
    ),
    _rule(
        17,
        "Poser un jeton blanc de sa réserve sur une case libre, n'importe où, compte 1. Une case est libre sans "
        "jeton ni planète ; un pion seul ne l'occupe pas.",
        "Laying a white token from the own stock on any free cell counts 1. A cell is free without token or planet; a "
        "pawn alone does not occupy it.",
    ),
    _rule(
        18,
        "Avancer son pion d'une case, par un côté, jamais en diagonale, sur un jeton blanc, compte 1. Plusieurs pions "
        "peuvent partager un jeton.",
        "Moving the pawn one cell, by a side, never diagonally, onto a white token counts 1. Several pawns may share a "
        "token.",
    ),
    _rule(
        19,
        "Reprendre un jeton blanc, n'importe où et de qui que ce soit, compte 1 ; même sous son propre pion, jamais "
        "sous celui d'un autre.",
        "Taking a white token, from anywhere and whoever laid it, counts 1; even from under the own pawn, never from "
        "under another's.",
    ),
    _rule(
        20,
        "Les opérations se mêlent dans n'importe quel ordre, et on s'arrête quand on veut.",
        "Operations may be mixed in any order, and the turn ends when the player likes.",
    ),
    _rule(
        21,
        "Par exemple : poser 6, avancer 6, reprendre 3 font 15 ; poser 5, avancer 5, reprendre 5 aussi.",
        "For example: lay 6, move 6, take 3 make 15; so do lay 5, move 5, take 5.",
    ),
    _rule(
        22,
        "Qui commence trois tours de suite sans blanc en réserve ni à reprendre, et sans case où avancer, est éliminé. "
        "Le dernier en jeu gagne.",
        "Whoever begins three turns in a row with no white in stock or to take and no cell to move to is "
        "eliminated. The last player left wins.",
    ),
)
TOKENS = (
    _rule(
        23,
        "Pour voir un jeton de couleur, le pion le survole en ligne droite et se pose juste derrière, sur un jeton "
        "blanc : 1 pour le survol, 1 pour l'arrivée.",
        "To see a coloured token the pawn flies over it in a straight line and lands right behind, on a white "
        "token: 1 for the flight, 1 for the landing.",
    ),
    _rule(
        24,
        "On ne s'arrête pas sur un jeton de couleur et on ne le survole pas sans le retourner. Après un survol, le "
        "pion ne bouge plus ; on peut encore poser et reprendre des blancs, puis le jeton est retourné.",
        "No stopping on a coloured token, and no flight without turning it. After a flight the pawn moves no more; "
        "whites may still be laid and taken, then the token is turned.",
    ),
    _rule(
        25,
        "Le jeton retourné est montré à tous, puis remis face cachée. Plus aucune opération dans ce compte.",
        "The turned token is shown to all and put back face down. No more operations in this count.",
    ),
    _rule(
        26,
        "Imprévu : on tire une carte et on obéit. Incident : on obéit. Autre chose : au suivant.",
        "Surprise: draw a card and obey. Incident: obey. Anything else: next player.",
    ),
    _rule(
        27,
        "On cherche d'abord un pilote, puis sa navette, puis son savant et son objet dans l'ordre qu'on veut. Qui "
        "trouve reçoit la pièce, rend la carte et rejoue aussitôt, sauf après la troisième trouvaille de suite.",
        "A pilot comes first, then the own shuttle, then scientist and object in either order. Whoever finds gets the "
        "piece, hands in the card and plays on at once, but not after the third find in a row.",
    ),
    _rule(
        28,
        "Trouver trop tôt, ou la pièce d'un autre, ne fait rien.",
        "Finding something too early, or somebody else's, has no effect.",
    ),
)
INCIDENTS = (
    _rule(29, "BIS : on rejoue jusqu'à 15 (9 en panne).", "BIS: play on up to 15 (9 under a computer failure)."),
    _rule(
        30,
        "Trou noir : le pion va sur la case de son secteur qui touche le centre du plateau, avec un blanc de la "
        "réserve dessous s'il n'y en a pas.",
        "Black hole: the pawn goes to the cell of its sector that touches the centre of the board, with a white "
        "token from stock under it where there is none.",
    ),
    _rule(
        31,
        "Panne d'ordinateur : les trois tours suivants, on ne compte que jusqu'à 9.",
        "Computer failure: in the next three turns the count goes to 9 only.",
    ),
    _rule(
        32,
        "Pluie de météorites : dès le tour suivant, aller sans survol à la planète la plus proche et y attendre un "
        "tour. D'ici là, ni autre planète, ni livraison, ni victoire.",
        "Meteor shower: from the next turn on go, without flying over tokens, to the nearest planet and wait there "
        "a turn. Until then no other planet, no delivery, no win.",
    ),
)
REDS = (
    _rule(
        33,
        "Avant toute autre opération, on peut poser jusqu'à trois jetons rouges ; chacun compte 3.",
        "Before any other operation up to three red tokens may be laid; each counts 3.",
    ),
    _rule(
        34,
        "Un rouge ne se traverse pas, ne se survole pas, ne se reprend pas. Deux rouges se touchent par un côté, "
        "jamais par un angle ; jamais plus de trois en ligne, jamais sur le coin d'un secteur, toujours sur une "
        "case libre sans pion.",
        "A red cannot be entered, flown over or removed. Two reds may touch by sides, never by corners; never more "
        "than three in a line, never on the corner of a sector, always on a free cell without a pawn.",
    ),
    _rule(
        35,
        "Pas de Bing Bang dans un tour où l'on a posé des rouges, ni l'inverse.",
        "No Bing Bang in a turn in which reds were laid, and the other way round.",
    ),
)
BANGS = (
    _rule(
        36,
        "Avant toute autre opération, on peut jouer une carte Bing Bang de sa main ; elle compte 9 et retourne au "
        "Centre.",
        "Before any other operation one Bing Bang card from the hand may be played; it counts 9 and goes back.",
    ),
    _rule(
        37,
        "Bouleversement : deux, trois ou quatre secteurs changent de place, en pivotant ou non.",
        "Upheaval: two, three or four sectors change places, each turned or not.",
    ),
    _rule(
        38,
        "Deux planètes échangent leurs places, avec tout ce qui s'y trouve. La Terre aussi.",
        "Two planets change places, with all that is on them. Earth too.",
    ),
    _rule(
        39,
        "La Terre va sur une autre case de son secteur, selon les règles de pose.",
        "Earth goes to another cell of its sector, by the laying rules.",
    ),
    _rule(
        40,
        "Le secteur de son pion change de place avec un autre, en pivotant ou non.",
        "The sector of the own pawn changes places with another, either turned or not.",
    ),
    _rule(
        41,
        "Le secteur de la Terre change de place avec un autre, en pivotant ou non.",
        "Earth's sector changes places with another, either turned or not.",
    ),
    _rule(
        42,
        "Deux secteurs au choix changent de place, en pivotant ou non.",
        "Any two sectors change places, either turned or not.",
    ),
    _rule(
        43,
        "Autant de planètes qu'on veut, sauf la Terre, vont ailleurs avec ce qu'elles portent : pas au bord d'un "
        "secteur, une case vide autour, une case libre sans pion, pas dans le secteur de la Terre.",
        "Any number of planets except Earth go elsewhere with all they carry: no border cell, an empty cell all "
        "around, a free cell without a pawn, not into Earth's sector.",
    ),
    _rule(
        44,
        "Les anomalies qu'un Bing Bang provoque au bord des secteurs sont acceptées.",
        "Irregularities that a Bing Bang causes along the borders of sectors are accepted.",
    ),
    _rule(
        45,
        "En panne, un Bing Bang prend tout le compte de 9. Quand on rejoue, ni rouges ni Bing Bang : ils ouvrent un "
        "tour.",
        "Under a computer failure a Bing Bang takes the whole count of 9. In a replay neither reds nor Bing Bang: they "
        "open a turn.",
    ),
)
PLANETS = (
    _rule(
        46,
        "Entrer sur une planète compte 1, sans jeton blanc, et finit le mouvement ; on peut encore poser et reprendre.",
        "Entering a planet counts 1, needs no white token and ends the movement; whites may still be laid and taken.",
    ),
    _rule(
        47,
        "Avec pilote, navette, savant et objet, s'arrêter sur la planète de sa carte livre l'objet : on reçoit le "
        "témoin.",
        "With pilot, shuttle, scientist and object, stopping on the planet of the own card delivers: object and "
        "card for the witness.",
    ),
    _rule(
        48,
        "Sur le chemin du retour, pas de survol, sauf si une chaîne de rouges et de jetons de couleur ferme le "
        "chemin de la Terre et qu'aucune carte Bing Bang en main ne peut la briser ; seuls imprévus et incidents "
        "comptent alors.",
        "On the way home no flights, unless a chain of red and coloured tokens closes the way to Earth and no Bing "
        "Bang card in hand could break it; then only surprises and incidents take effect.",
    ),
    _rule(
        49,
        "La mission est accomplie quand le pion s'arrête sur la Terre avec navette, pilote, savant et témoin.",
        "A mission is accomplished when the pawn stops on Earth with shuttle, pilot, scientist and witness.",
    ),
    _rule(
        50,
        "À plusieurs missions, on rend tout, on reçoit de nouvelles cartes-missions, des cartes Bing Bang jusqu'à "
        "3, des rouges jusqu'à 2, aucun blanc, et l'on repart au tour suivant. Le premier à les accomplir toutes "
        "gagne.",
        "With several missions everything is handed in for new mission cards, Bing Bang cards up to 3, reds up to "
        "2, no whites, and the next one starts in the next turn. The first to accomplish all of them wins.",
    ),
)
PIRACY = (
    _rule(
        51,
        "Qui a un pilote peut en détrousser un autre : venir sur le jeton blanc de son pion et échanger sa propre "
        "carte contre sa navette, son savant ou son objet, dans l'ordre d'acquisition. Ni pilote, ni témoin.",
        "A player with a pilot may rob another: come onto the white token of the other's pawn and exchange the own "
        "card for its shuttle, scientist or object, in the order of acquisition. Never pilots or witnesses.",
    ),
    _rule(
        52,
        "La victime doit retrouver la pièce, par un jeton (selon la carte reçue) ou par piraterie.",
        "The victim must get the piece again, by token (with the card received) or by piracy.",
    ),
    _rule(
        53,
        "Sans navette, la victime va aussitôt sur la planète la plus proche et y laisse savant, objet ou témoin ; "
        "avec une nouvelle navette elle doit s'y arrêter pour les reprendre. Personne ne vole ce qui est sur une "
        "planète.",
        "Robbed of the shuttle, the victim goes at once to the nearest planet and leaves scientist, object or witness "
        "there; with a new shuttle it must stop there to fetch them. Nobody robs what lies on a planet.",
    ),
    _rule(
        54,
        "Une pièce par victime et par tour, plusieurs victimes possibles. Après l'attaque, le pirate rejoue jusqu'à "
        "25.",
        "One piece per victim and turn, several victims allowed. After an attack the pirate plays on up to 25.",
    ),
    _rule(
        55,
        "Sur une planète on est à l'abri. Qui y reste pose 3 blancs ou 1 rouge ou fait Bing Bang ; avec 3 blancs au "
        "plus et rien d'autre, il faut partir. Pas de retour sur la même planète dans le tour.",
        "A pawn on a planet is safe. Whoever stays lays 3 whites or 1 red or plays a Bing Bang; with at most 3 "
        "whites and nothing else, one must leave. No coming back to the same planet in the turn.",
    ),
    _rule(
        56,
        "Si l'on a survolé un jeton pour atteindre la victime, on obéit d'abord au jeton, même s'il empêche l'attaque.",
        "If the way to the victim flew over a token, the token is obeyed first, even if that prevents the attack.",
    ),
    _rule(
        57,
        "Rejoindre un pion sans l'attaquer ne lui donne aucun droit : seul attaque qui vient de bouger à son tour.",
        "Joining a pawn without attacking gives that pawn no right: only the player who moves attacks.",
    ),
    _rule(
        58,
        "Détroussé sur le chemin du retour, on peut survoler les jetons de la couleur qu'on cherche à nouveau.",
        "A player robbed on the way home may fly over tokens of the colour now sought.",
    ),
    _rule(
        59,
        "Sans piraterie, on peut rester sur une planète sans rien payer.",
        "Without piracy a pawn may stay on a planet without payment.",
    ),
)
SURPRISES = (
    _rule(
        60,
        "Agréables : vent solaire (rejouer), ravitaillement (3 blancs), récupération (1 rouge), Bing Bang de "
        "secours (1 carte), longue-vue (regarder deux jetons en secret), trou de ver (aller sur n'importe quel "
        "blanc), surrégime (le prochain compte va à 20), équipe de réparation (fin des avaries, sinon 1 blanc).",
        "Pleasant: solar wind (play on), supply ship (3 whites), salvage (1 red), spare bang (1 card), spyglass "
        "(look at two tokens in secret), wormhole (go to any white token), overdrive (the next count goes to 20), "
        "repair crew (damage ends, or else 1 white).",
    ),
    _rule(
        61,
        "Désagréables : éruption (passer un tour), basse tension (le prochain compte va à 9), fuite (3 blancs), "
        "douane (une carte Bing Bang, sinon un rouge), rayon tracteur (retour à la dernière planète), péage (2 "
        "blancs au voisin de gauche), débris (les cinq blancs les plus proches), inspection (montrer une "
        "carte-mission).",
        "Unpleasant: solar flare (miss a turn), low power (the next count goes to 9), leak (3 whites), customs (a "
        "Bing Bang card, or else a red), tractor beam (back to the last planet), toll (2 whites to the left "
        "neighbour), debris (the five nearest whites), inspection (show a mission card).",
    ),
    _rule(
        62,
        "Sans vainqueur après 300 tours de table, la partie est nulle entre ceux qui restent.",
        "Without a winner after 300 rounds the game is a draw between all players left.",
    ),
)
RULEBOOK = (
    Section(Text("Matériel", "Components"), COMPONENTS),
    Section(Text("Mise en place", "Setup"), SETUP),
    Section(Text("Le compte", "The count"), COUNT),
    Section(Text("Jetons de couleur", "Coloured tokens"), TOKENS),
    Section(Text("Incidents", "Incidents"), INCIDENTS),
    Section(Text("Jetons rouges", "Red tokens"), REDS),
    Section(Text("Bing Bang", "Bing Bang"), BANGS),
    Section(Text("Planètes", "Planets"), PLANETS),
    Section(Text("Piraterie", "Piracy"), PIRACY),
    Section(Text("Imprévus et fin", "Surprises and the end"), SURPRISES),
)
