"""Mission 66: The bunker."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.bunker.data import Bunker

SCENARIO = Scenario(
    name="66",
    record=Mission(12, TWO, TWO, stuck="skip", box=5, parts=(Bunker(),)),
    title=Text(fr="Le bunker", en="The bunker"),
    story=Text(
        fr="L’hélicoptère repart. Au bout des couloirs, le Docteur attend avec la dernière bombe. Chaque fil que "
        "vous coupez vous rapproche de lui, ou vous égare.",
        en="The helicopter leaves. At the end of the corridors the Doctor waits with the last bomb. Every wire you "
        "cut brings you nearer to him, or leads you astray.",
    ),
    special=Text(
        fr="Chaque coupe fait avancer la figurine dans le bunker, vers un côté dont la règle convient à votre "
        "nombre ; les jaunes attendent qu’elle soit chez le Docteur. S’il n’y a plus de fils bleus avant, la "
        "bombe explose.",
        en="Each cut moves the figure through the bunker, towards a side whose rule fits your number; the yellow "
        "wires wait until it reaches the Doctor. If the blue wires run out first, the bomb explodes.",
    ),
    rules=(
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
)
