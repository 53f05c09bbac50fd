"""Wires dealt apart and cut at once, the detonator, cards of the boxes, characters (BOM-200 to BOM-304)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

TOGETHER = (
    rule(
        200,
        "Des fils distribués à part le sont avant les autres, face cachée, un par joueur à partir du capitaine "
        "jusqu’à épuisement ; un capitaine qui en a deux en met un sur chaque support, un joueur à deux supports qui "
        "en a un le met sur le premier. Puis viennent les autres fils, et tout est trié.",
        "Wires dealt apart come before the others, face down, one to each player from the captain on until they run "
        "out; a captain with two puts one on each stand, a player with two stands and one wire puts it on the first. "
        "Then come the other wires, and all are sorted.",
    ),
    rule(201, "Chacun sait qui en a reçu combien.", "Everybody knows who got how many."),
    rule(
        202,
        "Couper d’un coup : une action spéciale à la place d’une coupe. Le joueur actif désigne tous les fils non "
        "coupés de l’espèce demandée, les siens et ceux des autres, tous et rien qu’eux.",
        "Cutting in one go: a special action in place of a cut. The active player points at all uncut wires of the "
        "kind asked for, their own and the others’, all of them and nothing else.",
    ),
    rule(
        203,
        "Elle se fait sans équipement ni personnage ; le stabilisateur ne la protège pas.",
        "It uses neither equipment nor character; the stabilizer does not protect it.",
    ),
    rule(
        204,
        "Tout est juste : tous ces fils sont coupés. Un ou plusieurs sont faux : la mission dit ce qui arrive.",
        "All are right: all of them are cut. One or more are wrong: the mission says what happens.",
    ),
    rule(
        205,
        "Tant que la mission exige de couper une valeur d’un coup, elle ne peut être annoncée dans une coupe "
        "ordinaire. Viser un de ces fils par erreur est un échec ordinaire, avec un jeton ordinaire.",
        "As long as the mission wants a value cut in one go, nobody may announce it in an ordinary cut. Pointing at "
        "such a wire by mistake is an ordinary failure with an ordinary token.",
    ),
    rule(
        206,
        "Un joueur qui n’a plus que des fils de cette espèce, ou des rouges avec eux, doit tenter l’action spéciale.",
        "A player with only wires of that kind left, perhaps with reds, must try the special action.",
    ),
    rule(
        207,
        "Les propriétaires des fils désignés n’ont rien à choisir ; le résultat est montré pour tous les fils "
        "ensemble.",
        "The owners of the wires pointed at have nothing to choose; the result is shown for all wires together.",
    ),
)

DETONATOR = (
    rule(
        250,
        "Le cadran a sept cases. La mèche est le nombre de pas jusqu’à la tête de mort, de 6 à 0 ; à 0 la bombe "
        "explose.",
        "The dial has seven spaces. The fuse is the number of steps to the skull, from 6 to 0; at 0 the bomb explodes.",
    ),
    rule(
        251,
        "La mèche commence au nombre de joueurs ; à 1 dans les missions 41, 55, 60 et 62, où le premier pas fait "
        "exploser ; à un de plus que les joueurs dans la mission 51. La mission 53 n’a pas de cadran.",
        "The fuse starts at the number of players; at 1 in missions 41, 55, 60 and 62, where the first step explodes; "
        "at one more than the players in mission 51. Mission 53 has no dial.",
    ),
    rule(
        252,
        "Reculer allonge la mèche, jamais au-delà de 6. Dans les missions 41, 55, 60 et 62 le rembobineur l’allonge "
        "comme tout autre recul ; ailleurs on ne recule pas au-delà du départ.",
        "A step back lengthens the fuse, never beyond 6. In missions 41, 55, 60 and 62 the rewinder does so like any "
        "other step back; elsewhere nothing goes back beyond the start.",
    ),
    rule(
        253,
        "Quand un même évènement fait avancer et reculer le détonateur, l’avancée vient d’abord.",
        "When one event both advances the detonator and sets it back, the advance comes first.",
    ),
    rule(254, "Un recul impossible est perdu.", "A step back that is not possible is lost."),
)

EXTRAS = (
    rule(
        289,
        "Dans les missions 55 à 66, « sans le 10 » veut dire sans le rayon ; le désintégrateur reste, sauf dans la "
        "57. Chacune des cinq cartes doubles compte parmi les cartes tirées au départ.",
        "In missions 55 to 66 “without 10” means the ray; the disintegrator stays, except in 57. Each of the five "
        "double cards counts among those drawn at the start.",
    ),
    rule(
        290,
        "Une carte immédiate agit une fois, dès qu’elle est utilisable, sans que personne choisisse : après la coupe "
        "qui l’a débloquée, la plus basse d’abord.",
        "An instant card acts once, as soon as it is usable, without anybody choosing: after the cut that unlocked "
        "it, the lowest first.",
    ),
    rule(
        291,
        "La carte jaune, le double fond, est dans la pioche de toutes les missions à partir de la 9 qui ont des fils "
        "jaunes ; elle est utilisable quand une paire jaune est coupée. Immédiate : deux cartes Équipement de plus "
        "sont tirées, sans celles que la mission exclut, et utilisables aussitôt si leurs fils sont coupés.",
        "The yellow card, the false bottom, is in the pile of every mission from 9 on that has yellow wires; it is "
        "usable when a yellow pair is cut. Instant: two more equipment cards are drawn, without those the mission "
        "excludes, and are usable right away if their wires are cut.",
    ),
    rule(
        292,
        "La carte jaune compte parmi les cartes tirées au départ.",
        "The yellow card counts among the cards drawn at the start.",
    ),
    rule(
        293,
        "À partir de la mission 55, cinq cartes à double nombre sont dans la pioche ; chacune est utilisable quand "
        "les quatre fils de son nombre sont coupés.",
        "From mission 55 on five double-number cards are in the pile; each is usable when all four wires of its "
        "number are cut.",
    ),
    rule(
        294,
        "2-2, l’étiquette fil unique, à tout moment : le jeton ×1 devant un de ses fils bleus, coupé ou non, dont la "
        "valeur n’est qu’une fois sur ce support, fils coupés compris.",
        "2-2, the single wire label, at any time: the ×1 token in front of one of your blue wires, cut or not, whose "
        "value occurs once on that stand, cut wires included.",
    ),
    rule(
        295,
        "3-3, le largage d’urgence, immédiat : tous les équipements utilisés redeviennent utilisables, sauf lui-même "
        "et les cartes immédiates. Ce qu’une étiquette a dit reste connu.",
        "3-3, the emergency drop, instant: all used equipment becomes usable again, but not itself nor instant cards. "
        "What a label has said stays known.",
    ),
    rule(
        296,
        "9-9, le coupe-file, à son tour : coupe en solo de deux fils identiques bien que ce ne soient pas les "
        "derniers, deux de trois ou de quatre, jaunes compris. La valeur doit être permise.",
        "9-9, the fast pass, on your turn: a solo cut of two identical wires although they are not the last, two of "
        "three or of four, yellow too. The value must be allowed.",
    ),
    rule(
        297,
        "10-10, le désintégrateur, immédiat : un jeton Info est tiré au sort de la réserve, un jaune ne compte pas ; "
        "tous les fils non coupés de ce nombre sont coupés, quel qu’en soit le propriétaire. Si le nombre est "
        "complet, rien n’arrive. Ce n’est la coupe de personne.",
        "10-10, the disintegrator, instant: an info token is drawn at random from the supply, a yellow one is drawn "
        "again; all uncut wires of its number are cut, no matter whose they are. If it is complete nothing happens. "
        "It is nobody’s cut.",
    ),
    rule(
        298,
        "11-11, le grappin, à tout moment : prendre un fil non coupé d’un coéquipier, sans que les autres le voient, "
        "et le ranger dans son jeu, sur le support de son choix. Tous voient d’où et où ; son jeton le suit, son "
        "ancien propriétaire s’en souvient.",
        "11-11, the grappling hook, at any time: take an uncut wire of a teammate, unseen by the others, and file it "
        "in your own hand, on a stand of your choice. All see from where and to where; its token travels with it, its "
        "former owner remembers it.",
    ),
    rule(
        299,
        "Un joueur qui n’a plus de fils n’utilise plus d’équipement, donc pas le grappin ; un joueur qui perd ainsi "
        "son dernier fil a fini.",
        "A player without wires uses no equipment, so not the hook; a player who loses their last wire to it is done.",
    ),
)

CHARACTERS = (
    rule(
        300,
        "À partir de la mission 31, chacun sauf le capitaine peut prendre au lieu du double détecteur un de quatre "
        "personnages : radar général, talkies-walkies, triple détecteur, rayon X ou Y. Chacun existe une fois et agit "
        "comme l’équipement de ce nom, une fois par mission.",
        "From mission 31 on everybody but the captain may take, instead of the double detector, one of four "
        "characters: general radar, walkie-talkies, triple detector, X or Y ray. Each exists once and works as the "
        "equipment of that name, once per mission.",
    ),
    rule(
        301,
        "Le choix se fait avant la distribution, dans le sens horaire à partir de la gauche du capitaine ; un joueur "
        "qui ne choisit pas garde le double détecteur. Une option supprime ce choix.",
        "The choice is made before the deal, clockwise from the captain’s left; a player who does not choose keeps "
        "the double detector. An option switches the choice off.",
    ),
    rule(
        302,
        "Sans le rayon : missions 44, 45, 47, 49, 51, 54, 59, 63 et 65. Sans aucun des quatre : 58 et 34.",
        "Without the ray: missions 44, 45, 47, 49, 51, 54, 59, 63 and 65. Without any of the four: 58 and 34.",
    ),
    rule(
        303,
        "Un personnage agit quand les règles de son joueur le permettent ; les piles de secours le rechargent comme "
        "un double détecteur.",
        "A character works when its owner’s rules allow; the emergency batteries renew it like a double detector.",
    ),
    rule(
        304,
        "Aucun personnage dans la mission 27, aucun pour le capitaine dans la 28, pour le menteur dans la 17, ni dans "
        "la 34 avant que le maillon soit trouvé.",
        "No characters in mission 27, none for the captain in 28, for the liar in 17, nor in 34 until the link is "
        "found.",
    ),
)

GEAR = (
    Section(Text(fr="Fils à part, fils coupés d’un coup", en="Wires dealt apart, wires cut in one go"), TOGETHER),
    Section(Text(fr="Le détonateur dans la campagne", en="The detonator in the campaign"), DETONATOR),
    Section(Text(fr="Équipements des boîtes", en="Equipment of the boxes"), EXTRAS),
    Section(Text(fr="Nouveaux personnages", en="New characters"), CHARACTERS),
)
