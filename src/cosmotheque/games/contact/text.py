"""Everything the game says, in French and English; and the names of tiles and cards, for whoever speaks of them."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.contact.components import ASTEROIDS, EARTH, Aid, tile_name
from cosmotheque.games.contact.rulebook import RULEBOOK

WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "variant": Text("Variante", "Variant"),
        "variant.base": Text("Jeu de base", "Base game"),
        "variant.pro": Text("Pour les pros", "Pro"),
        "level": Text("Niveau (jeu de base)", "Level (base game)"),
        "rehearsal": Text("La source peut s'essayer en silence", "The source may rehearse in silence"),
    },
    reasons={
        "twelve-rounds": Text(
            "Les douze arrivées sont trouvées : mission réussie.", "All twelve goals are found: mission accomplished."
        ),
        "fuel": Text("Plus de carburant : la mission a échoué.", "No fuel left: the mission has failed."),
    },
    phrases={
        "well-played": Text("Bien joué.", "Well played."),
        "well-heard": Text("Bien entendu.", "Well heard."),
        "slower": Text("Plus lentement, s'il vous plaît.", "Slower, please."),
        "faster": Text("Plus vite, s'il vous plaît.", "Faster, please."),
        "steadier": Text("Gardons la même allure.", "Let's keep the same pace."),
        "sorry": Text("Ma main a tremblé.", "My hand slipped."),
        "ready": Text("Prêt pour la suite.", "Ready to go on."),
    },
)

EARTH_NAME = Text("la Terre", "Earth")
AID_NAMES: dict[Aid, Text] = {
    "fifty-fifty": Text("50:50", "50:50"),
    "first-stopover": Text("Première escale", "First stopover"),
    "change-goal": Text("Changement d'objectif", "Change of goal"),
}


def tile_word(tile: int) -> Text:
    """A tile as it is named in a sentence."""
    if tile == EARTH:
        return EARTH_NAME
    if tile in ASTEROIDS:
        number = tile - ASTEROIDS[0] + 1
        return Text(f"l'astéroïde {number}", f"asteroid {number}")
    return Text(tile_name(tile), tile_name(tile))
