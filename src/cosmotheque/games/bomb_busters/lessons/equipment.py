"""The fourth chapter: a card that a cut makes usable, one for any time, and one that sets the detonator back."""

from cosmotheque.core.lesson import Chapter, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters.lessons.moves import LEARNER, at, cut, deal, key, pair, tokens
from cosmotheque.games.bomb_busters.model.actions import REWIND, WAIT, PostIt
from cosmotheque.games.bomb_busters.model.options import Options

BEGIN = Position(
    seats=4,
    options=Options(mission="practice", captain="0", characters=False, blue=6, red=0, yellow=0),
    log=(
        deal("1 2 4 4 5 6 | 1 2 3 3 5 6 | 1 2 3 4 5 6 | 1 2 3 4 5 6", cards=(1, 3, 4, 6)),
        *tokens("A5", "B3", "C4", "D2"),
    ),
)

UNLOCK = Step(
    said=Text(
        fr="Les cartes à côté du crayon sont à toute l’équipe. Celle du Post-it porte un 4 : deux 4 coupés, et elle "
        "sert. C4 est un 4 : coupez-le.",
        en="The cards beside the pencil belong to the whole team. The post-it has a 4: once two 4s are cut, it can be "
        "used. C4 is a 4: cut it.",
    ),
    rules=(RuleId("BOM-10"), RuleId("BOM-40")),
    position=BEGIN,
    points=("card.4", key("C4")),
    answers=(
        right(
            Text(fr="Deux 4 coupés : le post-it est utilisable.", en="Two 4s cut: the post-it can be used."),
            pair("A3", "C4", 4),
            pair("A4", "C4", 4),
        ),
        otherwise(
            Text(
                fr="C’est un 4 qu’il faut pour le post-it, et C4 porte un jeton.",
                en="The post-it needs a 4, and C4 has a token.",
            )
        ),
    ),
)

USE = Step(
    said=Text(
        fr="« À tout moment », même au tour de B : touchez le post-it, puis votre 2. Un jeton le montrera à tous.",
        en="“Any time”, even on B’s turn: tap the post-it, then your 2. A token will show it to all.",
    ),
    rules=(RuleId("BOM-40"), RuleId("BOM-44")),
    points=("card.4", key("A2")),
    answers=(
        right(
            Text(
                fr="Tous savent où est votre 2. B joue, et se trompe…",
                en="Everybody knows where your 2 is. B plays, and is wrong…",
            ),
            PostIt(at("A2")),
            then=(cut("B3", "D4", 3), cut("C6", "B6", 6), cut("D5", "C5", 5)),
        ),
        wrong(
            Text(fr="Rien n’oblige à s’en servir. Ici, essayez-le.", en="You do not have to use it. But here, try it."),
            WAIT,
        ),
        otherwise(
            Text(fr="Utile aussi ! Pour cette leçon, montrez votre 2.", en="Useful too! For this lesson, show your 2.")
        ),
    ),
)

REWINDER = Step(
    said=Text(
        fr="L’erreur de B a fait avancer le détonateur. Mais deux 6 sont coupés : le rembobineur est prêt. Touchez sa "
        "carte et reculez le détonateur.",
        en="B’s mistake advanced the detonator. But two 6s are cut: the rewinder is ready. Tap its card and move the "
        "detonator back.",
    ),
    rules=(RuleId("BOM-45"),),
    points=("card.6", "detonator"),
    answers=(
        right(
            Text(
                fr="Comme si rien ne s’était passé. Et c’est encore votre tour.",
                en="As if nothing had happened. And it is still your turn.",
            ),
            REWIND,
        ),
        otherwise(
            Text(
                fr="Vous jouerez ensuite : utiliser une carte ne coûte pas votre tour. D’abord le rembobineur.",
                en="You will play after that: using a card does not cost your turn. First the rewinder.",
            )
        ),
    ),
)

CUT = Step(
    said=Text(
        fr="D4 a reçu un jeton 4 : coupez-le avec votre dernier 4.",
        en="D4 got a token, 4: cut it with your last 4.",
    ),
    rules=(RuleId("BOM-16"), RuleId("BOM-14")),
    points=(key("D4"),),
    answers=(
        right(
            Text(fr="Les quatre 4 sont coupés : nombre validé.", en="All four 4s are cut: the number is validated."),
            pair("A3", "D4", 4),
            pair("A4", "D4", 4),
        ),
        otherwise(Text(fr="Le jeton de D4 dit 4 : c’est sûr.", en="The token of D4 says 4: that is certain.")),
    ),
)

END = Step(
    said=Text(
        fr="Chaque carte ne sert qu’une fois. Touchez une carte pour lire ce qu’elle fait ; un rond vide est "
        "un fil à couper pour s’en servir.",
        en="Each card can be used once. Tap a card to read what it does; an empty circle is a wire still to be cut.",
    ),
    rules=(RuleId("BOM-40"),),
    points=("card.1", "card.3"),
)

EQUIPMENT = Chapter(
    slug="equipment",
    title=Text(fr="L’équipement", en="Equipment"),
    about=Text(
        fr="Rendre une carte utilisable, s’en servir à tout moment, reculer le détonateur.",
        en="Make a card usable, use it at any time, move the detonator back.",
    ),
    minutes=2,
    seat=LEARNER,
    steps=(UNLOCK, USE, REWINDER, CUT, END),
)
