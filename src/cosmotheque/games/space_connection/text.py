"""Everything the game says, in French and English."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.space_connection.rulebook import RULEBOOK

WORDS = Words(
    rulebook=RULEBOOK,
    options={
        "side": Text(fr="Taille du ciel", en="Size of the sky"),
        "side.3": Text(fr="Petit : 6 planètes, 3 systèmes", en="Small: 6 planets, 3 systems"),
        "side.6": Text(fr="Normal : 20 planètes, 9 systèmes", en="Usual: 20 planets, 9 systems"),
        "side.9": Text(fr="Grand : 44 planètes, 18 systèmes", en="Large: 44 planets, 18 systems"),
    },
    reasons={
        "all-systems": Text(
            fr="Tous les systèmes d'un des deux ciels sont découverts.", en="All systems of one sky are uncovered."
        ),
        "more-systems": Text(
            fr="Plus rien à lancer ni à apprendre : le plus de systèmes l'emporte.",
            en="Nothing left to launch or to learn: more systems win.",
        ),
        "more-planets": Text(
            fr="Autant de systèmes : le plus de planètes trouvées l'emporte.",
            en="As many systems: more planets found win.",
        ),
        "draw": Text(
            fr="Partie nulle : autant de systèmes, autant de planètes.", en="Draw: systems and planets equal."
        ),
        "resigned": Text(fr="Abandon.", en="Resignation."),
        "time": Text(fr="Temps écoulé.", en="Out of time."),
    },
    phrases={
        "hello": Text(fr="Bonjour, bonne partie !", en="Hello, have a good game!"),
        "nice": Text(fr="Bien visé.", en="Well aimed."),
        "cold": Text(fr="Il n'y a que du vide par ici…", en="Nothing but empty space out there…"),
        "close": Text(fr="Vous chauffez.", en="You are getting warm."),
        "ouch": Text(fr="Aïe, ma plus belle planète.", en="Ouch, my finest planet."),
        "thanks": Text(fr="Merci pour la partie.", en="Thank you for the game."),
        "again": Text(fr="On en refait une ?", en="Another one?"),
    },
)
