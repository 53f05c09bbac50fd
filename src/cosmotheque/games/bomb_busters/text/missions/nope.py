"""Doctor Nope's missions."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {
    "55": Briefing(
        Text(fr="Le docteur dit non", en="The doctor says no"),
        Text(
            fr="Le docteur vous attend, confortablement assis. Vous n’avez droit à aucune erreur, sauf à le "
            "distraire par quelques prouesses.",
            en="The doctor is waiting for you, comfortably seated. You are allowed no mistake at all, unless a few "
            "feats distract him.",
        ),
        Text(
            fr="La première erreur fait tout exploser. Chaque défi réussi recule le détonateur d’un cran.",
            en="The first mistake blows everything up. Each challenge met sets the detonator back one step.",
        ),
    ),
    "60": Briefing(
        Text(fr="Encore le docteur", en="The doctor again"),
        Text(
            fr="Il avait dit qu’il ne reviendrait pas. Ses défis sont les mêmes, son sourire aussi.",
            en="He had said he would not come back. His challenges are the same, and so is his smile.",
        ),
        Text(
            fr="Comme la mission 55 : aucune erreur permise, et des défis qui reculent le détonateur. D’autres rouges.",
            en="As mission 55: no mistake allowed, and challenges that set the detonator back. Other red wires.",
        ),
    ),
}
