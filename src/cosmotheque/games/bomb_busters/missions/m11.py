"""Mission 11: False colours."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, NONE, TWO, Cards, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed

RECORD = Mission(12, NONE, TWO, Cards(at_once=False), box=1, parts=(LikeRed(),))

SCENARIO = Scenario(
    name="11",
    record=RECORD,
    others={2: replace(RECORD, yellow=FOUR, tokens=Tokens(captain_for_two=False))},
    title=Text(fr="Fausse couleur", en="False colours"),
    story=Text(
        "Quelqu’un a repeint des fils. Ils sont bleus, et pourtant ils tuent : un nombre entier est passé à l’ennemi.",
        "Somebody has repainted wires. They are blue, and yet they kill: a whole number has gone over to the enemy.",
    ),
    special=Text(
        "Le nombre de la carte est mortel : ses quatre fils bleus comptent comme des rouges, et personne ne "
        "l’annonce. Visez-en un, et la bombe explose.",
        "The number on the card is deadly: its four blue wires count as red, and nobody may announce it. Point at "
        "one of them and the bomb explodes.",
    ),
    rules=(
        rule(
            1101,
            "Une carte Nombre est tirée au sort et posée : ses quatre fils bleus comptent comme des rouges. Il n’y a "
            "pas d’autre rouge.",
            "A number card is drawn at random and lies open: its four blue wires count as red. There are no other "
            "reds.",
        ),
        rule(
            1102,
            "On ne peut pas les annoncer. En viser un : la bombe explose ; pour les détecteurs, ils comptent comme "
            "des rouges.",
            "They may not be announced. Point at one and the bomb explodes; for detectors they count as reds.",
        ),
        rule(
            1103,
            "On les révèle comme des rouges, quand on n’a plus rien d’autre.",
            "They are revealed like reds, when nothing else is in hand.",
        ),
        rule(
            1104, "La carte Équipement de ce nombre n’est pas tirée.", "The equipment card of that number is not drawn."
        ),
        rule(
            1105,
            "Un jeton de départ ou le post-it peut marquer un de ces fils de son nombre.",
            "A setup token or the post-it may mark such a wire with its number.",
        ),
        rule(
            1106,
            "On ne peut pas interroger le radar sur ce nombre. Pour les étiquettes, deux de ces fils sont égaux et "
            "diffèrent de tout autre. Les talkies-walkies peuvent les échanger.",
            "The radar may not be asked for that number. For labels two of them are equal and differ from everything "
            "else. Walkie-talkies may move them.",
        ),
        rule(
            1107,
            "Sous stabilisateur, en viser un ne fait pas exploser ; il ne reçoit pas de jeton et il est connu.",
            "With the stabilizer pointing at one does not explode; it gets no token and is known.",
        ),
    ),
)
