"""The first chapter: what it is all for. A whole small game of four launches, then one's own planets are hidden."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import Clear, Lasers, Put, Remove, Rocket, Ship, Shuffle, SuperShip
from cosmotheque.games.space_connection.lessons.setting import (
    BEGIN,
    KEEP,
    LEARNER,
    draft,
    flight,
    launches,
    probes,
    rules,
    wrong_kind,
)

OWN = "b3 b4 | d1 | e5 e6 f5"
THEIRS = "a6 | d4 d5 | f2 f3 g2"

ROCKET = Step(
    said=Text(
        "Six planètes se cachent dans ce ciel, celui de l’adversaire. Trouvez-les avant qu’il ne trouve les vôtres ! "
        "Touchez l’étoile entourée : une fusée y part.",
        "Six planets hide in this sky, your opponent’s. Find them before yours are found! Tap the ringed star to send "
        "a rocket there.",
    ),
    rules=rules(8, 10),
    position=flight(OWN, THEIRS),
    points=("d4",),
    answers=(
        right(
            Text(
                "Une planète ! La fusée, posée dessus, revient.",
                "A planet! The rocket stands on it, so it comes back.",
            ),
            *launches("rocket d4"),
            then=probes("rocket d4"),
        ),
        wrong_kind(
            Text(
                "Une fusée peut aller partout. Pour cette fois, visez l’étoile du milieu.",
                "A rocket can go anywhere. This once, aim at the star in the middle.",
            ),
            Rocket,
        ),
        otherwise(
            Text(
                "Ce n’est pas encore le moment : commencez par une fusée.",
                "That one comes later: start with a rocket.",
            )
        ),
    ),
)
THEIR_MISS = Step(
    said=Text(
        "À l’adversaire : sa fusée sonde votre ciel, en d4. Rien : elle est perdue.",
        "Your opponent’s turn: a rocket probes your sky, at d4. Nothing there: it is lost.",
    ),
    rules=rules(14, 16),
    points=("own-sky",),
)
SHIP = Step(
    said=Text(
        "Des planètes qui se touchent forment un système. La vôtre a-t-elle des voisines ? Choisissez l’astronef et "
        "posez-le sur elle : il voit tout autour.",
        "Planets that touch form a system. Does yours have neighbours? Choose the ship and put it on the planet: it "
        "sees all around.",
    ),
    rules=rules(5, 11),
    points=("craft-ship", "d4"),
    answers=(
        right(
            Text(
                "Une voisine en d5 : le système est entier. Un sur trois !",
                "A neighbour at d5: the system is whole. One of three!",
            ),
            *launches("ship d4"),
            then=probes("ship e5"),
        ),
        wrong_kind(
            Text(
                "La fusée ne voit qu’une position. L’astronef voit les six voisines d’un coup.",
                "A rocket sees one position. The ship sees all six neighbours in one go.",
            ),
            Rocket,
        ),
        wrong_kind(
            Text(
                "Là, il pourrait se perdre. Sur une planète déjà trouvée, il revient à coup sûr.",
                "It could get lost there. On a planet already found it comes back for certain.",
            ),
            Ship,
        ),
        otherwise(Text("Bon engin, mais gardez-le : prenez l’astronef.", "A fine craft, but keep it: take the ship.")),
    ),
)
THEIR_FIND = Step(
    said=Text(
        "Aïe : son astronef a vu trois de vos planètes, tout un système. Un partout.",
        "Ouch: that ship saw three of your planets, a whole system. One all.",
    ),
    rules=rules(
        17,
    ),
    points=("own-sky",),
)
SIGNS = Step(
    said=Text(
        "Une croix : sondée, rien. Un petit carré : rien non plus, car un système entier n’a plus de voisine.",
        "A cross: probed, nothing. A small square: nothing either, for a whole system has no more neighbours.",
    ),
    rules=rules(16, 20),
    points=("c4", "d6"),
)
SUPER_SHIP = Step(
    said=Text(
        "Voyons plus large. Le super-astronef se pose au centre d’un triangle et en voit les dix positions : "
        "envoyez-le en f3.",
        "Let’s look wider. A super ship stands on the centre of a triangle and sees its ten positions: send it to f3.",
    ),
    rules=rules(
        12,
    ),
    points=("craft-super-ship", "f3"),
    answers=(
        right(
            Text(
                "Encore un système : deux sur trois !",
                "Another system: two of three!",
            ),
            *launches("super-ship f3"),
            then=probes("rocket a7"),
        ),
        wrong_kind(
            Text(
                "Celui-là se défend aussi. Ici, essayez le triangle du bas.",
                "That one is worth a try too. Here, take the triangle at the bottom.",
            ),
            SuperShip,
        ),
        otherwise(
            Text(
                "Cela sonderait moins d’étoiles. Le super-astronef en voit dix d’un coup.",
                "That would probe fewer stars. The super ship sees ten in one go.",
            )
        ),
    ),
)
LAST_ONE = Step(
    said=Text(
        "Il reste une planète, toute seule. Deux émetteurs laser sur une même ligne tracée voient tout entre eux : "
        "posez-les en a4 et en a7.",
        "One planet is left, all alone. Two laser emitters on one drawn line see everything between them: put them at "
        "a4 and a7.",
    ),
    rules=rules(
        13,
    ),
    points=("craft-laser", "a4", "a7"),
    answers=(
        right(
            Text("La voilà, en a6 : le troisième système !", "There it is, at a6: the third system!"),
            *launches("lasers a4-a7"),
        ),
        wrong_kind(
            Text(
                "Deux émetteurs, c’est bien cela. Cette fois, sur la ligne du haut.",
                "Two emitters, quite right. This time on the line at the top.",
            ),
            Lasers,
        ),
        otherwise(
            Text(
                "Peut-être… mais essayez les lasers : ils voient toute une ligne.",
                "Perhaps… but try the lasers: they see a whole line.",
            )
        ),
    ),
)
WON = Step(
    said=Text(
        "Trois systèmes à un : c’est gagné. Le premier qui découvre tous les systèmes de l’autre l’emporte aussitôt.",
        "Three systems to one: you win. The first to uncover all the other’s systems wins right away.",
    ),
    rules=rules(
        18,
    ),
)
SUGGESTION = Step(
    said=Text(
        "Mais au début d’une partie, chacun cache d’abord ses planètes. Le plus simple : demandez une proposition.",
        "But a game starts with hiding your own planets. The easy way: ask for a suggestion.",
    ),
    rules=rules(5, 7),
    position=draft(OWN, THEIRS),
    points=("suggest",),
    answers=(
        right(
            Text("Six planètes en trois systèmes : tout y est.", "Six planets in three systems: all is set."),
            Shuffle(),
        ),
        otherwise(
            Text(
                "On peut aussi les poser une par une : c’est le chapitre suivant. Ici, demandez une proposition.",
                "You can also lay them one by one: that is the next chapter. Here, ask for a suggestion.",
            )
        ),
    ),
)
CONFIRM = Step(
    said=Text(
        "Vous seul voyez vos planètes. Confirmez, et la partie commence.",
        "Only you see your planets. Confirm, and the game starts.",
    ),
    rules=rules(4, 7),
    points=("confirm",),
    answers=(
        right(Text("Les voilà à l’abri.", "They are safe now."), *launches("confirm"), then=(KEEP, BEGIN)),
        wrong_kind(
            Text(
                "On peut en redemander une autre, tant qu’on veut. Celle-ci est très bien : confirmez.",
                "You may ask for others as long as you like. This one is fine: confirm.",
            ),
            Shuffle,
        ),
        wrong_kind(
            Text(
                "On peut en déplacer, mais il en faut six en trois systèmes. Celles-ci vont bien : confirmez.",
                "Planets can be moved, but there must be six in three systems. These are fine: confirm.",
            ),
            Put,
            Remove,
            Clear,
        ),
    ),
)
READY = Step(
    said=Text(
        "À vous : un lancement chacun, tour à tour. Un ciel normal a vingt planètes en neuf systèmes. Bonne chasse !",
        "Your turn: one launch each, in turn. The usual sky hides twenty planets in nine systems. Good hunting!",
    ),
    rules=rules(5, 8),
)

FIRST_LAUNCH = Chapter(
    slug="first-launch",
    title=Text("Le premier lancement", "The first launch"),
    about=Text(
        "Une petite partie entière : sonder, trouver, gagner, puis cacher ses planètes.",
        "A whole small game: probe, find, win, then hide your own planets.",
    ),
    minutes=3,
    seat=LEARNER,
    steps=(
        ROCKET,
        THEIR_MISS,
        SHIP,
        THEIR_FIND,
        SIGNS,
        SUPER_SHIP,
        LAST_ONE,
        WON,
        SUGGESTION,
        CONFIRM,
        READY,
    ),
)
