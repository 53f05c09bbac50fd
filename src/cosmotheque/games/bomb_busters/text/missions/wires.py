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
        Text(fr="Les fils d’abord jaunes", en="Yellow comes first"),
        Text(
            fr="Le clown a suspendu un fil bleu au bout de chaque support, loin des autres. Tant que son courant jaune "
            "passe, gare à qui y touche.",
            en="The clown has hung a blue wire at the end of every stand, away from the others. While his yellow "
            "current flows, woe to those who touch it.",
        ),
        Text(
            fr="Sur chaque support, un fil X bleu, hors de l’ordre ; on n’y touche qu’une fois les quatre jaunes "
            "coupés.",
            en="On every stand a blue X wire outside the order; it may be cut only after the four yellow wires.",
        ),
    ),
    "38": Briefing(
        Text(fr="À l’envers, capitaine", en="Wrong side out, captain"),
        Text(
            fr="Quelqu’un a retourné un fil du capitaine. Toute l’équipe le lit, sauf la seule personne qui a le droit "
            "de le couper.",
            en="Somebody has turned one of the captain’s wires round. The whole team reads it, except the one person "
            "who may cut it.",
        ),
        Text(
            fr="Le capitaine ne voit pas son dernier fil, que tous les autres lisent, et doit le couper sans se "
            "tromper.",
            en="The captain does not see the last wire, which all others read, and must cut it without a mistake.",
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
            fr="Le robot avance à chaque tour ; qui coupe son nombre prend un de ses fils, qu’il faut couper aussi.",
            en="The robot moves every turn; who cuts its number takes one of its wires, which must be cut too.",
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
            fr="Chacun a un fil retourné que seuls les autres lisent. L’équipe peut le couper, mais le détonateur "
            "avance.",
            en="Everybody has an outward wire that only the others read. Teammates may cut it, but the detonator "
            "advances.",
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
            fr="Chacun a deux fils retournés, le plus petit à gauche, le plus grand à droite.",
            en="Everybody has two outward wires, the lower one at the left, the higher one at the right.",
        ),
    ),
}
