"""The words of the game in both languages: what things are called, options, end reasons, phrases."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.bing_bang.components.box import FACES, Card, Piece
from cosmotheque.games.bing_bang.rulebook import RULEBOOK

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
    "swap-earth-sector": Text("Échanger le secteur de la Terre", "Swap Earth's sector"),
    "swap-sectors": Text("Échanger deux secteurs", "Swap two sectors"),
    "scatter-planets": Text("Disperser les planètes", "Scatter the planets"),
}
CATEGORY_NAMES = (
    Text("la navette", "the shuttle"),
    Text("le savant", "the scientist"),
    Text("l'objet", "the object"),
    Text("la planète", "the planet"),
)
PIECE_NAMES: dict[Piece, Text] = {
    "pilot": Text("le pilote", "the pilot"),
    "shuttle": Text("la navette", "the shuttle"),
    "scientist": Text("le savant", "the scientist"),
    "object": Text("l'objet", "the object"),
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
    "computer-failure": Text("panne d'ordinateur", "computer failure"),
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


WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "missions": Text("Nombre de missions", "Number of missions"),
        "setup": Text("Mise en place", "Setup"),
        "setup.quick": Text("Rapide", "Quick"),
        "setup.manual": Text("Par les joueurs", "By the players"),
        "piracy": Text("Piraterie", "Piracy"),
        "acquainted": Text("Chacun connaît une part des jetons", "Everybody knows a share of the tokens"),
        "memory": Text("La table se souvient des jetons retournés", "The table remembers turned tokens"),
    },
    reasons={
        "missions": Text(
            "Un joueur est revenu sur la Terre, toutes ses missions accomplies.",
            "A player is back on Earth, all missions accomplished.",
        ),
        "last-left": Text("Il ne reste qu'un joueur dans le cosmos.", "Only one player is left in the cosmos."),
        "resigned": Text("Abandon.", "Resignation."),
        "time": Text("Temps écoulé.", "Out of time."),
        "rounds": Text("300 tours de table sans vainqueur : partie nulle.", "300 rounds without a winner: a draw."),
    },
    phrases={
        "bing-bang": Text("Bing Bang !", "Bing Bang!"),
        "found": Text("C'était bien par ici.", "It was around here."),
        "lost": Text("Où étais-je déjà ?", "Where was I again?"),
        "well-played": Text("Bien joué.", "Well played."),
    },
)
