"""The third chapter: the own double detector, and the answer to a teammate's."""

from cosmotheque.core.lesson import Chapter, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters.lessons.moves import LEARNER, at, cut, deal, detect, key, match, pair, tokens
from cosmotheque.games.bomb_busters.model.actions import Announce, CutMatch, MarkWire, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.model.options import Options

BEGIN = Position(
    seats=4,
    options=Options(mission="1", captain="0"),
    log=(deal("1 2 2 3 5 6 | 1 2 3 4 5 6 | 1 3 4 4 5 6 | 1 2 3 4 5 6"), *tokens("A5", "B4", "C4", "D2")),
)
BOTH = Text(fr="Visez les deux fils après le 4 : B5 et B6.", en="Point at the two wires after the 4: B5 and B6.")

TAKE = Step(
    said=Text(
        fr="B5 et B6 viennent après un 4. Un seul serait un pari : visez les deux. Touchez votre double détecteur, "
        "puis B5 et B6, et votre 5.",
        en="B5 and B6 come after a 4. One alone would be a gamble: point at both. Tap your double detector, then B5 "
        "and B6, and your 5.",
    ),
    rules=(RuleId("BOM-30"),),
    position=BEGIN,
    points=("card.0", key("B5"), key("B6")),
    answers=(
        right(Text(fr="Détecteur choisi.", en="Detector chosen."), Take("double")),
        wrong(
            Text(
                fr="Un seul fil, c’est un pari : avec le double détecteur, il suffit que l’un des deux convienne.",
                en="One wire is a gamble: with the double detector, only one of the two has to match.",
            ),
            pair("A5", "B5", 5),
            pair("A5", "B6", 5),
            pair("A6", "B5", 6),
            pair("A6", "B6", 6),
        ),
        otherwise(
            Text(
                fr="Une autre fois. Touchez d’abord la carte du double détecteur.",
                en="Another time. Tap the card of the double detector first.",
            )
        ),
    ),
)

FIRST = Step(
    said=BOTH,
    rules=(RuleId("BOM-30"),),
    points=(key("B5"), key("B6")),
    answers=(
        right(Text(fr="Et l’autre ?", en="And the other one?"), Point(at("B5")), Point(at("B6"))),
        otherwise(BOTH),
    ),
)

SECOND = Step(
    said=Text(
        fr="Visez l’autre fil : il en faut deux au détecteur.", en="Point at the other wire: the detector needs two."
    ),
    rules=(RuleId("BOM-30"),),
    points=(key("B5"), key("B6")),
    answers=(
        right(Text(fr="Deux fils visés.", en="Two wires pointed at."), Point(at("B5")), Point(at("B6"))),
        otherwise(BOTH),
    ),
)

ANNOUNCE = Step(
    said=Text(fr="Annoncez 5 : l’un des deux suffit.", en="Announce 5: one of the two is enough."),
    rules=(RuleId("BOM-30"), RuleId("BOM-31")),
    points=(key("A5"),),
    answers=(
        right(
            Text(
                fr="B5 était le 5 : coupé, avec le vôtre. Votre détecteur est utilisé. Les autres jouent…",
                en="B5 was the 5: cut, with yours. Your detector is used. The others play…",
            ),
            Announce((5,), (at("A5"),)),
            then=(match("B5"), cut("B2", "D2", 2), cut("C3", "B4", 4), *detect("D3", "A3", "A4", 3)),
        ),
        wrong(
            Text(
                fr="Un 6 serait possible aussi. Pour cette leçon, annoncez 5.",
                en="A 6 would be possible too. For this lesson, announce 5.",
            ),
            Announce((6,), (at("A6"),)),
        ),
        otherwise(
            Text(
                fr="Après un 4, il n’y a que des 4, des 5 et des 6.",
                en="After a 4 there are only 4s, 5s and 6s.",
            )
        ),
    ),
)

ANSWER = Step(
    said=Text(
        fr="D vise vos A3 et A4 et annonce 3. A4 en est un : touchez-le, et ne dites rien de A3.",
        en="D points at your A3 and A4 and announces 3. A4 is one: tap it, and say nothing about A3.",
    ),
    rules=(RuleId("BOM-31"), RuleId("BOM-51")),
    points=(key("A3"), key("A4")),
    answers=(
        right(
            Text(fr="Coupé, avec le 3 de D. À vous de jouer.", en="Cut, with D’s 3. It is your turn."),
            CutMatch(at("A4")),
        ),
    ),
)

DEDUCE = Step(
    said=Text(
        fr="D1 est à gauche d’un 2, et les deux derniers 2 sont chez vous. Coupez D1.",
        en="D1 is to the left of a 2, and the last two 2s are yours. Cut D1.",
    ),
    rules=(RuleId("BOM-9"), RuleId("BOM-13")),
    points=(key("D1"),),
    answers=(
        right(
            Text(fr="C’était un 1. Au tour de B, avec son détecteur…", en="It was a 1. B’s turn, with a detector…"),
            pair("A1", "D1", 1),
            then=detect("B3", "A2", "A3", 3),
        ),
        wrong(
            Text(fr="Sûr aussi ! Mais touchez D1.", en="That is certain too! But tap D1."),
            pair("A1", "B1", 1),
            SoloCut(2),
        ),
        otherwise(
            Text(
                fr="Ce fil n’est pas sûr. D1 l’est : avant un 2, il ne reste que le 1.",
                en="That wire is not certain. D1 is: before a 2 only a 1 is left.",
            )
        ),
    ),
)

MARK = Step(
    said=Text(
        fr="B annonce 3 sur A2 et A3, et se trompe. Touchez celui qui recevra le jeton : c’est vous qui choisissez.",
        en="B announces 3 at A2 and A3, and is wrong. Tap the one that gets the token: you choose.",
    ),
    rules=(RuleId("BOM-32"),),
    points=(key("A2"), key("A3")),
    answers=(
        right(
            Text(
                fr="Le détonateur avance, et tous savent que ni l’un ni l’autre n’est un 3.",
                en="The detonator advances, and everybody knows that neither is a 3.",
            ),
            MarkWire(at("A2")),
            MarkWire(at("A3")),
        ),
    ),
)

END = Step(
    said=Text(
        fr="Un détecteur n’annonce jamais jaune, et la bombe n’explose que si tous les fils visés sont rouges. "
        "D’autres détecteurs, plus larges, sont parmi les cartes Équipement.",
        en="A detector never announces yellow, and the bomb explodes only if every wire pointed at is red. Other, "
        "wider detectors are among the equipment cards.",
    ),
    rules=(RuleId("BOM-32"), RuleId("BOM-43")),
)

DETECTORS = Chapter(
    slug="detectors",
    title=Text(fr="Les détecteurs", en="Detectors"),
    about=Text(
        fr="Viser deux fils d’un coup, et répondre au détecteur d’un coéquipier.",
        en="Point at two wires in one go, and answer a teammate’s detector.",
    ),
    minutes=3,
    seat=LEARNER,
    steps=(TAKE, FIRST, SECOND, ANNOUNCE, ANSWER, DEDUCE, MARK, END),
)
