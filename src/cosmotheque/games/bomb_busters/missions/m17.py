"""Mission 17: A forked tongue."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.roles.data import Role

RECORD = Mission(  # BOM-1701 to BOM-1705
    12, Mix(2, 3), NONE, box=1, parts=(Role("liar", "BOM-1704", tools=False, lies=True),)
)

SCENARIO = Scenario(
    name="17",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="La langue de bois", en="A forked tongue"),
    story=Text(
        fr="Quelqu’un dans l’équipe ne sait plus dire la vérité. Il suffit de l’écouter à l’envers.",
        en="Somebody in the team has forgotten how to tell the truth. You only have to listen backwards.",
    ),
    special=Text(
        fr="Un joueur tiré au sort est le menteur : ses jetons disent ce qu’un fil n’est pas, et il n’a pas d’outils.",
        en="One player, drawn at random, is the liar: their tokens say what a wire is not, and they have no tools.",
    ),
    rules=(
        rule(1701, "Un menteur est tiré au sort, tout le monde le sait.", "A liar is drawn, and everybody knows."),
        rule(
            1702,
            "Au départ, à son tour, le menteur pose deux faux jetons devant deux fils différents, pas rouges.",
            "At setup, on their turn, the liar puts two false tokens in front of two different wires, not red.",
        ),
        rule(
            1703,
            "Tous les jetons du menteur sont faux, ceux des autres sont vrais.",
            "All tokens of the liar are false, those of the others are true.",
        ),
        rule(
            1704,
            "Le menteur n’utilise ni équipement ni double détecteur.",
            "The liar uses no equipment and no double detector.",
        ),
        rule(
            1705,
            "Un fil qui change de main garde son jeton, vrai ou faux comme il a été posé.",
            "A wire that changes hands keeps its token, true or false as it was placed.",
        ),
    ),
)
