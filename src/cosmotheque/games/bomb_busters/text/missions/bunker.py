"""The last mission, and what is said in it."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "66": Briefing(
        Text(fr="Le bunker", en="The bunker"),
        Text(
            fr="L’hélicoptère repart. Au bout des couloirs, le Docteur attend avec la dernière bombe. Chaque fil que "
            "vous coupez vous rapproche de lui, ou vous égare.",
            en="The helicopter leaves. At the end of the corridors the Doctor waits with the last bomb. Every wire you "
            "cut brings you nearer to him, or leads you astray.",
        ),
        Text(
            fr="Chaque coupe fait avancer la figurine dans le bunker, vers un côté dont la règle convient à votre "
            "nombre ; les jaunes attendent qu’elle soit chez le Docteur. S’il n’y a plus de fils bleus avant, la "
            "bombe explose.",
            en="Each cut moves the figure through the bunker, towards a side whose rule fits your number; the yellow "
            "wires wait until it reaches the Doctor. If the blue wires run out first, the bomb explodes.",
        ),
    ),
}
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
