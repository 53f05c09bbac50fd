"""Clock, free order and scripts in words (BOM-270 to BOM-277)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

CLOCK = Section(
    Text(fr="Pendule, ordre libre, scripts", en="Clock, free order, scripts"),
    (
        rule(
            270,
            "Minuterie : elle démarre quand la mise en place est finie. Si elle s’écoule avant la fin de la mission, "
            "la bombe explose.",
            "Timer: it starts when setting up is done. If it runs out before the mission is won, the bomb explodes.",
        ),
        rule(
            271,
            "Ordre libre : personne n’a de tour fixe. Le premier qui le dit joue un tour, puis c’est libre à nouveau. "
            "Personne ne joue deux fois de suite, sauf à deux joueurs ou s’il est seul à avoir des fils.",
            "Free order: nobody’s turn is fixed. The first to say so plays one turn, then the turn is free again. "
            "Nobody plays twice running, except with two players or as the only one with wires left.",
        ),
        rule(
            272,
            "On prend le tour d’un geste ; l’ordre d’arrivée décide, et chacun peut le prendre, quoi qu’il ait en "
            "main. Un tour pris et non joué en 15 secondes redevient libre.",
            "The turn is taken with one tap; the order of arrival decides, and everybody may take it, whatever they "
            "have. A turn that was taken and not played within 15 seconds is free again.",
        ),
        rule(
            273,
            "Deux pendules au choix : le temps, ou les tours. Dans ce cas, chaque tour joué ou passé compte le nombre "
            "de secondes que dit la mission.",
            "Two clocks to choose from: time, or turns. Then every turn that is played or passed counts as many "
            "seconds as the mission says.",
        ),
        rule(
            274,
            "Ordre libre quand les tours comptent : chacun peut prendre le tour ou le laisser. Quand tous l’ont "
            "laissé, on redemande. Parmi les robots, celui qui a la coupe la plus sûre le prend.",
            "Free order where turns count: everybody may take the turn or leave it. When all have left it, all are "
            "asked again. Among bots the one with the safest cut takes it.",
        ),
        rule(
            275,
            "La pendule s’arrête pendant qu’une consigne est dite, pendant qu’un joueur est déconnecté, et quand "
            "l’hôte de la table fait une pause.",
            "The clock stops while a cue is spoken, while a player is disconnected, and while the host has paused the "
            "table.",
        ),
        rule(
            276,
            "Un script est une suite de consignes. Pendant qu’on en dit une, personne n’agit ; un choix ou une coupe "
            "déjà commencés se terminent d’abord. Chaque ligne s’affiche et reste lisible jusqu’à la suivante.",
            "A script is a list of cues. While one is spoken nobody acts; a choice or cut already begun is finished "
            "first. Every line is shown and stays readable until the next.",
        ),
        rule(
            277,
            "Un script est le même à chaque essai : une équipe qui échoue sait ce qui l’attend.",
            "A script is the same every time: a team that fails knows what comes.",
        ),
    ),
)

EVENTS = {
    "cue": Text("{rule}", "{rule}"),
    "card-dropped": Text("{seat} lâche {number}.", "{seat} drops {number}."),
}
