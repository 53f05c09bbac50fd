"""Mission 50: Lights out at six thousand metres."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.by_heart.data import ByHeart

RECORD = Mission(12, TWO, TWO, box=4, parts=(ByHeart(),))

SCENARIO = Scenario(
    name="50",
    record=RECORD,
    others={2: replace(RECORD, red=THREE, yellow=FOUR)},
    title=Text(fr="Panne de lumière à six mille mètres", en="Lights out at six thousand metres"),
    story=Text(
        fr="Au fond, les lampes lâchent l’une après l’autre. La bombe, elle, n’a besoin que de son tic-tac. Ce que "
        "vous avez vu, gardez-le en tête.",
        en="Down here the lamps give out one after the other. The bomb needs nothing but its ticking. Whatever you "
        "have seen, keep it in mind.",
    ),
    special=Text(
        fr="Jouez de mémoire : on vous montre les fils rouges et jaunes dix secondes, et les jetons vont à côté "
        "des supports.",
        en="Play from memory: you see the red and yellow wires for ten seconds, and tokens go beside the stands.",
    ),
    rules=(
        rule(
            5001,
            "Ni jetons de validation, ni pions rouges et jaunes : tout le monde regarde les fils rouges et jaunes en "
            "jeu avant qu’on les mélange. Au début comme après une coupe ratée, on montre le fil du doigt, puis le "
            "jeton va à côté du support. Personne ne dit ce dont il se souvient. L’équipement marche comme d’habitude.",
            "No validation tokens, no red or yellow markers: everybody looks at the reds and yellows in play before "
            "they are mixed in. At the start and after a failed cut the owner points at the wire, then the token lies "
            "beside the stand. Nobody says what they remember. Equipment works as usual.",
        ),
        rule(
            5002,
            "Les fils en jeu sont montrés dix secondes avant la distribution, puis plus jamais. Un jeton reste devant "
            "son fil jusqu’à l’action suivante, puis rejoint les autres à côté du support, dans l’ordre. Les fils "
            "coupés restent visibles : on peut compter ce qui est terminé.",
            "The wires in play are shown for ten seconds before the deal, and never again. A token stays at its wire "
            "until the next action, then it joins the others beside the stand, in the order of placing. Cut wires lie "
            "open, so what is complete can be counted.",
        ),
        rule(
            5003,
            "Le post-it et les deux étiquettes restent devant les fils. Un fil dont le jeton est à côté du support "
            "n’en reçoit pas de second : un post-it collé là est perdu.",
            "The post-it and both labels lie in front as usual. A wire whose token lies beside the stand gets no "
            "second one: a post-it put there is wasted.",
        ),
        rule(
            5004,
            "Un humain ne voit que ce qui est sur la table : ni la place des jetons, ni les pions, ni les annonces "
            "passées, ni le journal des tours précédents ; le conseiller se tait. À la fin, tout est montré. Les "
            "robots se souviennent selon leur niveau : jusqu’au niveau 3, d’un seul tour de table.",
            "People see only what lies on the table: no places of tokens, no markers, no earlier announcements, no log "
            "of earlier turns; the coach is silent. In the end everything is shown. Bots remember by their level: up "
            "to level 3 one round and no more.",
        ),
        rule(
            5005,
            "L’option « lumière » rend tout : pions, jetons devant les fils, journal et conseiller.",
            "The option “light” gives everything back: markers, tokens in front of the wires, log and coach.",
        ),
    ),
)
