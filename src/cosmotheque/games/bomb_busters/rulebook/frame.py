"""Rules that missions of the campaign have in common: rounds, allowed values, being stuck (BOM-100 to BOM-114)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        100,
        "Ordre de mise en place : le capitaine et les rôles ; les fils ; les cartes de la mission ; "
        "l’équipement ; les jetons Info, à partir du capitaine ; puis le temps.",
        "Setup order: captain and roles; wires; the mission’s cards; equipment; info tokens, from the captain "
        "on; then time runs.",
    ),
    rule(
        101,
        "Un tour de table commence quand le tour arrive au capitaine, ou passe par-dessus sa place parce qu’il n’a "
        "plus de fils. Le premier commence au premier tour et ne déclenche rien, sauf si la mission le dit.",
        "A round begins when the turn comes to the captain, or passes over that seat because it has no wires "
        "left. The first one begins with the first turn and triggers nothing, unless a mission says so.",
    ),
    rule(
        102,
        "La mission peut dire quelles valeurs le joueur actif a le droit d’annoncer et de couper : les valeurs "
        "permises. Quand plusieurs règles le disent, toutes doivent la permettre. Un rouge n’est pas une valeur.",
        "A mission may say which values the active player may announce and cut: the allowed values; all others are "
        "blocked. Where several rules say so, all must allow a value. Red is no value.",
    ),
    rule(
        103,
        "Cela vaut pour les coupes en duo, avec ou sans détecteur, et pour les coupes en solo. Avec le rayon, les "
        "deux valeurs doivent être permises.",
        "That holds for dual cuts, with or without a detector, and for solo cuts. With the ray both values must be "
        "allowed.",
    ),
    rule(
        104,
        "La mission peut aussi interdire de viser certains fils, ou d’en couper certains à soi, quelle que soit "
        "la valeur. Un détecteur ne les vise pas non plus.",
        "A mission may also forbid pointing at certain wires, or cutting certain wires of your own, whatever the "
        "value. A detector does not point at them either.",
    ),
    rule(
        105,
        "On est bloqué quand on a des fils, pas seulement des rouges, mais ni coupe ni action spéciale permises. Se "
        "tromper exprès étant permis, un joueur qui a une valeur permise n’est bloqué que s’il ne peut viser personne "
        "ni couper en solo.",
        "You are stuck if you have wires, not only reds, and neither a legal cut nor a special action. As a "
        "deliberate mistake is legal, a player with an allowed value is stuck only if nobody can be pointed at and no "
        "solo cut is possible.",
    ),
    rule(
        106,
        "La mission dit ce qui arrive alors : le tour passe ; ou il passe et le détonateur avance ; ou la bombe "
        "explose ; ou le joueur est délié et joue son tour.",
        "The mission says what happens then: the player skips the turn; or skips it and the detonator advances; or "
        "the bomb explodes; or the player is released and plays.",
    ),
    rule(
        107,
        "Quand la mission n’en dit rien : le tour passe et le détonateur avance d’un cran.",
        "Where the mission says nothing: the player skips the turn and the detonator advances one step.",
    ),
    rule(
        108,
        "Se dire bloqué est une action. On peut utiliser d’abord l’équipement, ou passer avec le thermos. Seul "
        "un joueur bloqué peut la faire ; les autres ne passent pas, sauf si la mission le permet.",
        "Saying that you are stuck is an action. You may use equipment first, or the thermos instead. Only a stuck "
        "player can do it; others may not skip their turn unless the mission allows it.",
    ),
    rule(
        109,
        "Tout le monde voit qui est bloqué, et sait donc que rien dans son jeu n’est permis, sauf si c’est de viser "
        "qui lui était interdit.",
        "Everybody sees who is stuck, and so knows that nothing in that hand is allowed, unless it was pointing that "
        "was forbidden.",
    ),
    rule(
        110,
        "Révéler ses rouges n’est jamais soumis à ces règles. Un joueur qui n’a plus que des rouges le fait à son "
        "tour, sauf dans la mission 13.",
        "Revealing reds is never bound by any of this. A player with only reds left does it on their next turn, "
        "except in mission 13.",
    ),
    rule(
        111,
        "Si tous ceux qui ont des fils sont bloqués l’un après l’autre sans que rien ne change, et que la "
        "mission n’y change rien, la bombe explose.",
        "When everybody with wires is stuck one after the other, nothing has changed meanwhile, and no rule of "
        "the mission changes anything, the bomb explodes.",
    ),
    rule(
        112,
        "La mission est gagnée dès qu’il ne reste plus un fil à couper. Ce qui bougerait à la fin de ce tour ne "
        "bouge plus.",
        "The mission is won as soon as no uncut wires are left. What would move at the end of that turn moves no more.",
    ),
    rule(
        113,
        "Une valeur est complète quand ses quatre fils sont coupés, entamée dès que deux le sont.",
        "A value is complete when its four wires are cut, begun when at least two are.",
    ),
    rule(
        114,
        "Une coupe est un duo ou un solo, réussi ou non.",
        "A cut action is a dual or a solo cut, whether it succeeds or not.",
    ),
)

FRAME = Section(Text(fr="Ce que disent les missions", en="What missions say"), RULES)
