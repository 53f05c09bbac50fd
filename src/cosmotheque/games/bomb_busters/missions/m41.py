"""Mission 41: Dance steps."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, THREE, TWO, Cards, Fuse, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.tripwires.data import Tripwires

RECORD = Mission(
    12,
    Mix(1, 3),
    FOUR,
    Cards(false_bottom=False),
    Tokens(random=True),
    Fuse(start=1, rises=True),
    apart="yellow",
    apart_to="last",
    stuck="skip",
    box=3,
    parts=(Tripwires(),),
)

SCENARIO = Scenario(
    name="41",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3), yellow=TWO), 3: replace(RECORD, yellow=THREE)},
    title=Text(fr="Pas de danse", en="Dance steps"),
    story=Text(
        "La piste est minée et la mèche presque brûlée. Chacun porte un fil-piège que lui seul voit.",
        "The floor is mined and the fuse nearly burnt. Everybody carries a tripwire that only they can see.",
    ),
    special=Text(
        "Le détonateur est à son dernier cran : une erreur, et la bombe explose. Désignez le fil-piège (jaune) "
        "d’un coéquipier, et vous gagnez un cran.",
        "The detonator is on its last step: one mistake and the bomb explodes. Point out a teammate’s tripwire "
        "(yellow) and you gain a step.",
    ),
    rules=(
        rule(
            4101,
            "Les fils jaunes sont des fils-pièges, distribués à part, un par joueur ; à cinq, aucun au capitaine.",
            "Yellow wires are tripwires, dealt apart, one to each player; with five players none to the captain.",
        ),
        rule(
            4102,
            "La mèche est à 1. Les jetons de départ sont tirés au sort. Pas de carte jaune.",
            "The fuse is 1. The setup tokens are random. No yellow card.",
        ),
        rule(
            4103,
            "Les fils-pièges ne se coupent pas par paires : le jaune ne s’annonce pas. Action spéciale à son tour : "
            "désigner un fil d’un coéquipier et dire que c’est un fil-piège, qu’on en ait un ou non.",
            "Tripwires are not cut in pairs: yellow is not announced. Special action on your turn: point at one "
            "teammate’s wire and call it a tripwire, whether or not you have one yourself.",
        ),
        rule(
            4104,
            "Juste : ce fil seul est posé, et le détonateur recule. Faux : il reçoit son jeton, et le détonateur "
            "avance. Rouge : la bombe explose.",
            "Right: that wire alone is laid down and the detonator goes back. Wrong: it gets its info token and the "
            "detonator advances. Red: the bomb explodes.",
        ),
        rule(
            4105,
            "Un joueur qui n’a plus que son fil-piège et des rouges passe son tour, sans que le détonateur avance, et "
            "ne désigne pas ceux des autres. Si plus personne ne peut jouer, la bombe explose.",
            "A player with only their own tripwire and reds left skips their turn, the detonator does not advance, "
            "and they do not call others’ tripwires. When nobody can play any more, the bomb explodes.",
        ),
        rule(
            4106,
            "Le stabilisateur protège cette action ; les détecteurs n’y servent pas.",
            "The stabilizer protects a call; detectors cannot be used for it.",
        ),
    ),
)
