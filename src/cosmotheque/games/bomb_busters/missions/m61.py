"""Mission 61: The constraints go round."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints

RECORD = Mission(12, ONE, NONE, stuck="skip", box=5, parts=(OwnConstraints("BOM-6102", "ring"),))

SCENARIO = Scenario(
    name="61",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="La ronde des contraintes", en="The constraints go round"),
    story=Text(
        fr="Chacun porte un fardeau. Faites-le passer avant qu’il ne vous écrase.",
        en="Everybody carries a burden. Pass it on before it crushes you.",
    ),
    special=Text(
        fr="Obéissez à votre contrainte ; à chaque tour de table, le capitaine peut toutes les décaler d’une "
        "place, et chacun peut changer la sienne pour un cran. Si personne ne peut jouer pendant un tour de "
        "table, la bombe explose.",
        en="Obey your own constraint; each round the captain may move them all one place, and anybody may swap "
        "theirs for one step. If nobody can play for a whole round, the bomb explodes.",
    ),
    rules=(
        rule(
            6101,
            "Chacun reçoit une contrainte A à E au hasard, ouverte. À deux joueurs, deux autres sont à gauche et à "
            "droite du capitaine ; à trois, une à sa gauche : des places d’un anneau.",
            "Everybody gets a random constraint A to E, open. With two players two more lie to the captain’s left and "
            "right, with three one to the captain’s left: places of a ring.",
        ),
        rule(
            6102,
            "Chacun obéit à la sienne. Si l’on ne peut rien faire, on passe ; si tous passent l’un après l’autre, la "
            "bombe explose.",
            "Everybody obeys their own. If you can do nothing, you skip your turn; if everybody skips in a row, the "
            "bomb explodes.",
        ),
        rule(
            6103,
            "Avant le tour du capitaine, la première fois aussi, toutes les cartes peuvent avancer d’une place dans un "
            "sens ou dans l’autre ; le capitaine choisit.",
            "Before the captain’s turn, the first time too, all cards may move one place either way; the captain "
            "chooses.",
        ),
        rule(
            6104,
            "À tout moment, un joueur qui a des fils peut défausser sa carte et en tirer une de F à L : le détonateur "
            "avance. Les cartes défaussées ne reviennent pas.",
            "Any time, anybody with wires may discard their card and draw one of F to L: the detonator advances. "
            "Discarded ones do not come back.",
        ),
        rule(
            6105,
            "À quatre ou cinq, l’anneau est fait des places ; un joueur qui n’a plus de fils y garde la sienne.",
            "With four or five players the ring is the seats; a player without wires keeps a place in it.",
        ),
    ),
)
