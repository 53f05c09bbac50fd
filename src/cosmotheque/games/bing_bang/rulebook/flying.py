"""BB-1 to BB-28: the box, the setup, the count, the coloured tokens."""

from cosmotheque.core.text import rule_maker

rule = rule_maker("BB")

COMPONENTS = (
    rule(
        1,
        "Le cosmos : quatre secteurs de 10 × 10 cases, posés en carré. Un secteur qui change de place ou pivote "
        "emporte tout ce qui s’y trouve.",
        "The cosmos: four sectors of 10 × 10 cells, laid in a square. A sector that moves or turns carries "
        "everything on it.",
    ),
    rule(
        2,
        "40 jetons de couleur, face cachée, dix de chaque : 6 pilotes bleus, 6 navettes orange, 6 savants verts, "
        "6 objets violets ; dans chaque couleur un imprévu agréable, un désagréable et deux incidents.",
        "40 coloured tokens, face down, ten of each: 6 blue pilots, 6 orange shuttles, 6 green scientists, 6 violet "
        "objects; in each colour one pleasant and one unpleasant surprise and two incidents.",
    ),
    rule(
        3,
        "Neuf planètes : la Terre, Mercure, Vénus, Mars, Jupiter, Saturne, Uranus, Neptune et Pluton.",
        "Nine planets: Earth, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune and Pluto.",
    ),
    rule(
        4,
        "Cartes-missions : 6 navettes, 6 savants, 6 objets, 8 planètes. Une carte rendue va sous sa pile.",
        "Mission cards: 6 shuttles, 6 scientists, 6 objects, 8 planets. A card handed in goes under its deck.",
    ),
    rule(
        5,
        "Chacun reçoit 15 jetons blancs, un pion, des jetons rouges : 6 à deux joueurs, 5 à trois ou quatre, 4 "
        "au-delà, "
        "et des cartes Bing Bang : 6 à deux joueurs, 5 à trois, 4 à quatre, 3 au-delà. Il y a 28 de ces cartes, quatre "
        "de chaque sorte ; les cartes jouées sont remêlées quand la pile est vide.",
        "Everybody gets 15 white tokens, a pawn, 6 reds with two players, 5 with three or four, 4 with more, and 6, 5, "
        "4, 3 or 3 Bing Bang cards. There are 28 of these, four of each kind; used ones are shuffled back when the "
        "deck is empty.",
    ),
    rule(
        6,
        "Deux piles d’imprévus, agréables et désagréables. Une carte utilisée va sous sa pile.",
        "Two piles of surprises, pleasant and unpleasant. A used card goes under its pile.",
    ),
)
SETUP = (
    rule(
        7,
        "Le joueur de la place 1 est le Directeur du Centre spatial.",
        "The first seat is the director of the Space Centre.",
    ),
    rule(
        8,
        "Les jetons de couleur sont distribués. À tour de rôle, en commençant par le Directeur, chacun en pose un face "
        "cachée, après l’avoir regardé s’il le veut. Chaque secteur doit en recevoir.",
        "The coloured tokens are dealt out. In turn, beginning with the director, each lays one face down, after a "
        "look at it if they like. Every sector must get some.",
    ),
    rule(
        9,
        "Aucun jeton de couleur sur les quatre cases d’angle d’un secteur, et toujours une case vide entre deux "
        "jetons, "
        "même en diagonale.",
        "No coloured token on the four corners of a sector, and always an empty cell between two tokens, diagonally "
        "too.",
    ),
    rule(
        10,
        "Quand tous les jetons sont posés, chaque secteur fait un demi-tour sur lui-même.",
        "When all tokens are laid, each sector makes a half turn on itself.",
    ),
    rule(
        11,
        "Les planètes sont distribuées. Le joueur qui a la Terre la pose d’abord, puis chacun pose une planète à son "
        "tour.",
        "The planets are dealt out. The player who has Earth lays it first, then everybody lays a planet in turn.",
    ),
    rule(
        12,
        "La Terre est seule dans son secteur, à trois cases au moins des bords. Les autres planètes vont dans les "
        "trois autres secteurs, deux au moins dans chacun, jamais sur le bord d’un secteur, avec une case vide "
        "autour d’elles. Un placement qui empêcherait de finir est refusé.",
        "Earth is alone in its sector, at least three cells from the edges. The others go to the three other "
        "sectors, two at least in each, never on a border cell, with an empty cell around them. A placement that "
        "would make it impossible to finish is refused.",
    ),
    rule(
        13,
        "Chacun reçoit en secret une carte-mission de chaque catégorie.",
        "Everybody gets one mission card of each category, in secret.",
    ),
    rule(
        14,
        "Mise en place rapide : jetons et planètes sont posés au hasard selon ces règles ; chacun connaît en secret "
        "une part des jetons, tirée au hasard et égale pour tous, comme s’il les avait posés (option). Manuelle : les "
        "joueurs posent.",
        "Quick setup: tokens and planets are laid at random by these rules; everybody knows in secret a random share "
        "of the tokens, as large for all, as if they had laid them (an option). Manual: the players lay them.",
    ),
    rule(
        15,
        "Le joueur qui a reçu la Terre commence (au hasard dans la mise en place rapide). Tous les pions partent de "
        "la Terre.",
        "The player who got Earth starts (at random in a quick setup). All pawns start on Earth.",
    ),
)
COUNT = (
    rule(
        16,
        "À son tour, on fait des opérations en comptant ; le compte ne dépasse jamais 15. Ce qui reste est perdu.",
        "In turn a player performs operations and counts them; the count never exceeds 15. What is left is lost.",
    ),
    rule(
        17,
        "Poser un jeton blanc de sa réserve sur une case libre, n’importe où, compte 1. Une case est libre si elle ne "
        "porte ni jeton ni planète ; un pion seul ne l’occupe pas.",
        "Laying a white token from your stock on any free cell counts 1. A cell is free without token or planet; a "
        "pawn alone does not occupy it.",
    ),
    rule(
        18,
        "Avancer son pion d’une case, par un côté, jamais en diagonale, sur un jeton blanc, compte 1. Plusieurs pions "
        "peuvent partager un jeton.",
        "Moving the pawn one cell, by a side, never diagonally, onto a white token counts 1. Several pawns may share a "
        "token.",
    ),
    rule(
        19,
        "Reprendre un jeton blanc, n’importe où et de qui que ce soit, compte 1 ; même sous son propre pion, jamais "
        "sous celui d’un autre.",
        "Picking up a white token, from anywhere and any player’s, counts 1; even from under your own pawn, never "
        "from under another’s.",
    ),
    rule(
        20,
        "Les opérations se mêlent dans n’importe quel ordre, et on s’arrête quand on veut.",
        "Operations may be mixed in any order, and the turn ends when the player likes.",
    ),
    rule(
        21,
        "Par exemple : poser 6, avancer 6, reprendre 3 font 15 ; poser 5, avancer 5, reprendre 5 aussi.",
        "For example: lay 6, move 6, pick up 3 make 15; so do lay 5, move 5, pick up 5.",
    ),
    rule(
        22,
        "Un joueur est éliminé s’il commence trois tours de suite sans pouvoir rien faire : pas de jeton blanc en "
        "réserve, aucun à reprendre, aucune case où avancer ni jeton à survoler. Ses jetons blancs retournent au "
        "Centre "
        "spatial. Le dernier en jeu gagne.",
        "A player who starts three turns in a row with no white in stock or to pick up, no cell to move to and no "
        "token to fly over is eliminated; the whites go back to the Space Centre. The last player left wins.",
    ),
)
TOKENS = (
    rule(
        23,
        "Pour voir un jeton de couleur, le pion le survole en ligne droite et se pose juste derrière, sur un jeton "
        "blanc : 1 pour le survol, 1 pour l’arrivée.",
        "To see a coloured token the pawn flies over it in a straight line and lands right behind, on a white "
        "token: 1 for the flight, 1 for the landing.",
    ),
    rule(
        24,
        "On ne s’arrête pas sur un jeton de couleur et on ne le survole pas sans le retourner. Après un survol, le "
        "pion ne bouge plus ; on peut encore poser et reprendre des jetons blancs, puis le jeton est retourné.",
        "No stopping on a coloured token, and no flight without turning it. After a flight the pawn moves no more; "
        "whites may still be laid and picked up, then the token is turned.",
    ),
    rule(
        25,
        "Le jeton retourné est montré à tous, puis remis face cachée. Plus aucune opération dans ce compte.",
        "The turned token is shown to all and put back face down. No more operations in this count.",
    ),
    rule(
        26,
        "Imprévu : on tire une carte et on obéit. Incident : on obéit. Autre chose : au suivant.",
        "Surprise: draw a card and obey. Incident: obey. Anything else: next player.",
    ),
    rule(
        27,
        "On cherche d’abord un pilote, puis sa navette, puis son savant et son objet dans l’ordre qu’on veut. Quand "
        "on trouve une pièce, on la reçoit, on rend la carte et on rejoue aussitôt, sauf après la troisième "
        "trouvaille de suite.",
        "A pilot comes first, then your own shuttle, then scientist and object in either order. If you find a piece, "
        "you get it, hand in the card and play on right away, but not after the third find in a row.",
    ),
    rule(
        28,
        "Une pièce trouvée trop tôt, ou qui n’est pas la bonne, ne sert à rien.",
        "Finding something too early, or somebody else’s, has no effect.",
    ),
)
