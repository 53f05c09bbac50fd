"""The mission that is played by heart."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {
    "50": Briefing(
        Text(fr="Panne de lumière à six mille mètres", en="Lights out at six thousand metres"),
        Text(
            fr="Au fond, les lampes lâchent l’une après l’autre. La bombe, elle, n’a besoin que de son tic-tac. Ce que "
            "vous avez vu, gardez-le en tête.",
            en="Down here the lamps give out one after the other. The bomb needs nothing but its ticking. Whatever you "
            "have seen, keep it in mind.",
        ),
        Text(
            fr="Jouez de mémoire : on vous montre les fils rouges et jaunes dix secondes, et les jetons vont à côté "
            "des supports.",
            en="Play from memory: you see the red and yellow wires for ten seconds, and tokens go beside the stands.",
        ),
    ),
}
