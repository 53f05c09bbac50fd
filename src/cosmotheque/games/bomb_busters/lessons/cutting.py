"""The first chapter, a whole small mission: token, dual cut, deduction, a teammate's mistake, solo cut."""

from cosmotheque.core.lesson import Chapter, Position, Step, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters.lessons.moves import LEARNER, at, cut, deal, key, pair, solo, tokens
from cosmotheque.games.bomb_busters.model.actions import PlaceToken, SoloCut
from cosmotheque.games.bomb_busters.model.options import Options

BEGIN = Position(
    seats=4,
    options=Options(mission="1", captain="0", characters=False),
    log=(deal("1 2 2 3 5 6 | 1 2 3 4 5 6 | 1 3 4 4 5 6 | 1 2 3 4 5 6"),),
)

TOKEN = Step(
    said=Text(
        fr="Vos six fils sont en bas, triés ; les autres ne les voient pas. Aidez-les : posez un jeton Info devant "
        "votre 5. Touchez-le !",
        en="Your six wires are below, sorted; the others cannot see them. Help them: put an info token in front of "
        "your 5. Tap it!",
    ),
    rules=(RuleId("BOM-9"), RuleId("BOM-11")),
    position=BEGIN,
    points=(key("A5"),),
    answers=(
        right(
            Text(fr="Tous savent maintenant que ce fil est un 5.", en="Now everybody knows that this wire is a 5."),
            PlaceToken(at("A5")),
            then=tokens("B4", "C2", "D2"),
        ),
        otherwise(
            Text(
                fr="Dans une vraie mission vous choisirez. Ici, touchez le 5.",
                en="In a real mission you will choose. Here, tap the 5.",
            )
        ),
    ),
)

BY_TOKEN = Step(
    said=Text(
        fr="C’est à vous. Le jeton de C2 dit 3, et vous avez un 3 : touchez C2, puis votre 3.",
        en="It is your turn. The token of C2 says 3, and you have a 3: tap C2, then your 3.",
    ),
    rules=(RuleId("BOM-13"), RuleId("BOM-14")),
    points=(key("C2"), key("A4")),
    answers=(
        right(
            Text(
                fr="Votre 3 et le sien sont coupés. Regardez les autres jouer.",
                en="Your 3 and theirs are cut. Watch the others play.",
            ),
            pair("A4", "C2", 3),
            then=(cut("B2", "D2", 2), cut("C5", "A5", 5), cut("D4", "B4", 4)),
        ),
        wrong(
            Text(fr="Juste aussi ! Mais commencez par C2.", en="That is right too! But start with C2."),
            pair("A2", "D2", 2),
            pair("A3", "D2", 2),
        ),
        wrong(
            Text(
                fr="Le jeton dit 3 : une autre valeur serait une erreur.",
                en="The token says 3: any other value would be a mistake.",
            ),
            *(pair(own, "C2", value) for own, value in (("A1", 1), ("A2", 2), ("A3", 2), ("A5", 5), ("A6", 6))),
        ),
        otherwise(
            Text(
                fr="Rien ne prouve la valeur de ce fil. C2, lui, porte un jeton.",
                en="Nothing proves the value of this wire. C2 has a token.",
            )
        ),
    ),
)

WATCHED = Step(
    said=Text(
        fr="C a désigné votre 5 : votre jeton l’a aidé. Sous chaque nombre du plateau, les points noirs comptent les "
        "fils coupés ; il y en a quatre de chaque.",
        en="C pointed at your 5: your token helped. Below each number on the board, black dots count the wires "
        "already cut; there are four of each.",
    ),
    rules=(RuleId("BOM-12"), RuleId("BOM-19")),
    points=(key("A5"), "number.5"),
)

BY_ORDER = Step(
    said=Text(
        fr="Plus de jeton ? Les supports sont triés ! D1 est à gauche d’un 2, et les deux derniers 2 sont chez vous. "
        "Que vaut D1 ?",
        en="No more tokens? Stands are sorted! D1 is to the left of a 2, and the last two 2s are yours. What is D1?",
    ),
    rules=(RuleId("BOM-9"), RuleId("BOM-90")),
    points=(key("D1"), key("D2")),
    answers=(
        right(
            Text(
                fr="Bien déduit : avant un 2, il ne restait que le 1. Aux autres…",
                en="Well spotted: before a 2, only a 1 was left. The others play…",
            ),
            pair("A1", "D1", 1),
            then=(cut("B3", "A2", 3), cut("C1", "B1", 1), cut("D6", "B6", 6)),
        ),
        wrong(
            Text(
                fr="Ce serait sûr aussi, pour la même raison. Mais touchez D1.",
                en="That would be certain too, for the same reason. But tap D1.",
            ),
            pair("A1", "B1", 1),
        ),
        wrong(
            Text(
                fr="Les deux 2 qui restent sont à vous : D1 n’en est pas un.",
                en="The two 2s that are left are yours: D1 is not one of them.",
            ),
            pair("A2", "D1", 2),
            pair("A3", "D1", 2),
        ),
        wrong(
            Text(
                fr="Bonne idée, et ce sera votre prochain tour ! D’abord, D1.",
                en="Good idea: do that on your next turn! First, D1.",
            ),
            SoloCut(2),
        ),
        otherwise(
            Text(
                fr="Trop risqué : une erreur fait avancer le détonateur. D1 est sûr.",
                en="Too risky: a mistake advances the detonator. D1 is certain.",
            )
        ),
    ),
)

MISTAKE = Step(
    said=Text(
        fr="Avez-vous vu ? Votre coéquipier B croyait que A2 était un 3. Un jeton montre que c’est un 2, et le "
        "détonateur a avancé d’un cran. Au quatrième, boum !",
        en="Did you see? Your teammate B took A2 for a 3. A token shows that it is a 2, and the detonator advanced one "
        "step. At the fourth, boom!",
    ),
    rules=(RuleId("BOM-16"), RuleId("BOM-3")),
    points=("detonator", key("A2")),
)

ALONE = Step(
    said=Text(
        fr="Les deux derniers 2 sont chez vous : coupez-les en solo, sans rien demander à personne.",
        en="The last two 2s are yours: cut them solo, without asking anybody.",
    ),
    rules=(RuleId("BOM-17"),),
    points=(key("A2"), key("A3")),
    answers=(
        right(
            Text(
                fr="Aucun risque, et un nombre de moins. Les autres finissent presque…",
                en="No risk, and one number fewer. The others nearly finish…",
            ),
            SoloCut(2),
            then=(cut("B3", "D3", 3), solo("C", 4), cut("D5", "B5", 5)),
        ),
        otherwise(
            Text(
                fr="Rien ne presse : la Coupe en solo, elle, ne peut pas échouer.",
                en="No hurry: the solo cut is the one that cannot fail.",
            )
        ),
    ),
)

LAST = Step(
    said=Text(
        fr="Il ne reste que C6 et votre 6. À vous de désamorcer la bombe !",
        en="Only C6 and your 6 are left. Defuse the bomb!",
    ),
    rules=(RuleId("BOM-13"), RuleId("BOM-21")),
    points=(key("C6"),),
    answers=(right(Text(fr="Tout est coupé : c’est gagné !", en="Everything is cut: you win!"), pair("A6", "C6", 6)),),
)

END = Step(
    said=Text(
        fr="Mission réussie. Vous savez jouer : la mission 1 vous attend, ou le chapitre suivant et ses fils jaunes et "
        "rouges.",
        en="Mission accomplished. You can play now: mission 1 is waiting, or the next chapter with its yellow and red "
        "wires.",
    ),
    rules=(RuleId("BOM-21"),),
)

CUTTING = Chapter(
    slug="cutting",
    title=Text(fr="Couper", en="Cutting"),
    about=Text(
        fr="Poser un jeton, couper à deux, déduire, couper en solo : une mission entière.",
        en="Place a token, cut a pair, deduce, cut solo: a whole mission.",
    ),
    minutes=3,
    seat=LEARNER,
    steps=(TOKEN, BY_TOKEN, WATCHED, BY_ORDER, MISTAKE, ALONE, LAST, END),
)
