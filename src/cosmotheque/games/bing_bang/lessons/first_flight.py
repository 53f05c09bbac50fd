"""The first chapter: what it is all for. A pilot is found, a shuttle is not; an object is delivered; home to Earth."""

from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import LayWhite, TakeWhite
from cosmotheque.games.bing_bang.lessons.cosmos import (
    LEARNER,
    RIVAL,
    TO_OBJECT,
    TO_PILOT,
    TO_SCIENTIST,
    TO_SHUTTLE,
    TO_THE_LAST_CELL,
    deal_position,
    read_moves,
)
from cosmotheque.games.bing_bang.lessons.replies import (
    NOT_RED,
    TOO_EARLY_TO_END,
    no,
    rules,
    to_all_else,
    to_any,
    yes,
)

ON_EARTH = deal_position(faces={"e7": "pilot-1", "e9": "shuttle-blue"})
ALL_ABOARD = (
    *read_moves(LEARNER, f"{TO_PILOT}, {TO_SHUTTLE}, {TO_SCIENTIST}"),
    *read_moves(RIVAL, "lay f5, move f5, end"),
    *read_moves(LEARNER, f"{TO_OBJECT}, {TO_THE_LAST_CELL}"),
)
BESIDE_MARS = deal_position(*ALL_ABOARD)
BESIDE_EARTH = deal_position(
    *ALL_ABOARD,
    *read_moves(LEARNER, "move e17, end"),
    *read_moves(RIVAL, "lay g5, move g5, end"),
    *read_moves(LEARNER, "move e16, move e15, move e14, lay d14, lay d13, lay d12, lay d11"),
    *read_moves(LEARNER, "move d14, move d13, move d12, move d11, take e16, take e15, take e14, take d14, end"),
    *read_moves(RIVAL, "lay h5, move h5, end"),
    *read_moves(LEARNER, "lay d10, lay d9, lay d8, lay d7, lay d6, move d10, move d9, move d8, move d7, move d6"),
    *read_moves(LEARNER, "move e6, take d10, take d9, take d8"),
)

FIND_A_PILOT = (
    Step(
        said=Text(
            "Voici votre vaisseau, sur la Terre. Il vole de jeton blanc en jeton blanc : touchez la case entourée pour "
            "en poser un.",
            "This is your ship, on Earth. It flies from white token to white token: tap the ringed cell to lay one.",
        ),
        rules=rules(15, 17),
        position=ON_EARTH,
        points=("e6",),
        answers=(
            yes("Une première pierre du chemin.", "The first stone of your way.", "lay e6"),
            to_any(
                LayWhite,
                "On peut en poser partout, mais posez celui-ci juste sous la Terre.",
                "Whites may lie anywhere, but lay this one right below Earth.",
            ),
            NOT_RED,
            TOO_EARLY_TO_END,
            to_all_else(
                "C’est une carte Bing Bang : elle a son propre chapitre. Posez d’abord un jeton blanc.",
                "That is a Bing Bang card, which has a chapter of its own. Lay a white token first.",
            ),
        ),
    ),
    Step(
        said=Text(
            "Touchez ce jeton blanc : votre vaisseau avance. Chaque geste compte 1, et un tour va jusqu’à 15.",
            "Tap that white token: your ship moves. Whatever you do counts 1, and a turn counts to 15.",
        ),
        rules=rules(16, 18),
        points=("e6", "count"),
        answers=(
            yes("Vous avez compté 2 sur 15.", "You have counted 2 of 15.", "move e6"),
            TOO_EARLY_TO_END,
            to_any(
                TakeWhite,
                "Ce jeton sert encore : avancez dessus.",
                "You still need this token: move onto it.",
            ),
            to_all_else("D’abord, avancez sur votre jeton blanc.", "First move onto your white token."),
        ),
    ),
    Step(
        said=Text(
            "Sous les jetons bleus se cachent les pilotes. Pour retourner celui-ci, il faut le survoler et se poser "
            "derrière : posez-y un jeton blanc.",
            "Pilots hide under blue tokens. To turn this one you must fly over it and land behind it: lay a white "
            "token there.",
        ),
        rules=rules(2, 23),
        points=("e7", "e8"),
        answers=(
            yes("Votre piste d’atterrissage est prête.", "Your landing place is ready.", "lay e8"),
            to_any(
                LayWhite,
                "Il faut un jeton blanc juste derrière le bleu, en ligne droite.",
                "The white token must lie right behind the blue one, in a straight line.",
            ),
            TOO_EARLY_TO_END,
            to_all_else(
                "Posez plutôt un jeton blanc derrière le jeton bleu.",
                "Lay a white token behind the blue one instead.",
            ),
        ),
    ),
    Step(
        said=Text(
            "Touchez le jeton bleu pour le survoler : le vol compte 1, l’arrivée 1.",
            "Tap the blue token to fly over it: the flight counts 1, the landing 1.",
        ),
        rules=rules(23, 24),
        points=("e7",),
        answers=(
            yes("Vous voilà derrière.", "There you are, behind it.", "fly e7-e8"),
            TOO_EARLY_TO_END,
            to_all_else("Touchez le jeton bleu, juste sous vous.", "Tap the blue token, right below you."),
        ),
    ),
    Step(
        said=Text("Maintenant, retournez le jeton.", "Now turn the token up."),
        rules=rules(25, 27),
        points=("turn-token",),
        answers=(
            yes(
                "Un pilote ! Quand vous trouvez ce que vous cherchez, vous rejouez aussitôt, jusqu’à 15.",
                "A pilot! When you find what you are looking for, you play on right away, up to 15.",
                "turn",
            ),
            to_all_else(
                "C’est permis, mais la curiosité d’abord : « Retourner le jeton ».",
                "You may, but curiosity first: “Turn the token”.",
            ),
        ),
    ),
)
MISS_A_SHUTTLE = (
    Step(
        said=Text(
            "Après le pilote, il vous faut votre navette : la rouge, dit votre mission. Les navettes sont sous les "
            "jetons "
            "orange : posez un jeton blanc derrière celui-ci.",
            "After the pilot you need your shuttle: the red one, says your mission. Shuttles are under orange "
            "tokens: lay "
            "a white token behind this one.",
        ),
        rules=rules(13, 27),
        points=("e9", "e10", "mission"),
        answers=(
            yes("C’est prêt.", "That will do.", "lay e10"),
            to_any(
                LayWhite,
                "Le jeton blanc doit être juste derrière le jeton orange.",
                "The white token must lie right behind the orange one.",
            ),
            TOO_EARLY_TO_END,
            to_all_else("Pas par là : cap sur le jeton orange.", "Not that way: make for the orange token."),
        ),
    ),
    Step(
        said=Text("Survolez le jeton orange.", "Fly over the orange token."),
        rules=rules(
            23,
        ),
        points=("e9",),
        answers=(
            yes("Et hop.", "And over.", "fly e9-e10"),
            TOO_EARLY_TO_END,
            to_all_else("Touchez le jeton orange.", "Tap the orange token."),
        ),
    ),
    Step(
        said=Text("Retournez-le : est-ce votre navette rouge ?", "Turn it: is it your red shuttle?"),
        rules=rules(25, 28),
        points=("turn-token",),
        answers=(
            yes(
                "La navette bleue : pas la vôtre, donc sans effet, et c’est au suivant. Retenez où elle est !",
                "The blue shuttle: not yours, so it does nothing, and the next player plays. Remember where it is!",
                "turn",
                then=read_moves(RIVAL, "lay f5, move f5, end"),
            ),
            to_all_else("Retournez d’abord le jeton.", "Turn the token first."),
        ),
    ),
)
COME_HOME = (
    Step(
        said=Text(
            "Quelques tours plus tard : pilote, navette, savant et objet sont à bord. Votre carte-mission dit Mars : "
            "touchez la planète pour y déposer l’objet.",
            "A few turns later: pilot, shuttle, scientist and object are aboard. Your mission card says Mars: tap the "
            "planet to deliver the object.",
        ),
        rules=rules(46, 47),
        position=BESIDE_MARS,
        points=("e17",),
        answers=(
            yes(
                "Objet déposé : vous recevez le témoin, la preuve de votre passage.",
                "Delivered: you get the witness, the proof that you were here.",
                "move e17",
            ),
            no("Vous y êtes presque : Mars est juste devant.", "Almost there: Mars is right ahead.", "move e15"),
            TOO_EARLY_TO_END,
            to_all_else("Touchez Mars, juste devant vous.", "Tap Mars, right ahead of you."),
        ),
    ),
    Step(
        said=Text(
            "Dernière étape : rentrer sur la Terre, le premier. Le compte est à 14 sur 15 : touchez la Terre.",
            "The last leg: be the first to come home to Earth. The count is at 14 of 15: tap Earth.",
        ),
        rules=rules(48, 49),
        position=BESIDE_EARTH,
        points=("e5",),
        answers=(
            yes(
                "Mission accomplie : vous avez gagné !",
                "Mission accomplished: you have won!",
                "move e5",
            ),
            to_any(
                LayWhite,
                "Ce serait votre dernier point de compte : gardez-le pour la Terre.",
                "That would be the last of your count: keep it for Earth.",
            ),
            to_all_else("La Terre est juste au-dessus : touchez-la.", "Earth is right above you: tap it."),
        ),
    ),
    Step(
        said=Text(
            "Pilote, navette, savant et objet, planète, Terre : vous savez tout l’essentiel. Bon voyage !",
            "Pilot, shuttle, scientist and object, planet, Earth: that is all you need. Have a good journey!",
        ),
        rules=rules(27, 49),
    ),
)

FIRST_FLIGHT = Chapter(
    slug="first-flight",
    title=Text("Première mission", "First mission"),
    about=Text(
        "Poser, avancer, survoler, retourner, et rentrer sur la Terre.", "Lay, move, fly over, turn, and come home."
    ),
    minutes=3,
    seat=LEARNER,
    steps=(*FIND_A_PILOT, *MISS_A_SHUTTLE, *COME_HOME),
)
