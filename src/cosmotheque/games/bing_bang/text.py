"""The words of the game in both languages: options, end reasons, phrases; the rules are in `rulebook/`."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.bing_bang.rulebook import RULEBOOK

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
