"""The second chapter: a yellow wire that a token shows, a red one to keep away from, and reds that are laid down."""

from cosmotheque.core.lesson import Chapter, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.lessons.moves import LEARNER, cut, deal, key, pair, tokens
from cosmotheque.games.bomb_busters.model.actions import REVEAL_REDS
from cosmotheque.games.bomb_busters.model.options import Options

COLOURED = Options(mission="practice", captain="0", characters=False, blue=6, red=1, yellow=2)

A_YELLOW_TOKEN = Position(
    seats=4,
    options=COLOURED,
    log=(
        deal("1 2 2.1 3 4 5 6 | 1 2 3 3.5 4 5 6 | 1 2 3 4 4.1 5 6 | 1 2 3 4 5 6", cards=(1, 2, 3, 6)),
        *tokens("A5", "B6", "C4", "D5"),
        cut("A6", "D5", 5),
        cut("B5", "C5", 4),
        cut("C6", "B6", 5),
        cut("D4", "C4", 4),
    ),
)
ONLY_RED = Position(
    seats=4,
    options=COLOURED,
    log=(
        deal("1 2 3 3.5 4 5 6 | 1 2 3 4 4.1 5 6 | 1 2 2.1 3 4 5 6 | 1 2 3 4 5 6", cards=(3, 4, 5, 6)),
        *tokens("A1", "B1", "C2", "D2"),
        *(cut("A1", "B1", 1), cut("B2", "A2", 2), cut("C1", "D1", 1), cut("D2", "C2", 2)),
        *(cut("A3", "B3", 3), cut("B6", "A6", 5), cut("C3", "B5", YELLOW), cut("D3", "C4", 3)),
        *(cut("A5", "B4", 4), cut("B7", "A7", 6), cut("C5", "D4", 4), cut("D5", "C6", 5)),
    ),
)

YELLOW_WIRE = Step(
    said=Text(
        fr="B s’est trompé sur C5 : c’est un fil jaune. Vous en avez un aussi. Touchez C5, puis votre jaune ; le "
        "nombre imprimé ne sert qu’à ranger.",
        en="B was wrong about C5: it is a yellow wire. You have one too. Tap C5, then your yellow one; the printed "
        "number is only for sorting.",
    ),
    rules=(RuleId("BOM-1"), RuleId("BOM-13")),
    position=A_YELLOW_TOKEN,
    points=(key("C5"), key("A3")),
    answers=(
        right(
            Text(
                fr="Deux jaunes coupés. La partie continue, et C se trompe sur D3…",
                en="Two yellows cut. The others play on, and C is wrong about D3…",
            ),
            pair("A3", "C5", YELLOW),
            then=(cut("B5", "A5", 4), cut("C2", "D3", 2), cut("D1", "C1", 1)),
        ),
        wrong(
            Text(
                fr="C5 est jaune : ce n’est aucun nombre.",
                en="C5 is yellow: it is not a number.",
            ),
            *(pair(own, "C5", value) for own, value in (("A1", 1), ("A2", 2), ("A4", 3), ("A5", 4), ("A7", 6))),
        ),
        otherwise(
            Text(
                fr="Ce fil-là est caché : rien ne prouve sa valeur. C5 montre un jeton jaune.",
                en="That wire is hidden: nothing proves its value. C5 has a yellow token.",
            )
        ),
    ),
)

RED_WIRE = Step(
    said=Text(
        fr="Le losange rouge du plateau est entre 3 et 4 : un fil rouge est rangé là, et le couper ferait tout "
        "exploser. Vous avez un 3. Où l’annoncer sans danger ?",
        en="The red diamond on the board is between 3 and 4: a red wire is sorted in there, and cutting it would blow "
        "everything up. You have a 3. Where is it safe to announce it?",
    ),
    rules=(RuleId("BOM-6"), RuleId("BOM-15")),
    points=("number.3", key("B4"), key("D3")),
    answers=(
        right(
            Text(
                fr="Sans danger : le jeton de D3 disait 3.",
                en="Safe: the token of D3 said 3.",
            ),
            pair("A4", "D3", 3),
        ),
        wrong(
            Text(
                fr="Boum ! B4 est juste avant un 4 : c’est la place du rouge.",
                en="Boom! B4 comes right before a 4: that is the red wire’s place.",
            ),
            *(pair(own, "B4", value) for own, value in (("A1", 1), ("A2", 2), ("A4", 3), ("A7", 6))),
        ),
        otherwise(
            Text(
                fr="Un fil caché pourrait être le rouge, ou une erreur de plus. Cherchez un jeton 3.",
                en="A hidden wire could be the red one, or one more mistake. Look for a token with a 3.",
            )
        ),
    ),
)

REVEAL = Step(
    said=Text(
        fr="Autre mission, vers la fin : c’est vous qui avez le rouge, et rien d’autre. Répondez « Révéler ».",
        en="Another mission, near its end: now you have the red wire, and nothing else. Answer “Reveal”.",
    ),
    rules=(RuleId("BOM-18"),),
    position=ONLY_RED,
    points=(key("A4"),),
    answers=(
        right(
            Text(
                fr="Posé sans danger. Il ne restait plus qu’une paire de 6 aux autres.",
                en="Revealed safely. The others only had a pair of 6s left.",
            ),
            REVEAL_REDS,
            then=(cut("C7", "D6", 6),),
        ),
    ),
)

END = Step(
    said=Text(
        fr="Gagné. Retenez : un pion avec « ? » montre un fil qui n’est peut-être pas en jeu.",
        en="Won. Remember: a marker with a “?” shows a wire that may not be in play.",
    ),
    rules=(RuleId("BOM-7"), RuleId("BOM-21")),
)

COLOURS = Chapter(
    slug="yellow-and-red",
    title=Text(fr="Jaune et rouge", en="Yellow and red"),
    about=Text(
        fr="Couper les jaunes entre eux et ne jamais toucher le rouge.",
        en="Cut yellow wires together and never touch red.",
    ),
    minutes=2,
    seat=LEARNER,
    steps=(YELLOW_WIRE, RED_WIRE, REVEAL, END),
)
