"""Everything the game says, in French and English; and the names of tiles and cards, for sentences about them."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
from cosmotheque.games.contact.components import ASTEROIDS, EARTH, Aid, tile_name
from cosmotheque.games.contact.rulebook import RULEBOOK

PRIMER = Primer(
    want=Text(
        "Trouver ensemble douze planètes, chacune du premier coup si possible, sans tomber en panne de carburant.",
        "Find twelve planets together, each at the first try if you can, before the fuel runs out.",
    ),
    turn=Text(
        "La source seule connaît l’arrivée et ne parle qu’en durées : plus elle maintient le bouton, plus c’est loin. "
        "L’équipage écoute et montre une planète.",
        "Only the source knows the goal, and it may only hold a button: the longer, the farther. The crew listens and "
        "points at a planet.",
    ),
    end=Text(
        "Douze planètes trouvées, et c’est gagné : 42 points au plus. Sans carburant, la mission échoue.",
        "Find twelve planets and you all win: 42 points at most. Without fuel the mission fails.",
    ),
    played=(
        Picture(
            Text(
                "Les planètes cerclées sont les arrivées possibles. La source tire l’une d’elles en secret.",
                "The ringed planets are the possible goals. The source draws one of them in secret.",
            ),
            RuleId("CON-8"),
        ),
        Picture(
            Text(
                "Elle trace en secret un itinéraire de la fusée à l’arrivée, tout droit ou avec des escales.",
                "In secret it draws a route from the rocket to the goal, straight or with stopovers.",
            ),
            RuleId("CON-9"),
        ),
        Picture(
            Text(
                "Puis elle maintient un bouton : un appui par tronçon, deux fois plus long si c’est deux fois plus "
                "loin.",
                "Then it holds a button: one press for each leg, twice as long where it is twice as far.",
            ),
            RuleId("CON-11"),
        ),
        Picture(
            Text(
                "L’équipage écoute, compare avec la table, et peut redemander deux fois : c’est gratuit.",
                "The crew listens, compares with the table, and may ask again twice: that is free.",
            ),
            RuleId("CON-14"),
        ),
        Picture(
            Text(
                "Juste du premier coup : la carte Signal de la manche est à nous. Faux : elle est perdue, avec un "
                "carburant.",
                "Right at the first try: the signal card of the round is ours. Wrong: it is lost, and one fuel with "
                "it.",
            ),
            RuleId("CON-16"),
        ),
        Picture(
            Text(
                "La fusée rejoint la planète trouvée, et le voisin de gauche devient la source.",
                "The rocket goes to the planet that was found, and the left neighbour becomes the source.",
            ),
            RuleId("CON-18"),
        ),
    ),
)

NOUNS = (
    Text("planète", "planet"),
    Text("fusée", "rocket"),
    Text("carburant", "fuel"),
    Text("source", "source"),
    Text("équipage", "crew"),
    Text("signal|signaux", "signal"),
    Text("Terre", "Earth"),
    Text("astéroïde", "asteroid"),
    Text("escale", "stopover"),
    Text("spatiaux", "space"),
)
EVENTS = {
    "laid-out": Text("La table est prête. Arrivées possibles : {goals}.", "The table is ready. Goals: {goals}."),
    "round-opened": Text(
        "Manche {number} : {source} est la source. Carte Signal : {signal}. Nouvelle arrivée possible : {planet}. "
        "Arrivée : {goal}.",
        "Round {number}: {source} is the source. Signal card: {signal}. New possible goal: {planet}. Goal: {goal}.",
    ),
    "goal-changed": Text("{source} a changé d’arrivée : {goal}.", "{source} has changed the goal: {goal}."),
    "signal-chosen": Text("{source} choisit la carte Signal {value}.", "{source} chooses the signal card {value}."),
    "route-drawn": Text("{source} trace son itinéraire : {route}.", "{source} draws the route: {route}."),
    "transmitted": Text("{source} transmet : {flights}.", "{source} transmits: {flights}."),
    "asked-again": Text("{seat} redemande.", "{seat} asks again."),
    "pointed": Text("{seat} montre {planets}. Juste : {right}.", "{seat} points at {planets}. Right: {right}."),
    "fuel-lost": Text("Un carburant de moins : il en reste {left}.", "One fuel less: {left} left."),
    "signal-lost": Text("La carte Signal {value} est perdue.", "The signal card {value} is lost."),
    "goal-reached": Text("L’arrivée est atteinte : {round}.", "The goal is reached: {round}."),
    "aid-used": Text("{seat} utilise une carte Aide : {card}.", "{seat} uses an aid card: {card}."),
    "stopover-shown": Text("Première escale : {tile}.", "First stopover: {tile}."),
    "briefing-opened": Text(
        "{seat} rend la carte Aide {card} : on peut se parler.", "{seat} gives up the aid card {card}: all may talk."
    ),
    "reactivated": Text(
        "{seat} réactive les cartes Aide ; carburant : {fuel}.", "{seat} reactivates the aid cards; fuel: {fuel}."
    ),
}

WORDS = Words(
    rulebook=RULEBOOK,
    primer=PRIMER,
    events=EVENTS,
    options={
        "variant": Text("Variante", "Variant"),
        "variant.base": Text("Jeu de base", "Base game"),
        "variant.pro": Text("Pour les pros", "Pro"),
        "variant.help": Text(
            "Le jeu de base pour commencer. Pour les pros : toutes les planètes sont possibles, la source choisit sa "
            "carte Signal, et trois cartes Aide lèvent les doutes.",
            "The base game to start with. Pro: every planet is possible, the source chooses its signal card, and "
            "three aid cards settle doubts.",
        ),
        "level": Text("Niveau", "Level"),
        "level.help": Text(
            "Combien d’arrivées sont possibles au départ : 2 pour une première mission, 6 pour des oreilles exercées.",
            "How many goals are possible at the start: 2 for a first mission, 6 for practised ears.",
        ),
        "rehearsal": Text("La source peut s’essayer à blanc", "The source may rehearse in silence"),
        "rehearsal.help": Text(
            "Oui : avant de transmettre, la source peut faire un essai pour elle seule et voir ses durées. Non : elle "
            "ne voit aucun chiffre avant la fin de la manche.",
            "Yes: before it transmits, the source may try out its flights alone and see how long they were. No: it "
            "sees no figures before the round is over.",
        ),
    },
    reasons={
        "twelve-rounds": Text(
            "Les douze arrivées sont trouvées : mission réussie.", "All twelve goals are found: mission accomplished."
        ),
        "fuel": Text("Plus de carburant : la mission a échoué.", "No fuel left: the mission has failed."),
    },
    phrases={
        "well-played": Text("Bien joué !", "Well played!"),
        "well-heard": Text("Bonne oreille !", "Well heard!"),
        "slower": Text("Plus lentement, s’il te plaît.", "Slower, please."),
        "faster": Text("Plus vite, s’il te plaît.", "Faster, please."),
        "steadier": Text("Gardons la même allure.", "Let’s keep the same pace."),
        "sorry": Text("Ma main a tremblé.", "My hand slipped."),
        "ready": Text("On peut continuer.", "Ready to go on."),
    },
)

EARTH_NAME = Text("la Terre", "Earth")
AID_NAMES: dict[Aid, Text] = {
    "fifty-fifty": Text("50:50", "50:50"),
    "first-stopover": Text("Première escale", "First stopover"),
    "change-goal": Text("Changement d’objectif", "Change of goal"),
}


def tile_word(tile: int) -> Text:
    """A tile as it is named in a sentence."""
    if tile == EARTH:
        return EARTH_NAME
    if tile in ASTEROIDS:
        number = tile - ASTEROIDS[0] + 1
        return Text(f"l’astéroïde {number}", f"asteroid {number}")
    return Text(tile_name(tile), tile_name(tile))
