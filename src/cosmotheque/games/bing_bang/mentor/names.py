"""What things are called in sentences, and what an action asks a player to do."""

from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components import FACES, Card, Piece, cell_name, is_piece

COLOURS = (Text("bleu", "blue"), Text("orange", "orange"), Text("vert", "green"), Text("violet", "violet"))
PLANETS = (
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
CARDS: dict[Card, Text] = {
    "rearrange": Text("Grand bouleversement", "Great upheaval"),
    "swap-planets": Text("Échange de planètes", "Swap planets"),
    "move-earth": Text("Déplacer la Terre", "Move Earth"),
    "swap-my-sector": Text("Échanger mon secteur", "Swap my sector"),
    "swap-earth-sector": Text("Échanger le secteur de la Terre", "Swap Earth's sector"),
    "swap-sectors": Text("Échanger deux secteurs", "Swap two sectors"),
    "scatter-planets": Text("Disperser les planètes", "Scatter the planets"),
}
CATEGORIES = (
    Text("la navette", "the shuttle"),
    Text("le savant", "the scientist"),
    Text("l'objet", "the object"),
    Text("la planète", "the planet"),
)
PIECES: dict[Piece, Text] = {
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
    "pleasant": Text("bonne surprise", "pleasant surprise"),
    "unpleasant": Text("mauvaise surprise", "unpleasant surprise"),
    "bis": Text("BIS", "BIS"),
    "black-hole": Text("trou noir", "black hole"),
    "computer-failure": Text("panne d'ordinateur", "computer failure"),
    "meteor-shower": Text("pluie de météorites", "meteor shower"),
}
PILOT = Text("pilote", "pilot")


def face_name(face: int) -> Text:
    return FACE_NAMES.get(FACES[face], PILOT)


def sought(face: int) -> Text:
    """A piece that the player is looking for: any pilot will do, of the rest only the own."""
    name = face_name(face)
    if not is_piece(face) or name is PILOT:
        return Text(f"un {name.fr}", f"a {name.en}")
    return Text(f"votre {name.fr}", f"your {name.en}")


def told(action: act.Action) -> Text:
    """What a player is told to do, to be put after a colon."""
    match action:
        case act.LayWhite(cell):
            return _at("posez un blanc en {}", "lay a white at {}", cell)
        case act.MovePawn(cell):
            return _at("avancez en {}", "move to {}", cell)
        case act.TakeWhite(cell):
            return _at("reprenez le blanc de {}", "take the white at {}", cell)
        case act.FlyOver(over):
            return _at("survolez le jeton en {}", "fly over the token at {}", over)
        case act.LayRed(cell):
            return _at("posez un rouge en {}", "lay a red at {}", cell)
        case act.TurnToken():
            return Text("retournez le jeton", "turn the token")
        case act.EndTurn():
            return Text("finissez le tour", "end the turn")
        case _:
            return _told_rarely(action)


def _told_rarely(action: act.Action) -> Text:
    match action:
        case act.Rearrange(card):
            return CARDS[card]
        case act.SwapPlanets((one, other)):
            a, b = PLANETS[one], PLANETS[other]
            return Text(f"échangez {a.fr} et {b.fr}", f"swap {a.en} and {b.en}")
        case act.MoveEarth(cell):
            return _at("mettez la Terre en {}", "put Earth at {}", cell)
        case act.Scatter():
            return CARDS["scatter-planets"]
        case act.Rob(piece=piece):
            return Text(f"volez {PIECES[piece].fr}", f"rob {PIECES[piece].en}")
        case _:
            return _told_in_answer(action)


def _told_in_answer(action: act.Action) -> Text:
    match action:
        case act.PickToken(face):
            return Text(f"prenez : {face_name(face).fr}", f"pick: {face_name(face).en}")
        case act.LiftPlanet(planet):
            return Text(f"prenez {PLANETS[planet].fr}", f"lift {PLANETS[planet].en}")
        case act.SetToken(cell) | act.SetPlanet(cell):
            return _at("posez en {}", "set it at {}", cell)
        case act.Warp(cell):
            return _at("allez en {}", "go to {}", cell)
        case act.HandIn(card):
            return Text(f"rendez « {CARDS[card].fr} »", f"hand in “{CARDS[card].en}”")
        case act.Show(category):
            return Text(f"montrez {CATEGORIES[category].fr}", f"show {CATEGORIES[category].en}")
        case act.Peek():
            return Text("regardez ce jeton", "look at this token")
        case _:
            return Text("c'est fini", "that is all")


def _at(french: str, english: str, cell: int) -> Text:
    return Text(french.format(cell_name(cell)), english.format(cell_name(cell)))
