"""Equipment of the boxes in words (BOM-289 to BOM-299)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
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

EXTRAS = Section(Text(fr="Équipements des boîtes", en="Equipment of the boxes"), RULES)

EVENTS = {
    "cards-laid": Text("Équipement : {numbers}.", "Equipment: {numbers}."),
    "single": Text("{slot} est unique sur son support.", "The value of {slot} occurs once on its stand."),
}
