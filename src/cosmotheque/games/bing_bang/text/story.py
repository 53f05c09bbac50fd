"""A sentence for each event."""

from cosmotheque.core.text import Text

EVENTS = {
    "laid-out": Text(
        "Jetons et planètes sont posés ; {first} commence.", "Tokens and planets are laid; {first} starts."
    ),
    "tokens-dealt": Text("Les jetons sont distribués.", "The tokens are dealt."),
    "token-picked": Text(
        "{seat} prend en main un jeton {colour} : {face}.", "{seat} takes a {colour} token in hand: {face}."
    ),
    "token-laid": Text(
        "{seat} pose un jeton {colour} en {cell} : {face}.", "{seat} lays a {colour} token on {cell}: {face}."
    ),
    "sectors-turned": Text("Chaque secteur tourne d’un demi-tour.", "Every sector is given a half turn."),
    "planets-dealt": Text("Les planètes sont là ; {first} pose la première.", "The planets are there; {first} starts."),
    "planet-lifted": Text("{seat} prend {planet}.", "{seat} lifts {planet}."),
    "planet-set": Text("{seat} pose {planet} en {cell}.", "{seat} sets {planet} on {cell}."),
    "cards-dealt": Text("Les cartes sont distribuées.", "The cards are dealt."),
    "turn-began": Text(
        "Tour de table {round} : à {seat} de jouer, jusqu’à {limit}.",
        "Round {round}: {seat} plays and counts to {limit}.",
    ),
    "turn-missed": Text(
        "{seat} passe son tour (vaisseau réparé : {repaired}).", "{seat} skips a turn (ship repaired: {repaired})."
    ),
    "count-began": Text("{seat} rejoue, jusqu’à {limit}.", "{seat} plays on and counts to {limit}."),
    "white-laid": Text("{seat} pose un jeton blanc en {cell}.", "{seat} lays a white token on {cell}."),
    "white-taken": Text("{seat} reprend le jeton blanc en {cell}.", "{seat} picks up the white token at {cell}."),
    "pawn-moved": Text("{seat} va de {start} en {cell}.", "{seat} moves from {start} to {cell}."),
    "flown-over": Text(
        "{seat} survole un jeton de {start} à {cell}.", "{seat} flies over a token, from {start} to {cell}."
    ),
    "red-laid": Text("{seat} pose un jeton rouge en {cell}.", "{seat} lays a red token on {cell}."),
    "bing-bang": Text("{seat} fait Bing Bang : {card}.", "{seat} plays a Bing Bang: {card}."),
    "rearranged": Text(
        "Les secteurs changent de place : les places 0 à 3 reçoivent {sources}, tournés de {turns} quarts.",
        "The sectors change places: places 0 to 3 now have {sources}, turned by {turns} quarters.",
    ),
    "planet-moved": Text("{planet} : de {start} en {cell}.", "{planet} goes from {start} to {cell}."),
    "token-turned": Text("{seat} retourne le jeton : {face}.", "{seat} turns up the token: {face}."),
    "found": Text("{seat} a trouvé {piece} : {face}.", "{seat} has found {piece}: {face}."),
    "surprise-drawn": Text("{seat} tire un imprévu : {card}.", "{seat} draws a surprise: {card}."),
    "sucked-in": Text("{seat} est emporté de {start} en {cell}.", "{seat} is carried from {start} to {cell}."),
    "damaged": Text("Le vaisseau de {seat} est touché : {how}.", "The ship of {seat} is damaged: {how}."),
    "received": Text(
        "{seat} reçoit {whites} jetons blancs et {reds} rouges.",
        "{seat} receives {whites} white and {reds} red tokens.",
    ),
    "cards-drawn": Text("{seat} pioche {number} cartes : {cards}.", "{seat} draws {number} cards: {cards}."),
    "peeked": Text("{seat} regarde un jeton : {face}.", "{seat} peeks at a token: {face}."),
    "handed-in": Text("{seat} rend une carte : {card}.", "{seat} hands in a card: {card}."),
    "mission-shown": Text(
        "{seat} montre de sa mission {category}, la carte {card}.",
        "{seat} shows {category} of the mission, card {card}.",
    ),
    "whites-swept": Text("Les jetons blancs en {cells} sont balayés.", "The white tokens on {cells} are swept away."),
    "delivered": Text("{seat} dépose l’objet : {planet}.", "{seat} delivers the object: {planet}."),
    "fetched": Text("{seat} récupère {pieces}.", "{seat} fetches {pieces}."),
    "mission-accomplished": Text(
        "{seat} a accompli la mission numéro {missions}.", "{seat} has accomplished mission number {missions}."
    ),
    "robbed": Text(
        "{seat} dérobe {piece} à {victim} (carte reçue : {card}).",
        "{seat} robs {victim} of {piece} (card received: {card}).",
    ),
    "gave-up": Text("{seat} abandonne.", "{seat} gives up."),
    "eliminated": Text("{seat} est éliminé.", "{seat} is eliminated."),
}
