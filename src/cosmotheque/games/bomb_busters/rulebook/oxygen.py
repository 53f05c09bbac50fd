"""Oxygen, and the missions under water (BOM-225 to BOM-231, missions 44, 49 and 63)."""

from cosmotheque.core.text import Rule, Section, Text, numbered

rule = numbered("BOM")

RULES = (
    rule(
        225,
        "Avant une coupe, on en paie le prix en oxygène selon la valeur annoncée ; il est perdu même si la coupe "
        "échoue. Quatre fils coupés en solo se paient une seule fois.",
        "Before a cut its price in oxygen is paid, by the value announced; it is spent even if the cut fails. Four "
        "wires cut solo are paid once.",
    ),
    rule(
        226,
        "Prix selon la profondeur (44, 54) : 1 jeton pour 1 à 4, 2 pour 5 à 8, 3 pour 9 à 12. Prix selon la valeur "
        "(49, 63) : autant de jetons que la valeur.",
        "Price by depth (44, 54): 1 token for 1 to 4, 2 for 5 to 8, 3 for 9 to 12. Price by value (49, 63): as many "
        "tokens as the value.",
    ),
    rule(
        227,
        "On n’annonce ni ne coupe une valeur qu’on ne peut pas payer. Si l’on n’en peut payer aucune, on passe son "
        "tour et le détonateur avance.",
        "A value that cannot be paid may be neither announced nor cut. If you can pay for none, you skip your turn "
        "and the detonator advances.",
    ),
    rule(
        228,
        "Passer alors qu’on pourrait jouer coûte aussi une avance du détonateur ; c’est permis dans les missions 44 "
        "et 49, interdit dans les missions 54 et 63.",
        "Skipping your turn although you could play costs a step of the detonator as well; it is allowed in missions "
        "44 and 49, forbidden in 54 and 63.",
    ),
    rule(
        229,
        "Là où l’on peut passer, le stabilisateur pris au début du tour évite aussi l’avance d’un tour passé.",
        "Where you may skip your turn, the stabilizer taken at its start also stops the step of the skipped turn.",
    ),
    rule(
        230,
        "Tout le monde voit combien il y a de jetons, et où. Ils sont en nombre illimité.",
        "Everybody sees how many tokens there are, and where. There is no end of them.",
    ),
    rule(
        231,
        "Sous l’eau, silence : ni messages ni phrases. Deux signes sont permis à tous, à tout moment : « plus "
        "d’oxygène » et « assez d’oxygène ».",
        "Under water there is silence: no chat and no phrases. Everybody may at any time give two signs: “more "
        "oxygen” and “enough oxygen”.",
    ),
)

COMMON = (
    rule(
        4401,
        "Une réserve commune de deux jetons par joueur. Le prix d’une coupe, selon la profondeur, est pris dans la "
        "réserve et posé devant celui qui coupe.",
        "A common reserve of two tokens per player. The price of a cut, by depth, is taken from the reserve and laid "
        "in front of the player who cuts.",
    ),
    rule(
        4402,
        "Au début du tour du capitaine, ou quand ce tour est sauté, tous les jetons reviennent dans la réserve.",
        "At the start of the captain’s turn, or when it is passed over, all tokens return to the reserve.",
    ),
    rule(
        4403,
        "Si la réserve ne suffit pour aucune valeur en main, on passe et le détonateur avance. On peut aussi passer "
        "exprès. Silence.",
        "If the reserve is too small for any value in hand, the turn is skipped and the detonator advances. One may "
        "also pass at will. Silence.",
    ),
)

GIVEN = (
    rule(
        4901,
        "Chacun a 7 jetons à deux joueurs, 6 à trois, 5 à quatre, 4 à cinq.",
        "Each player has 7 tokens with two players, 6 with three, 5 with four, 4 with five.",
    ),
    rule(
        4902,
        "Avant une coupe, on donne son prix, la valeur annoncée, à un seul coéquipier qui a encore des fils, pas "
        "forcément celui qu’on vise. Si l’on ne dit rien, c’est le prochain à jouer.",
        "Before a cut its price, the value announced, is given to one teammate who still has wires, not necessarily "
        "the one pointed at. If nothing is said, it is the next to play.",
    ),
    rule(
        4903,
        "Trop peu de jetons pour toute valeur en main : on passe et le détonateur avance. On peut aussi passer "
        "exprès. Silence.",
        "Too few tokens for any value in hand: the turn is skipped and the detonator advances. One may also pass at "
        "will. Silence.",
    ),
    rule(
        4904,
        "Un joueur qui n’a plus de fils à couper, ou révèle ses rouges, perd ses jetons : ils quittent le jeu.",
        "A player who has no uncut wires left, or reveals reds, loses their tokens: they leave the game.",
    ),
    rule(
        4905,
        "À deux joueurs, le coéquipier est l’autre. Quand un seul joueur a encore des fils, les jetons payés quittent "
        "le jeu.",
        "With two players the teammate is the other one. Once only one player has uncut wires, tokens are paid out of "
        "the game.",
    ),
)

ROUND = (
    rule(
        6301,
        "Le capitaine a tous les jetons : 14 à deux joueurs, 18 à trois, 24 à quatre, 30 à cinq. La réserve est vide.",
        "The captain has all tokens: 14 with two players, 18 with three, 24 with four, 30 with five. The reserve is "
        "empty.",
    ),
    rule(
        6302,
        "Une coupe coûte sa valeur, versée à la réserve. À la fin du tour, le joueur actif donne tous les jetons qui "
        "restent au prochain joueur à gauche qui a des fils.",
        "A cut costs its value, paid into the reserve. At the end of the turn the active player passes all tokens "
        "left to the next player to the left who has wires.",
    ),
    rule(
        6303,
        "À partir du deuxième tour de table, le capitaine commence son tour en prenant la réserve. S’il ne joue pas, "
        "elle va à celui qui joue à sa place.",
        "From the second round on the captain begins the turn by taking the reserve. If the captain does not play, it "
        "goes to the player who does.",
    ),
    rule(
        6304,
        "Trop peu de jetons pour toute valeur en main : on passe, le détonateur avance et les jetons passent au "
        "suivant. Si l’on peut jouer, on le doit. Silence.",
        "Too few tokens for any value in hand: the turn is skipped, the detonator advances and the tokens pass on. If "
        "you can play, you must. Silence.",
    ),
    rule(
        6305,
        "Avec le thermos, les jetons vont au joueur désigné.",
        "With the thermos the tokens go to the player named.",
    ),
)

OXYGEN = Section(Text(fr="Oxygène", en="Oxygen"), RULES)
MISSIONS: dict[int, tuple[Rule, ...]] = {44: COMMON, 49: GIVEN, 63: ROUND}
