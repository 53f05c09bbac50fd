"""Mission 25: Walls have ears."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.clues.data import Clues

RECORD = Mission(12, TWO, NONE, box=2, parts=(Clues(),))

SCENARIO = Scenario(
    name="25",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Les murs ont des oreilles", en="Walls have ears"),
    story=Text(
        fr="Des micros partout, et une machine qui n’attend qu’un nombre pour tout faire sauter. Parlez de "
        "tricycles, d’araignées, de la semaine : à bon entendeur !",
        en="Microphones everywhere, and a machine that waits for nothing but a number to blow it all up. Talk of "
        "tricycles, of spiders, of the week: a word to the wise!",
    ),
    special=Text(
        fr="Ne dites aucun nombre : donnez un indice, et le propriétaire du fil répond ce qu’il a compris. Un "
        "nombre dit ou un indice mal compris fait avancer le détonateur.",
        en="Never say a number: give a clue, and the wire’s owner answers what they understood. A number said, or "
        "a clue misunderstood, advances the detonator.",
    ),
    rules=(
        rule(
            2501,
            "Mission 25 : personne ne dit le nombre d’un fil, en aucune langue. Si l’on en dit un, le détonateur "
            "avance. Rien d’autre ne change.",
            "Mission 25: nobody says the number of a wire, in any language. If you say one, the detonator advances. "
            "Nothing else changes.",
        ),
        rule(
            2502,
            "Un nombre s’annonce par un indice, jamais par un chiffre, et doit être compris. Ce que l’on veut dire est "
            "fixé avec l’action, et personne d’autre ne le voit.",
            "A number is announced by a clue, never by a numeral, and has to be understood. What is meant is fixed "
            "with the action, and nobody else sees it.",
        ),
        rule(
            2503,
            "On choisit l’un de trois indices tirés d’une liste : des choses qui vont par ce nombre ; quelques-unes "
            "pourraient en désigner un autre. Ou l’on en écrit un soi-même, de 60 signes au plus.",
            "One of three clues drawn from a list is chosen: things that come in that number; a few could mean "
            "another one. Or you write one yourself, 60 signs at most.",
        ),
        rule(
            2504,
            "Un indice écrit avec un chiffre ou un nombre en lettres, français ou anglais, n’est pas envoyé : le "
            "détonateur avance, une fois par tour au plus, et l’on choisit à nouveau. « Un » et « une » sont permis.",
            "A written clue with a digit or a number word, French or English, is not sent: the detonator advances, at "
            "most once a turn, and you choose again. The French articles “un” and “une” are allowed.",
        ),
        rule(
            2505,
            "Le propriétaire du fil désigné dit quel nombre il a compris. Si c’est le bon, la coupe se joue comme "
            "d’habitude. Sinon le détonateur avance, rien n’est coupé, aucun jeton n’est posé, les deux nombres sont "
            "montrés, et le tour est fini. Ce qui a servi à l’annonce est utilisé.",
            "The owner of the wire pointed at says which number they understood. If it is the one meant, the cut is "
            "settled as usual. Otherwise the detonator advances, nothing is cut, no token is placed, both numbers are "
            "shown, and the turn is over. Tools used for the announcement are used up.",
        ),
        rule(
            2506,
            "Jaune se dit : ce n’est pas un nombre. L’équipement suit la même règle ; avec le rayon il y a deux "
            "indices. Pour une coupe en solo et pour le radar, c’est le voisin de gauche qui a encore des fils qui "
            "doit comprendre ; s’il n’y en a pas, le nombre se dit.",
            "Yellow may be said: it is no number. Equipment follows the same rule; with the ray there are two clues. "
            "For a solo cut and for the radar it is the left neighbour with wires who has to understand; where there "
            "is none, the number is said.",
        ),
        rule(
            2507,
            "On discute librement dans cette mission, mais sans nombres : un message qui en contient un n’est pas "
            "envoyé et fait avancer le détonateur, une fois par tour de table au plus.",
            "Chat is open in this mission, but without numbers: a message with one is not sent and advances the "
            "detonator, at most once in each turn.",
        ),
        rule(
            2508,
            "Si l’on ne comprend pas un indice écrit, on peut en demander un autre, sans frais ; un robot le fait "
            "quand la liste ne l’aide pas. Il comprend toujours ceux de la liste. L’option « nombres en clair » "
            "supprime tout cela.",
            "If you do not understand a written clue, you may ask for another, free of charge; a bot does so where "
            "the list does not help. It always understands those of the list. The option “plain numbers” turns all "
            "this off.",
        ),
        rule(
            2509,
            "Le journal garde les indices jusqu’à ce que la coupe soit jouée ; ensuite il donne les nombres. Les "
            "jetons montrent des chiffres.",
            "The log keeps clues until the cut is settled; then it tells the numbers. Tokens show numerals.",
        ),
    ),
)
