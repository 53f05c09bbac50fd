"""Mission 39: The four sages."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, NO_CARDS, THREE, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce

RECORD = Mission(
    12, Mix(2, 3), FOUR, NO_CARDS, Tokens(random=True), box=3, parts=(AtOnce("BOM-3903", "BOM-3903", deck=8),)
)

SCENARIO = Scenario(
    name="39",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Les quatre sages", en="The four sages"),
    story=Text(
        "Au monastère on ne prête pas d’outils. On enseigne, à qui sait couper quatre fils d’un seul souffle.",
        "The monastery lends no tools. It teaches those who cut four wires in a single breath.",
    ),
    special=Text(
        "Pas d’équipement : un joueur doit couper d’un coup les quatre fils du nombre affiché, et un seul fil "
        "faux fait exploser la bombe. Plus tôt c’est fait, plus vous recevez de jetons.",
        "No equipment: one player must cut all four wires of the number shown in one go, and one wrong wire blows "
        "up the bomb. The sooner it is done, the more tokens you get.",
    ),
    rules=(
        rule(
            3901,
            "Pas d’équipement. Une carte Nombre tirée au sort est visible ; huit des autres forment une pioche face "
            "cachée, les trois dernières sont écartées sans être vues.",
            "No equipment. One number card at random is open; eight of the others are a face-down deck, the last "
            "three are out, unseen.",
        ),
        rule(3902, "Les jetons de départ sont tirés au sort.", "The setup tokens are random."),
        rule(
            3903,
            "Un joueur doit couper d’un coup les quatre fils du nombre visible, à son tour, qu’il en ait ou non ; "
            "manqué, la bombe explose. D’ici là ce nombre ne peut être coupé autrement.",
            "One player must cut the four wires of the open number in one go, on their turn, whether or not they have "
            "one; if that fails, the bomb explodes. Until then the number cannot be cut otherwise.",
        ),
        rule(
            3904,
            "À la fin de chaque tour de table avant cela, la première carte de la pioche est défaussée sans être vue.",
            "At the end of each round before that, the top card of the deck is discarded unseen.",
        ),
        rule(
            3905,
            "Ensuite les cartes qui restent sont distribuées une à une, face cachée, à partir du capitaine. Chacun "
            "pose, pour chaque valeur reçue, un jeton devant un de ses fils de cette valeur, s’il en a un et s’il "
            "reste un jeton ; sinon la carte est ignorée.",
            "After it the cards left are dealt one by one, face down, from the captain on. For each value received "
            "everybody puts an info token in front of one of their wires of it, if they have one and a token is left; "
            "otherwise the card is ignored.",
        ),
        rule(
            3906,
            "Dans l’ordre à partir du capitaine ; le propriétaire choisit le fil ; les cartes ignorées ne sont pas "
            "montrées ; un joueur qui n’a plus de fils n’en reçoit pas.",
            "In order from the captain; the owner chooses the wire; ignored cards are not shown; players without "
            "uncut wires are dealt none.",
        ),
    ),
)
