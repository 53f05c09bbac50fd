"""The words of the game in both languages: what things are called, options, end reasons, phrases, the primer.

Reading order: `nouns`, `story` (what happened).
"""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
from cosmotheque.games.bing_bang.components.box import FACES, Card, Piece
from cosmotheque.games.bing_bang.rulebook import RULEBOOK
from cosmotheque.games.bing_bang.text.nouns import NOUNS as NOUNS
from cosmotheque.games.bing_bang.text.story import EVENTS

COLOUR_NAMES = (Text("bleu", "blue"), Text("orange", "orange"), Text("vert", "green"), Text("violet", "violet"))
PLANET_NAMES = (
    Text("la Terre", "Earth"),
    Text("Mercure", "Mercury"),
    Text("Vénus", "Venus"),
    Text("Mars", "Mars"),
    Text("Jupiter", "Jupiter"),
    Text("Saturne", "Saturn"),
    Text("Uranus", "Uranus"),
    Text("Neptune", "Neptune"),
    Text("Pluton", "Pluto"),
)
CARD_NAMES: dict[Card, Text] = {
    "rearrange": Text("Grand bouleversement", "Great upheaval"),
    "swap-planets": Text("Échange de planètes", "Swap planets"),
    "move-earth": Text("Déplacer la Terre", "Move Earth"),
    "swap-my-sector": Text("Échanger mon secteur", "Swap my sector"),
    "swap-earth-sector": Text("Échanger le secteur de la Terre", "Swap Earth’s sector"),
    "swap-sectors": Text("Échanger deux secteurs", "Swap two sectors"),
    "scatter-planets": Text("Disperser les planètes", "Scatter the planets"),
}
CATEGORY_NAMES = (
    Text("la navette", "the shuttle"),
    Text("le savant", "the scientist"),
    Text("l’objet", "the object"),
    Text("la planète", "the planet"),
)
THE_PIECE_NAMES: dict[Piece, Text] = {
    "pilot": Text("le pilote", "the pilot"),
    "shuttle": Text("la navette", "the shuttle"),
    "scientist": Text("le savant", "the scientist"),
    "object": Text("l’objet", "the object"),
    "witness": Text("le témoin", "the witness"),
}
FACE_NAMES = {
    "shuttle-red": Text("navette rouge", "red shuttle"),
    "shuttle-blue": Text("navette bleue", "blue shuttle"),
    "shuttle-yellow": Text("navette jaune", "yellow shuttle"),
    "shuttle-green": Text("navette verte", "green shuttle"),
    "shuttle-white": Text("navette blanche", "white shuttle"),
    "shuttle-black": Text("navette noire", "black shuttle"),
    "astronomer": Text("astronome", "astronomer"),
    "biologist": Text("biologiste", "biologist"),
    "chemist": Text("chimiste", "chemist"),
    "geologist": Text("géologue", "geologist"),
    "physician": Text("médecin", "physician"),
    "physicist": Text("physicien", "physicist"),
    "laser": Text("laser", "laser"),
    "flag": Text("drapeau", "flag"),
    "antenna": Text("antenne", "antenna"),
    "telescope": Text("télescope", "telescope"),
    "rover": Text("astromobile", "rover"),
    "beacon": Text("balise", "beacon"),
    "pleasant": Text("imprévu agréable", "pleasant surprise"),
    "unpleasant": Text("imprévu désagréable", "unpleasant surprise"),
    "bis": Text("BIS", "BIS"),
    "black-hole": Text("trou noir", "black hole"),
    "computer-failure": Text("panne d’ordinateur", "computer failure"),
    "meteor-shower": Text("pluie de météorites", "meteor shower"),
}
PILOT = Text("pilote", "pilot")
SURPRISE_NAMES = {
    "solar-wind": Text("vent solaire", "solar wind"),
    "supply-ship": Text("ravitaillement", "supply ship"),
    "salvage": Text("récupération", "salvage"),
    "spare-bang": Text("Bing Bang de secours", "spare bang"),
    "spyglass": Text("longue-vue", "spyglass"),
    "wormhole": Text("trou de ver", "wormhole"),
    "overdrive": Text("surrégime", "overdrive"),
    "repair-crew": Text("équipe de réparation", "repair crew"),
    "solar-flare": Text("éruption solaire", "solar flare"),
    "low-power": Text("basse tension", "low power"),
    "leak": Text("fuite", "leak"),
    "customs": Text("douane", "customs"),
    "tractor-beam": Text("rayon tracteur", "tractor beam"),
    "toll": Text("péage", "toll"),
    "debris": Text("débris", "debris"),
    "inspection": Text("inspection", "inspection"),
}


def face_name(face: int) -> Text:
    return FACE_NAMES.get(FACES[face], PILOT)


PRIMER = Primer(
    want=Text(
        "Soyez le premier à accomplir votre mission et à rentrer sur la Terre.",
        "Be the first to accomplish your mission and come home to Earth.",
    ),
    turn=Text(
        "À votre tour, comptez jusqu’à 15 : posez des jetons blancs, avancez dessus, survolez un jeton de couleur et "
        "retournez-le.",
        "Count to 15: lay white tokens, move along them, fly over a coloured token and turn it up.",
    ),
    end=Text(
        "Trouvez un pilote, votre navette, votre savant et votre objet ; déposez l’objet sur votre planète, puis "
        "rentrez : c’est gagné.",
        "Find a pilot, your shuttle, your scientist and your object; deliver the object to your planet and come home: "
        "you win.",
    ),
    played=(
        Picture(
            Text(
                "Votre vaisseau part de la Terre et vole de jeton blanc en jeton blanc. Poser un jeton compte 1, "
                "avancer "
                "compte 1, en reprendre un compte 1.",
                "Your ship starts on Earth and flies from white token to white token. Laying one counts 1, a step "
                "counts 1, picking one up counts 1.",
            ),
            RuleId("BB-21"),
        ),
        Picture(
            Text(
                "Les jetons de couleur sont face cachée. Survolez-en un, posez-vous juste derrière, et retournez-le : "
                "le vol compte 2.",
                "Coloured tokens lie face down. Fly over one, land right behind it, and turn it up: the flight counts "
                "2.",
            ),
            RuleId("BB-23"),
        ),
        Picture(
            Text(
                "Cherchez d’abord un pilote (bleu), puis votre navette (orange), puis votre savant (vert) et votre "
                "objet (violet). Une pièce trouvée, et vous rejouez.",
                "First look for a pilot (blue), then for your shuttle (orange), then for your scientist (green) and "
                "your object (violet). Find a piece, and you play on.",
            ),
            RuleId("BB-27"),
        ),
        Picture(
            Text(
                "Ce qui n’est pas à vous ne fait rien : retenez où c’est. D’autres jetons cachent de bonnes et de "
                "mauvaises nouvelles.",
                "A piece that is not yours does nothing, but remember where it is. Other tokens bring good or bad "
                "news.",
            ),
            RuleId("BB-2"),
        ),
        Picture(
            Text(
                "Tout à bord ? Arrêtez-vous sur la planète de votre carte pour y déposer l’objet, puis rentrez sur la "
                "Terre.",
                "All aboard? Stop on the planet of your card to deliver the object, then come home to Earth.",
            ),
            RuleId("BB-47"),
        ),
        Picture(
            Text(
                "Au début d’un tour, une carte Bing Bang bouleverse le cosmos : secteurs et planètes changent de "
                "place.",
                "At the start of a turn a Bing Bang card turns the cosmos upside down: sectors and planets change "
                "places.",
            ),
            RuleId("BB-36"),
        ),
        Picture(
            Text(
                "Les jetons rouges barrent la route pour toujours : de quoi retarder un rival qui va gagner.",
                "Red tokens bar the way for good: use them to hold up a rival who is about to win.",
            ),
            RuleId("BB-33"),
        ),
    ),
)

WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "missions": Text("Nombre de missions", "Number of missions"),
        "missions.help": Text(
            "Le premier à en accomplir autant gagne. Une mission dure environ une heure.",
            "The first player to accomplish that many wins. One mission takes about an hour.",
        ),
        "setup": Text("Mise en place", "Setup"),
        "setup.help": Text(
            "Rapide : jetons et planètes sont posés au hasard. Par les joueurs : chacun pose les siens, et sait où "
            "ils sont.",
            "Quick: tokens and planets are laid at random. By the players: everybody lays some, and knows where they "
            "are.",
        ),
        "setup.quick": Text("Rapide", "Quick"),
        "setup.manual": Text("Par les joueurs", "By the players"),
        "piracy": Text("Piraterie", "Piracy"),
        "piracy.help": Text(
            "On peut dérober aux autres navette, savant et objet ; sur une planète on est à l’abri.",
            "Players may rob each other of shuttle, scientist and object; on a planet you are safe.",
        ),
        "acquainted": Text("Chacun connaît une part des jetons", "Everybody knows a share of the tokens"),
        "acquainted.help": Text(
            "Vous voyez dès le début, en secret, ce que cachent une partie des jetons : la recherche est plus courte.",
            "From the start you see, in secret, what some of the tokens hide: the search is shorter.",
        ),
        "memory": Text("La table se souvient des jetons retournés", "The table remembers turned tokens"),
        "memory.help": Text(
            "Un jeton retourné reste visible pour tous ; sinon, c’est à vous de retenir.",
            "A token that was turned up stays visible to all; otherwise you have to remember it.",
        ),
    },
    reasons={
        "missions": Text(
            "Un joueur est revenu sur la Terre, toutes ses missions accomplies.",
            "A player is back on Earth, all missions accomplished.",
        ),
        "last-left": Text("Il ne reste qu’un joueur dans le cosmos.", "Only one player is left in the cosmos."),
        "resigned": Text("Abandon.", "A player gave up."),
        "time": Text("Temps écoulé.", "Out of time."),
        "rounds": Text("300 tours de table sans vainqueur : partie nulle.", "300 rounds without a winner: a draw."),
    },
    phrases={
        "bing-bang": Text("Bing Bang !", "Bing Bang!"),
        "found": Text("C’était bien par ici.", "It was around here."),
        "lost": Text("Où étais-je déjà ?", "Where was I again?"),
        "well-played": Text("Bien joué.", "Well played."),
    },
    events=EVENTS,
    primer=PRIMER,
)
