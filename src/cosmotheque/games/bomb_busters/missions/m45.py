"""Mission 45: Who will do it?"""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, THREE, TWO, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.called.data import Called

RECORD = Mission(
    12, TWO, NONE, cards_without(10, 11), box=4, new_characters=NO_RAY, parts=(Called(4500, volunteers=True),)
)

SCENARIO = Scenario(
    name="45",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Qui s’y colle ?", en="Who will do it?"),
    story=Text(
        fr="Le pirate compte à voix haute et personne n’a de tour. Le premier qui lève la main descend dans la cale.",
        en="The pirate counts aloud and nobody has a turn. The first to raise a hand goes down into the hold.",
    ),
    special=Text(
        fr="Pas d’ordre de jeu : un nombre sort, et le premier volontaire le coupe. Sans volontaire, le capitaine "
        "désigne un joueur ; s’il n’a pas ce nombre, il montre un fil et le détonateur avance.",
        en="There are no turns: a number comes up, and the first volunteer cuts it. If there is none, the captain "
        "names a player; if they do not have it, they show a wire and the detonator advances.",
    ),
    rules=(
        rule(
            4501,
            "Pas d’ordre de jeu. Le capitaine révèle une carte Nombre ; le premier qui le demande doit couper cette "
            "valeur.",
            "No turn order. The captain reveals a number card; the first to say so must cut that value.",
        ),
        rule(
            4502,
            "Un joueur qui se propose sans l’avoir, ou dit autre chose, fait avancer le détonateur.",
            "A player who volunteers without having it, or says anything else, advances the detonator.",
        ),
        rule(
            4503,
            "À l’écran, seuls ceux qui ont la valeur peuvent se proposer, et on ne se parle pas : personne ne se "
            "trompe, et personne d’autre ne sait qui le peut.",
            "On screen only those who have the value can volunteer, and nobody speaks: so nobody is wrong, and nobody "
            "else learns who can.",
        ),
        rule(
            4504,
            "Si personne ne se propose, le capitaine désigne quelqu’un, lui-même peut-être. Si ce joueur a la valeur, "
            "il la coupe ; sinon, il marque un de ses fils bleus d’un vrai jeton, et le détonateur avance.",
            "If nobody volunteers, the captain names a player, themselves included. If that player has the value, "
            "they cut it; if not, they mark one of their blue wires with a true token, and the detonator advances.",
        ),
        rule(
            4505,
            "Aux tours, chacun décide en secret, de couper ou de se taire ; s’il y a plusieurs volontaires, c’est le "
            "premier à partir du capitaine qui coupe. Au temps, on a dix secondes, et le premier qui se propose coupe.",
            "By turns everybody decides in secret, to cut or to stay silent; of several volunteers the first "
            "clockwise from the captain cuts. By time there are ten seconds, and the first to volunteer cuts.",
        ),
        rule(
            4506,
            "À tout moment, un joueur qui n’a que des rouges peut les révéler. Le capitaine révèle les cartes même "
            "sans fils.",
            "At any time somebody with only reds may reveal them. The captain reveals cards even without wires.",
        ),
        rule(
            4507,
            "Le même joueur peut couper plusieurs fois de suite.",
            "The same player may cut several times running.",
        ),
    ),
)
