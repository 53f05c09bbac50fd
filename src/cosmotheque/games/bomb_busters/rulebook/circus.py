"""The circus (mission 42): a script in acts."""

from cosmotheque.core.text import Rule, numbered

rule = numbered("BOM")

MISSIONS: dict[int, tuple[Rule, ...]] = {
    42: (
        rule(
            4201,
            "Mission 42 : un rouge parmi trois, quatre jaunes, et une voix qui présente le spectacle. Aucun autre "
            "matériel.",
            "Mission 42: one of three red, four yellow, and a voice that presents the show. No other parts.",
        ),
        rule(
            4202,
            "Le script dure 14 minutes, en numéros qui durent chacun jusqu’au suivant ; si les tours comptent, 42 "
            "tours de 20 secondes.",
            "The script runs 14 minutes, in acts that each last until the next; where turns count, 42 turns of 20 "
            "seconds.",
        ),
        rule(
            4203,
            "0:00. La parade : on joue dans l’autre sens, jusqu’au final.",
            "0:00. The parade: play goes the other way round, until the finale.",
        ),
        rule(
            4204,
            "2:00 (avant le 7e tour). Le mime : discussion et phrases sont fermées, et les nombres sont des indices de "
            "la liste, à comprendre, comme dans la mission 25.",
            "2:00 (before turn 7). The mime: chat and phrases are closed, and numbers are clues of the list, to be "
            "understood, as in mission 25.",
        ),
        rule(
            4205,
            "4:00 (avant le 13e tour). Le trapèze : chacun qui a des fils en choisit un en secret ; tous passent en "
            "même temps au joueur suivant qui a des fils, dans le sens horaire, et prennent leur place dans l’ordre "
            "sur le support que son propre fil a quitté. Tous voient d’où et où ; les jetons suivent.",
            "4:00 (before turn 13). The trapeze: everybody with wires chooses one in secret; all are passed at the "
            "same time to the next player with wires, clockwise, and filed in order in the stand that their own one "
            "left. All see from where and to where; tokens travel.",
        ),
        rule(
            4206,
            "6:00 (avant le 19e tour). La cage : une coupe en duo ne vise que le prochain joueur qui a des fils, à "
            "gauche ou à droite ; à deux ou trois joueurs, à gauche. Si l’on ne peut rien faire, on passe son tour.",
            "6:00 (before turn 19). The cage: dual cuts point only at the next player with wires on either side; with "
            "two or three players, on the left. If you can do nothing, you skip your turn.",
        ),
        rule(
            4207,
            "8:00 (avant le 25e tour). Le fil tendu : une erreur fait avancer le détonateur de deux crans ; s’il n’y "
            "en a aucune jusqu’au numéro suivant, il recule d’un cran, pas au-delà de son départ.",
            "8:00 (before turn 25). The tightrope: a mistake advances the detonator by two steps; if there is none "
            "until the next act, it goes back one, not beyond its start.",
        ),
        rule(
            4208,
            "10:00 (avant le 31e tour). Le final : on joue à nouveau dans le sens horaire ; si les jaunes ne sont pas "
            "tous coupés, le détonateur avance, avant de reculer pour le fil tendu.",
            "10:00 (before turn 31). The finale: clockwise again; if the yellow wires are not all cut, the detonator "
            "advances, before it goes back for the tightrope.",
        ),
        rule(4209, "14:00 (avant le 43e tour). La bombe explose.", "14:00 (before turn 43). The bomb explodes."),
    ),
}
