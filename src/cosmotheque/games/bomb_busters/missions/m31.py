"""Mission 31: One hand behind your back."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints

SCENARIO = Scenario(
    name="31",
    record=Mission(12, Mix(2, 3), NONE, box=3, parts=(OwnConstraints("BOM-3102", "chosen"),)),
    title=Text(fr="Une main dans le dos", en="One hand behind your back"),
    story=Text(
        fr="Le clown trouve que c’est trop facile. Chacun jouera donc avec un handicap ; au moins, vous "
        "choisissez le vôtre.",
        en="The clown thinks you make it look easy. From now on everybody plays with a handicap; at least you "
        "choose your own.",
    ),
    special=Text(
        fr="Choisissez une contrainte de A à E et obéissez-lui, jusqu’à être bloqué. À deux, évitez A avec B et C "
        "avec D.",
        en="Choose a constraint from A to E and obey it until you get stuck. With two players, avoid A with B and "
        "C with D.",
    ),
    rules=(
        rule(
            3101,
            "Les contraintes A à E sont ouvertes. À partir du capitaine, avant les jetons, chacun en choisit une ; le "
            "reste s’en va.",
            "Constraints A to E lie open. From the captain clockwise, before the tokens, everybody chooses one; the "
            "rest go.",
        ),
        rule(
            3102,
            "Chacun obéit à la sienne. Si l’on ne peut rien faire au début de son tour, on la retourne pour de bon et "
            "l’on joue.",
            "Everybody obeys their own. If you can do nothing at the start of your turn, you turn it down for good "
            "and play.",
        ),
        rule(
            3103,
            "À deux, mieux vaut ne prendre ni A et B, ni C et D ; c’est permis.",
            "Two players had better not take A and B, nor C and D; it is allowed.",
        ),
    ),
)
