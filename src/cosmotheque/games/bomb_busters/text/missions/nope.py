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
            fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque défi réussi le fait "
            "reculer d’un cran.",
            en="The detonator is on its last step: one mistake and the bomb explodes. Each challenge you complete "
            "moves it back one step.",
        ),
    ),
    "60": Briefing(
        Text(fr="Encore le docteur", en="The doctor again"),
        Text(
            fr="Il avait dit qu’il ne reviendrait pas. Ses défis sont les mêmes, son sourire aussi.",
            en="He had said he would not come back. His challenges are the same, and so is his smile.",
        ),
        Text(
            fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque défi réussi le fait "
            "reculer d’un cran. D’autres rouges.",
            en="The detonator is on its last step: one mistake and the bomb explodes. Each challenge you complete "
            "moves it back one step. Other red wires.",
        ),
    ),
}
