"""The count: what each operation costs, whites that are picked up again, and what is lost."""

from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import LayWhite, MovePawn, TakeWhite
from cosmotheque.games.bing_bang.lessons.cosmos import LEARNER, RIVAL, deal_position, read_moves
from cosmotheque.games.bing_bang.lessons.replies import TOO_EARLY_TO_END, no, rules, to_all_else, to_any, yes

ON_THE_WAY = deal_position(*read_moves(LEARNER, "lay f5, move f5, lay g5, move g5"))
ALMOST_SPENT = deal_position(
    *read_moves(LEARNER, "lay d5, lay c5, lay c6, lay c7, lay d7, move d5, move c5, move c6, move c7, move d7"),
    *read_moves(LEARNER, "lay f7, take c5, take c6, take c7"),
)

ONE_BY_ONE = (
    Step(
        said=Text(
            "Vous avez compté 4 : deux jetons blancs posés, deux pas. Continuez le chemin à droite, et regardez le "
            "cadran.",
            "You have counted 4: two whites laid, two steps. Continue your path to the right, and watch the dial.",
        ),
        rules=rules(16, 17),
        position=ON_THE_WAY,
        points=("h5", "count"),
        answers=(
            yes("5 sur 15.", "5 of 15.", "lay h5"),
            to_any(
                LayWhite,
                "Posez-le plutôt juste à droite de votre vaisseau.",
                "Lay it right beside your ship, on its right.",
            ),
            to_any(MovePawn, "Vous en venez : continuez à droite.", "You came from there: continue to the right."),
            TOO_EARLY_TO_END,
            to_all_else("Pour l’instant, posez un jeton blanc à droite.", "For now, lay a white token to the right."),
        ),
    ),
    Step(
        said=Text("Avancez dessus : encore 1.", "Move onto it: 1 more."),
        rules=rules(
            18,
        ),
        points=("h5",),
        answers=(
            yes("6 sur 15.", "6 of 15.", "move h5"),
            TOO_EARLY_TO_END,
            to_all_else(
                "Touchez le jeton blanc à droite du vaisseau.", "Tap the white token to the right of your ship."
            ),
        ),
    ),
    Step(
        said=Text(
            "Vous n’avez que 15 jetons blancs : reprenez-en un derrière vous. Touchez-le, puis « Reprendre ».",
            "You only have 15 white tokens: pick one up behind you. Tap it, then “Pick up”.",
        ),
        rules=rules(
            19,
        ),
        points=("f5", "g5"),
        answers=(
            yes(
                "Il est de nouveau en réserve. On peut reprendre n’importe quel jeton blanc, même celui d’un autre.",
                "It is in your stock again. You may pick up any white token, even another player’s.",
                "take f5",
                "take g5",
            ),
            to_any(
                MovePawn,
                "Cela fait reculer le vaisseau. Touchez le jeton, puis « Reprendre ».",
                "That would move your ship back. Tap the token, then “Pick up”.",
            ),
            to_any(
                TakeWhite,
                "Sous votre vaisseau, c’est permis, mais reprenez plutôt ceux qui sont derrière.",
                "From under your ship, that is allowed; but pick up one behind you.",
            ),
            TOO_EARLY_TO_END,
            to_all_else("Reprenez un jeton blanc derrière vous.", "Pick up a white token behind you."),
        ),
    ),
)
TO_FIFTEEN = (
    Step(
        said=Text(
            "Un autre tour, déjà à 14. Survoler compterait 2 : trop. Avec le dernier point, reprenez le jeton blanc "
            "laissé en d5.",
            "Another turn, at 14 already. A flight would count 2: too much. Use the last one to pick up the white left "
            "at d5.",
        ),
        rules=rules(16, 19, 23),
        position=ALMOST_SPENT,
        points=("d5", "count"),
        answers=(
            yes("15 sur 15 : rien n’est perdu.", "15 of 15: nothing is lost.", "take d5"),
            no(
                "On s’arrête quand on veut, mais le dernier point serait perdu.",
                "You may stop when you like, but the last one would be lost.",
                "end",
            ),
            no(
                "Gardez-le : c’est là que vous vous poserez au prochain tour.",
                "Keep it: that is where you will land on your next turn.",
                "take f7",
            ),
            to_all_else("Utile aussi, mais reprenez plutôt d5.", "That helps too, but pick up d5 instead."),
        ),
    ),
    Step(
        said=Text("Le compte est épuisé : finissez le tour.", "The count is spent: end the turn."),
        rules=rules(16, 20),
        points=("end-turn",),
        answers=(
            yes("Aux autres de jouer.", "The others play.", "end", then=read_moves(RIVAL, "lay f5, move f5, end")),
        ),
    ),
    Step(
        said=Text(
            "Nouveau tour, nouveau compte. Tout est prêt : survolez le jeton bleu.",
            "A new turn, a new count. All is ready: fly over the blue token.",
        ),
        rules=rules(20, 23),
        points=("e7",),
        answers=(
            yes("Préparer au tour d’avant, c’est gagner un tour.", "What you prepare saves a turn.", "fly e7-f7"),
            TOO_EARLY_TO_END,
            to_all_else("Touchez le jeton bleu à votre droite.", "Tap the blue token to your right."),
        ),
    ),
    Step(
        said=Text(
            "À retenir : poser 5, avancer 5, reprendre 5, cela fait 15. Touchez un jeton lointain, et le plateau vous "
            "propose un chemin avec son compte.",
            "Remember: lay 5, move 5, pick up 5 make 15. Tap a token far away, and the board plans a way with its "
            "count.",
        ),
        rules=rules(
            21,
        ),
    ),
)

COUNT = Chapter(
    slug="count",
    title=Text("Le compte", "The count"),
    about=Text("Tirer le meilleur d’un tour de 15.", "Make the most of a turn of 15."),
    minutes=2,
    seat=LEARNER,
    steps=(*ONE_BY_ONE, *TO_FIFTEEN),
)
