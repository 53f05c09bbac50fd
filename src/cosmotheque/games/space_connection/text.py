"""Everything the game says, in French and English."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text, Words
from cosmotheque.games.space_connection.components.sky import Craft
from cosmotheque.games.space_connection.rulebook import RULEBOOK

PRIMER = Primer(
    want=Text(
        fr="Trouver tous les systèmes de planètes de l’adversaire avant qu’il ne trouve les vôtres.",
        en="Find all your opponent’s planet systems before they find yours.",
    ),
    turn=Text(
        fr="Un lancement dans le ciel adverse : fusée, astronef, super-astronef ou lasers.",
        en="One launch into the other sky: a rocket, a ship, a super ship or lasers.",
    ),
    end=Text(
        fr="Le premier qui a découvert tous les systèmes de l’autre gagne aussitôt.",
        en="The first to uncover all the other’s systems wins right away.",
    ),
    played=(
        Picture(
            Text(
                fr="D’abord, chacun cache ses planètes. Celles qui se touchent forment un système.",
                en="First, everybody hides their planets. Those that touch form a system.",
            ),
            RuleId("SC-5"),
        ),
        Picture(
            Text(fr="La fusée sonde une position inconnue.", en="A rocket probes one unknown position."),
            RuleId("SC-10"),
        ),
        Picture(
            Text(
                fr="L’astronef sonde sa position et les voisines.", en="A ship probes its position and the neighbours."
            ),
            RuleId("SC-11"),
        ),
        Picture(
            Text(
                fr="Le super-astronef, au centre d’un triangle tracé, le sonde tout entier.",
                en="A super ship, on the centre of a drawn triangle, probes all of it.",
            ),
            RuleId("SC-12"),
        ),
        Picture(
            Text(
                fr="Deux émetteurs laser sur une ligne tracée sondent tout entre eux.",
                en="Two laser emitters on a drawn line probe everything between them.",
            ),
            RuleId("SC-13"),
        ),
        Picture(
            Text(
                fr="Un engin posé sur une planète revient ; sinon il est perdu. Ce qu’il a vu compte toujours.",
                en="A craft that stands on a planet comes back; otherwise it is lost. What it saw always counts.",
            ),
            RuleId("SC-14"),
        ),
        Picture(
            Text(
                fr="Un système entier devient vert et vaut un point. Autour de lui, il n’y a plus rien.",
                en="A whole system turns green and is worth a point. There is nothing around it.",
            ),
            RuleId("SC-20"),
        ),
    ),
)

NOUNS = (
    Text(fr="planète", en="planet"),
    Text(fr="système", en="system"),
    Text(fr="ciel|cieux", en="sky|skies"),
    Text(fr="fusée", en="rocket"),
    Text(fr="astronef", en="ship"),
    Text(fr="engin", en="craft"),
    Text(fr="laser", en="laser"),
    Text(fr="émetteur", en="emitter"),
    Text(fr="triangle", en="triangle"),
)
EVENTS = {
    "drafted": Text(fr="Planètes posées : {planets}.", en="Planets laid: {planets}."),
    "confirmed": Text(fr="{seat} est prête.", en="{seat} is ready."),
    "first-drawn": Text(fr="{seat} commence.", en="{seat} begins."),
    "launched": Text(
        fr="{seat} lance en {at} : {craft}. Planètes : {found}. Vides : {empty}. L’engin revient : {returned}.",
        en="{seat} launches on {at}: {craft}. Planets: {found}. Empty: {empty}. The craft comes back: {returned}.",
    ),
    "completed": Text(
        fr="{seat} a découvert un système entier : {system}. Vides autour : {empty}.",
        en="{seat} has uncovered a whole system: {system}. Empty around it: {empty}.",
    ),
    "passed": Text(fr="{seat} n’a rien à lancer et passe.", en="{seat} has nothing to launch and passes."),
}
CRAFT_NAMES = {
    Craft.ROCKET: Text(fr="fusée", en="rocket"),
    Craft.SHIP: Text(fr="astronef", en="ship"),
    Craft.SUPER_SHIP: Text(fr="super-astronef", en="super ship"),
    Craft.LASER: Text(fr="laser", en="laser"),
}

WORDS = Words(
    rulebook=RULEBOOK,
    primer=PRIMER,
    events=EVENTS,
    options={
        "side": Text(fr="Taille du ciel", en="Size of the sky"),
        "side.help": Text(
            fr="Plus le ciel est grand, plus il y a de planètes à trouver et d’engins pour le faire.",
            en="The larger the sky, the more planets to find, and the more craft to find them with.",
        ),
        "side.3": Text(fr="Petit : 6 planètes, 3 systèmes", en="Small: 6 planets, 3 systems"),
        "side.3.help": Text(
            fr="37 positions : une partie de cinq minutes, idéale pour commencer.",
            en="37 positions: a game of five minutes, good to start with.",
        ),
        "side.6": Text(fr="Normal : 20 planètes, 9 systèmes", en="Usual: 20 planets, 9 systems"),
        "side.6.help": Text(
            fr="127 positions : le jeu tel qu’il est dans la boîte, de vingt à trente minutes.",
            en="127 positions: the game as it is in the box, twenty to thirty minutes.",
        ),
        "side.9": Text(fr="Grand : 44 planètes, 18 systèmes", en="Large: 44 planets, 18 systems"),
        "side.9.help": Text(
            fr="271 positions : une longue chasse, plutôt sur un grand écran.",
            en="271 positions: a long hunt, best on a large screen.",
        ),
    },
    reasons={
        "all-systems": Text(
            fr="Tous les systèmes d’un des deux ciels sont découverts.", en="All systems of one sky are uncovered."
        ),
        "more-systems": Text(
            fr="Plus rien à lancer ni à apprendre : celui qui a découvert le plus de systèmes l’emporte.",
            en="Nothing left to launch or to learn: whoever found more systems wins.",
        ),
        "more-planets": Text(
            fr="Autant de systèmes : celui qui a trouvé le plus de planètes l’emporte.",
            en="Equal systems: the player who found more planets wins.",
        ),
        "draw": Text(
            fr="Partie nulle : autant de systèmes, autant de planètes.", en="Draw: systems and planets equal."
        ),
        "resigned": Text(fr="Abandon.", en="A player gave up."),
        "time": Text(fr="Temps écoulé.", en="Out of time."),
    },
    phrases={
        "hello": Text(fr="Bonjour, bonne partie !", en="Hello, have a good game!"),
        "nice": Text(fr="Bien visé !", en="Well aimed!"),
        "cold": Text(fr="Il n’y a que du vide par ici…", en="Nothing but empty space out there…"),
        "close": Text(fr="Tu chauffes !", en="You are getting warm!"),
        "ouch": Text(fr="Aïe, ma plus belle planète.", en="Ouch, my finest planet."),
        "thanks": Text(fr="Merci pour la partie.", en="Thank you for the game."),
        "again": Text(fr="On en refait une ?", en="Another one?"),
    },
)
