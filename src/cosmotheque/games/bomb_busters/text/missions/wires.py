"""Missions with wires outside the order: behind an X, turned round, or on a robot."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

WIRES = {
    "20": Briefing(
        Text(fr="Un loup dans la baraque", en="A wolf in the shed"),
        Text(
            fr="Le Grand Méchant Loup a câblé sa bombe en soufflant dessus. Sur chaque support, un fil n’est plus à sa "
            "place.",
            en="The Big Bad Wolf wired this bomb by blowing at it. On every stand one wire is out of its place.",
        ),
        Text(
            fr="Sur chaque support, le dernier fil est un fil X : hors de l’ordre, et hors d’atteinte des équipements.",
            en="On every stand the last wire is an X wire: outside the order, and out of reach of all equipment.",
        ),
    ),
    "35": Briefing(
        Text(fr="Les jaunes d’abord", en="Yellow comes first"),
        Text(
            fr="Le clown a suspendu un fil bleu au bout de chaque support, loin des autres. Tant que son courant jaune "
            "passe, gare à qui y touche.",
            en="The clown has hung a blue wire at the end of every stand, away from the others. While his yellow "
            "current flows, woe to those who touch it.",
        ),
        Text(
            fr="Sur chaque support, un fil X bleu, hors de l’ordre : personne n’y touche avant que les quatre jaunes "
            "soient coupés. Si d’ici là vous n’avez plus rien d’autre, vous passez et le détonateur avance.",
            en="Each stand has one blue X wire, outside the order: nobody touches it before all four yellow wires are "
            "cut. If you have nothing else left until then, you skip your turn and the detonator advances.",
        ),
    ),
    "38": Briefing(
        Text(fr="À l’envers, capitaine", en="Inside out, captain"),
        Text(
            fr="Quelqu’un a retourné un fil du capitaine. Toute l’équipe le lit, sauf la seule personne qui a le droit "
            "de le couper.",
            en="Somebody has turned one of the captain’s wires round. The whole team reads it, except the one person "
            "who may cut it.",
        ),
        Text(
            fr="Tous lisent le dernier fil du capitaine, sauf lui, et lui seul peut le couper, sans outil. S’il se "
            "trompe sur ce fil, la bombe explose.",
            en="Everybody except the captain can read the captain’s last wire, but only the captain may cut it, "
            "without tools. If that cut fails, the bomb explodes.",
        ),
    ),
    "43": Briefing(
        Text(fr="Le petit porteur", en="The little porter"),
        Text(
            fr="Un robot de poche a ramassé quelques fils et fait les cent pas sur la piste des nombres. Il ne les "
            "rend qu’à qui tombe juste.",
            en="A pocket robot has picked up some wires and paces the number track. It hands them over only to those "
            "who cut where it stands.",
        ),
        Text(
            fr="Le robot promène des fils sur la piste des nombres : coupez celui où il se trouve, et vous en prenez "
            "un. Si tous les jeux sont vides et qu’il lui en reste, la bombe explose.",
            en="The robot carries some wires along the number track: cut the number it is on and you take one. If all "
            "hands are empty and it still has wires, the bomb explodes.",
        ),
    ),
    "56": Briefing(
        Text(fr="Le fil dans le dos", en="The wire behind your back"),
        Text(
            fr="Le docteur Nope a retourné un fil de chacun. Vous lisez ceux des autres ; le vôtre, vous ne pouvez que "
            "le deviner.",
            en="Doctor Nope has turned a wire of everybody’s. You read those of the others; your own you can only "
            "guess.",
        ),
        Text(
            fr="Chacun a un fil que seuls les autres lisent : coupez le vôtre sans outil, et si vous vous trompez, la "
            "bombe explose. Couper celui d’un coéquipier est permis, mais le détonateur avance.",
            en="Each player has one wire that only the others can read: cut your own without tools, and if you are "
            "wrong the bomb explodes. Cutting a teammate’s is allowed, but advances the detonator.",
        ),
    ),
    "64": Briefing(
        Text(fr="Deux fils dans le dos", en="Two wires behind your back"),
        Text(
            fr="Un fil retourné ne lui suffisait pas : voici le docteur Nope avec deux fils par personne, un à chaque "
            "bout.",
            en="One turned wire was not enough for Doctor Nope: now there are two for everybody, one at each end.",
        ),
        Text(
            fr="Chacun a deux fils que seuls les autres lisent, le plus petit à gauche, le plus grand à droite. Si "
            "vous vous trompez sur le vôtre, la bombe explose ; couper celui d’un coéquipier fait avancer le "
            "détonateur.",
            en="Each player has two wires that only the others can read, the lower on the left, the higher on the "
            "right. If you are wrong about your own, the bomb explodes; cutting a teammate’s advances the detonator.",
        ),
    ),
}
