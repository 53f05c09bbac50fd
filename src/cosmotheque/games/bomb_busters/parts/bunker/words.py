"""The bunker in words (BOM-330 to BOM-339): its rules, its sides, what is said in it."""

from typing import Any

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.rule import rule

BUNKER = Section(
    Text(fr="Le bunker", en="The bunker"),
    (
        rule(
            330,
            "Deux étages de trois rangées et quatre colonnes, le nord en haut : colonnes a à d d’ouest en est, rangées "
            "1 à 3 du nord au sud.",
            "Two floors of three rows and four columns, north at the top: columns a to d from west to east, rows 1 to "
            "3 from north to south.",
        ),
        rule(
            331,
            "Rez-de-chaussée : hélicoptère en a1 (départ), clé en b3 et garde en d2 (rayés), escalier en d1. Murs "
            "entre les colonnes b et c, avec une porte entre b3 et c3, et entre d1 et d2.",
            "Ground floor: helicopter on a1 (start), key on b3 and guard on d2 (striped), stairs on d1. Walls between "
            "columns b and c, with a door between b3 and c3, and between d1 and d2.",
        ),
        rule(
            332,
            "Étage : escalier en d1 (arrivée), levier en d3 et Docteur en a1 (rayés), pièges en b1, b3 et d2. Un mur "
            "entre d1 et d2, une barrière lumineuse entre les colonnes b et c.",
            "Upper floor: stairs on d1 (arrival), lever on d3 and Doctor on a1 (striped), traps on b1, b3 and d2. A "
            "wall between d1 and d2, a light barrier between columns b and c.",
        ),
        rule(
            333,
            "Quatre des contraintes A à E sont tirées au hasard, une par côté ; la cinquième est la contrainte ACTION.",
            "Four of the constraints A to E are drawn, one for each side; the fifth is the ACTION constraint.",
        ),
        rule(
            334,
            "Après chaque coupe, réussie ou non, la figurine fait un pas vers un côté dont la valeur annoncée remplit "
            "la contrainte, au choix de celui qui a coupé.",
            "After every cut, right or wrong, the figure takes one step towards a side whose constraint the announced "
            "value meets, as the cutter chooses.",
        ),
        rule(
            335,
            "Murs et bords ne se franchissent pas. Si aucun pas permis n’est possible, la figurine reste ; sinon elle "
            "doit avancer.",
            "Walls and edges cannot be crossed. If none of the steps that are allowed can be made, the figure stays; "
            "otherwise it must move.",
        ),
        rule(
            336,
            "Une coupe en solo de quatre fils compte double : deux pas ou deux actions, l’un après l’autre.",
            "A solo cut of four wires counts twice: two steps or actions, one after the other.",
        ),
        rule(
            337,
            "Sur une case rayée la figurine ne bouge pas : une coupe réussie dont la valeur remplit la contrainte "
            "ACTION fait l’action de la case. Ensuite la case est comme les autres.",
            "On a striped place the figure does not move: a successful cut whose value meets the ACTION constraint "
            "does the place’s action. After that the place is like any other.",
        ),
        rule(
            338,
            "Un piège fait avancer le détonateur. L’escalier mène à l’autre étage.",
            "A trap advances the detonator. The stairs lead to the other floor.",
        ),
        rule(
            339,
            "Avec le rayon, c’est la valeur trouvée qui compte ; après une erreur, l’une des deux annoncées, au choix.",
            "With the ray it is the value that matched; after a mistake either of the two announced, as the cutter "
            "likes.",
        ),
    ),
)

JOB_NAMES = {
    "key": Text(fr="La clé est à vous. La porte s’ouvre.", en="Key in hand. The door is yours."),
    "guard": Text(fr="Bonne nuit.", en="Sleep well."),
    "lever": Text(fr="Extinction des feux.", en="Lights out."),
    "doctor": Text(fr="Les jaunes ! Les deux ! Maintenant !", en="Yellow! Both! Now!"),
    "seen": Text(fr="On vous a vus !", en="You have been seen!"),
    "stairs": Text(fr="On monte.", en="Up."),
}
SIDE_NAMES = {
    "north": Text(fr="au nord", en="north"),
    "east": Text(fr="à l’est", en="east"),
    "south": Text(fr="au sud", en="south"),
    "west": Text(fr="à l’ouest", en="west"),
}

EVENTS = {
    "bunker": Text(
        "Autour du bunker : {sides} ; pour agir : {action}.", "Round the bunker: {sides}; to act: {action}."
    ),
    "stepped": Text(
        "La figurine est à l’étage {floor}, colonne {column}, ligne {row}.",
        "The figure is on floor {floor}, column {column}, row {row}.",
    ),
    "job": Text("{job}", "{job}"),
    "spotted": Text("Repérés : {by}.", "Spotted: {by}."),
}


def name(event: Event, field: str, value: Any) -> Text | None:
    """The job of a seat."""
    return JOB_NAMES.get(value) if field == "job" else None
