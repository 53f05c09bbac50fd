"""The bunker and mission 66 (BOM-330 to BOM-339, BOM-6601 to BOM-6613)."""

from cosmotheque.core.text import Section, Text, numbered

rule = numbered("BOM")

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

MISSIONS = {
    66: (
        rule(
            6601,
            "Mission 66 : deux rouges, deux jaunes, et le bunker. La figurine part de l’hélicoptère.",
            "Mission 66: two red, two yellow, and the bunker. The figure starts at the helicopter.",
        ),
        rule(
            6602,
            "Chaque coupe fait avancer la figurine, ou la laisse en place.",
            "Every cut moves the figure, or leaves it where it is.",
        ),
        rule(6603, "Les fils jaunes ne se coupent que sur ordre.", "Yellow wires are cut only on order."),
        rule(
            6604,
            "La clé (b3) ouvre pour de bon la porte entre b3 et c3.",
            "The key (b3) opens the door between b3 and c3 for good.",
        ),
        rule(
            6605,
            "L’action du garde (d2) l’endort. Prendre l’escalier pendant qu’il veille fait avancer le détonateur, une "
            "fois.",
            "The guard’s action (d2) puts him to sleep. Entering the stairs while he is awake advances the detonator, "
            "once.",
        ),
        rule(6606, "L’escalier ne se prend que vers le haut.", "The stairs lead up only."),
        rule(
            6607,
            "Le levier (d3) éteint la barrière lumineuse ; avant, c’est un mur.",
            "The lever (d3) switches the light barrier off; before that it is a wall.",
        ),
        rule(
            6608,
            "À l’arrivée chez le Docteur (a1) vient l’ordre : les jaunes peuvent être coupés, et la figurine ne bouge "
            "plus.",
            "On arrival at the Doctor (a1) the order comes: yellow wires may be cut, and the figure does not move any "
            "more.",
        ),
        rule(
            6609,
            "La mission est gagnée quand il ne reste aucun fil. Il n’y a pas de pendule : les paires de fils bleus "
            "sont le compte à rebours.",
            "The mission is won when no wires are left. There is no clock: the pairs of blue wires are the countdown.",
        ),
        rule(
            6610,
            "Un joueur qui n’a que des jaunes (et des rouges) avant l’ordre passe son tour. Si tous les bleus sont "
            "coupés avant l’ordre, la bombe explose.",
            "A player with only yellow (and red) wires before the order skips their turn. If all blue wires are cut "
            "before the order, the bomb explodes.",
        ),
        rule(
            6611,
            "Ici les contraintes sont des directions : personne n’est tenu de les respecter.",
            "Here constraints are directions: nobody has to obey them.",
        ),
        rule(
            6612,
            "Le choix du pas n’est demandé que s’il y en a plusieurs.",
            "The step is asked for only where there are several.",
        ),
        rule(
            6613,
            "Après un échec, on recommence l’assaut. Le succès achève la campagne.",
            "After a failure storm it again. Success ends the campaign.",
        ),
    ),
}
