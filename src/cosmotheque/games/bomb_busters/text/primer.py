"""The game for a newcomer: three lines, and how it is played in a minute."""

from cosmotheque.core.text import Picture, Primer, RuleId, Text

WIRES = Picture(
    Text(
        fr="Vous voyez vos fils, rangés du plus petit au plus grand. Ceux des autres sont cachés, mais triés aussi.",
        en="You see your wires, sorted from low to high. Those of the others are hidden, but sorted too.",
    ),
    RuleId("BOM-9"),
)
TOKEN = Picture(
    Text(
        fr="Au début, chacun pose un jeton Info devant un de ses fils : tous savent ce qu’il vaut.",
        en="At the start everybody puts an info token in front of one of their wires: now all know its value.",
    ),
    RuleId("BOM-11"),
)
RIGHT = Picture(
    Text(
        fr="À votre tour, désignez un fil d’un coéquipier et dites sa valeur. Si c’est juste, il est coupé, et l’un "
        "des vôtres avec lui.",
        en="On your turn point at a teammate’s wire and say its value. If that is right, it is cut, and one of yours "
        "with it.",
    ),
    RuleId("BOM-14"),
)
WRONG = Picture(
    Text(
        fr="Si c’est faux, un jeton montre la vraie valeur, et le détonateur avance d’un cran.",
        en="If it is wrong, a token shows the true value, and the detonator advances one step.",
    ),
    RuleId("BOM-16"),
)
SKULL = Picture(
    Text(
        fr="Sur la tête de mort, la bombe explose : à quatre joueurs, trois erreurs sont permises.",
        en="On the skull the bomb explodes: with four players three mistakes are allowed.",
    ),
    RuleId("BOM-3"),
)
SOLO = Picture(
    Text(
        fr="Si vous avez tous les fils restants d’une valeur, coupez-les en solo : aucun risque.",
        en="If you have all the wires that are left of a value, cut them solo: no risk.",
    ),
    RuleId("BOM-17"),
)
DETECTOR = Picture(
    Text(
        fr="Une fois par mission, votre double détecteur vise deux fils d’un coup : un seul doit convenir.",
        en="Once per mission, your double detector points at two wires: only one of them has to match.",
    ),
    RuleId("BOM-30"),
)
REDS = Picture(
    Text(
        fr="Ne coupez jamais un fil rouge. S’il ne vous reste que des rouges, révélez-les : c’est sans danger.",
        en="Never cut a red wire. If you only have reds left, reveal them: that is safe.",
    ),
    RuleId("BOM-18"),
)

PRIMER = Primer(
    want=Text(
        fr="Ensemble, désamorcez la bombe : coupez tous les fils par paires de même valeur, et jamais un rouge.",
        en="Defuse the bomb together: cut every wire, in matching pairs, and never a red one.",
    ),
    turn=Text(
        fr="Désignez un fil caché d’un coéquipier et annoncez une valeur que vous avez aussi : si c’est juste, les "
        "deux sont coupés.",
        en="Point at a teammate’s hidden wire and announce a value that you have too: if it is right, both are cut.",
    ),
    end=Text(
        fr="Quand tout est coupé, tous ont gagné. Un rouge coupé ou une erreur de trop, et la bombe explose.",
        en="When everything is cut, you all win. A red wire cut, or one mistake too many, and the bomb explodes.",
    ),
    played=(WIRES, TOKEN, RIGHT, WRONG, SKULL, SOLO, DETECTOR, REDS),
)
