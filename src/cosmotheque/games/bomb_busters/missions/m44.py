"""Mission 44: Under pressure."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air

SCENARIO = Scenario(
    name="44",
    record=Mission(
        12,
        Mix(1, 3),
        NONE,
        cards_without(10),
        box=4,
        new_characters=NO_RAY,
        parts=(Air("reserve", "depth", (4, 6, 8, 10), "BOM-4403", may_pass=True),),
    ),
    title=Text(fr="Sous pression", en="Under pressure"),
    story=Text(
        fr="La bombe est attachée à la coque d’une épave, par quarante mètres de fond. Vos bouteilles sont "
        "reliées entre elles : chacun respire sur le compte des autres.",
        en="The bomb is tied to the hull of a wreck, forty metres down. Your bottles are linked: everybody "
        "breathes at the others’ expense.",
    ),
    special=Text(
        fr="Une coupe coûte 1, 2 ou 3 d’oxygène, pris dans une réserve commune refaite à chaque tour de table ; "
        "on ne parle pas. Si vous ne pouvez pas payer, vous passez et le détonateur avance.",
        en="A cut costs 1, 2 or 3 oxygen from a shared reserve that refills every round; nobody speaks. If you "
        "cannot pay, you skip your turn and the detonator advances.",
    ),
    rules=(
        rule(
            4401,
            "Une réserve commune de deux jetons par joueur. Le prix d’une coupe, selon la profondeur, est pris dans la "
            "réserve et posé devant celui qui coupe.",
            "A common reserve of two tokens per player. The price of a cut, by depth, is taken from the reserve and "
            "laid in front of the player who cuts.",
        ),
        rule(
            4402,
            "Au début du tour du capitaine, ou quand ce tour est sauté, tous les jetons reviennent dans la réserve.",
            "At the start of the captain’s turn, or when it is passed over, all tokens return to the reserve.",
        ),
        rule(
            4403,
            "Si la réserve ne suffit pour aucune valeur en main, on passe et le détonateur avance. On peut aussi "
            "passer exprès. Silence.",
            "If the reserve is too small for any value in hand, the turn is skipped and the detonator advances. One "
            "may also pass at will. Silence.",
        ),
    ),
)
