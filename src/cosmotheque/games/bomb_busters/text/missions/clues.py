"""The mission in which no number is said."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "25": Briefing(
        Text(fr="Les murs ont des oreilles", en="Walls have ears"),
        Text(
            fr="Des micros partout, et une machine qui n’attend qu’un nombre pour tout faire sauter. Parlez de "
            "tricycles, d’araignées, de la semaine : à bon entendeur !",
            en="Microphones everywhere, and a machine that waits for nothing but a number to blow it all up. Talk of "
            "tricycles, of spiders, of the week: a word to the wise!",
        ),
        Text(
            fr="Ne dites aucun nombre : donnez un indice, et le propriétaire du fil répond ce qu’il a compris. Un "
            "nombre dit ou un indice mal compris fait avancer le détonateur.",
            en="Never say a number: give a clue, and the wire’s owner answers what they understood. A number said, or "
            "a clue misunderstood, advances the detonator.",
        ),
    ),
}
