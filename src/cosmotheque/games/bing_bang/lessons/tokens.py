"""Flying over tokens: what a flight ends, a BIS, a surprise, and a piece that comes too early."""

from cosmotheque.core.game import CHANCE, Move
from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import DrawSurprise, LayWhite, TurnToken
from cosmotheque.games.bing_bang.components.box import PLEASANT
from cosmotheque.games.bing_bang.lessons.cosmos import LEARNER, RIVAL, deal_position, read_moves
from cosmotheque.games.bing_bang.lessons.replies import TOO_EARLY_TO_END, rules, to_all_else, to_any, yes

TO_THE_TOKEN = read_moves(LEARNER, "lay e6, move e6, lay e8")
BEFORE_A_BIS = deal_position(*TO_THE_TOKEN, faces={"e7": "bis"})
OVER_A_SURPRISE = deal_position(*TO_THE_TOKEN, *read_moves(LEARNER, "fly e7-e8"), faces={"e7": "pleasant"})
OVER_THE_SHUTTLE = deal_position(
    *read_moves(LEARNER, "lay d5, lay d6, lay d7, lay d8, lay d9, move d5, move d6, move d7, move d8, move d9"),
    *read_moves(LEARNER, "lay f9, fly e9-f9"),
    faces={"e9": "shuttle-red"},
)
SUPPLIES = Move(CHANCE, DrawSurprise(PLEASANT.index("supply-ship")))

A_BIS = (
    Step(
        said=Text(
            "On survole toujours en ligne droite, jusqu’au jeton blanc juste derrière. Touchez le jeton bleu.",
            "A flight is always straight, to the white token right behind. Tap the blue token.",
        ),
        rules=rules(
            23,
        ),
        position=BEFORE_A_BIS,
        points=("e7",),
        answers=(
            yes("Bien posé.", "A fine landing.", "fly e7-e8"),
            TOO_EARLY_TO_END,
            to_all_else("Touchez le jeton bleu sous le vaisseau.", "Tap the blue token below your ship."),
        ),
    ),
    Step(
        said=Text(
            "Après un survol, le vaisseau ne bouge plus. Mais avant de retourner le jeton, on peut encore poser et "
            "reprendre : reprenez e6.",
            "After a flight your ship cannot move on. But before you turn the token you may still lay and pick up: "
            "pick up e6.",
        ),
        rules=rules(
            24,
        ),
        points=("e6",),
        answers=(
            yes("Un jeton blanc de plus en réserve.", "One more white in your stock.", "take e6"),
            to_any(
                TurnToken,
                "Bientôt : une fois retourné, ce compte est fini. Reprenez d’abord e6.",
                "In a moment: once it is turned, this count is over. Pick up e6 first.",
            ),
            to_any(LayWhite, "Permis, mais reprenez plutôt e6.", "You may, but pick up e6 instead."),
            to_all_else("Gardez celui-là : vous êtes dessus.", "Keep that one: you are on it."),
        ),
    ),
    Step(
        said=Text("Retournez le jeton.", "Turn the token."),
        rules=rules(25, 29),
        points=("turn-token",),
        answers=(
            yes(
                "Un BIS ! Ce n’est pas un pilote, mais vous rejouez jusqu’à 15.",
                "A BIS! No pilot, but you play on, up to 15.",
                "turn",
            ),
            to_all_else("Retournez-le maintenant.", "Turn it now."),
        ),
    ),
)
SURPRISES = (
    Step(
        said=Text(
            "Chaque couleur cache six pièces, deux imprévus et deux incidents. Retournez ce jeton.",
            "Each colour hides six pieces, two surprises and two incidents. Turn this token.",
        ),
        rules=rules(2, 26, 60),
        position=OVER_A_SURPRISE,
        points=("turn-token",),
        answers=(
            yes(
                "Un imprévu agréable, le ravitaillement : 3 jetons blancs. Puis c’est au suivant.",
                "A pleasant surprise, a supply ship: 3 whites. Then the next player plays.",
                "turn",
                then=(SUPPLIES, *read_moves(RIVAL, "lay f5, move f5, end")),
            ),
            to_all_else("Retournez le jeton pour voir.", "Turn the token and see."),
        ),
    ),
    Step(
        said=Text(
            "Ici vous cherchez encore un pilote, et vous avez survolé un jeton orange. Retournez-le.",
            "Here you still look for a pilot, and you have flown over an orange token. Turn it.",
        ),
        rules=rules(27, 28),
        position=OVER_THE_SHUTTLE,
        points=("turn-token",),
        answers=(
            yes(
                "Votre navette rouge, mais trop tôt : sans pilote, elle reste là. Au moins, vous savez où !",
                "Your red shuttle, but too early: without a pilot it stays. At least you know where it is!",
                "turn",
                then=read_moves(RIVAL, "lay f5, move f5, end"),
            ),
            to_all_else("Retournez d’abord le jeton.", "Turn the token first."),
        ),
    ),
    Step(
        said=Text(
            "Le jeton est de nouveau face cachée : à vous de vous en souvenir. Touchez-le, puis « Noter » : votre "
            "carnet garde vos trouvailles.",
            "The token lies face down again: remember it. Tap it, then “Note”: your notebook keeps what you saw.",
        ),
        rules=rules(25, 28),
        points=("e9",),
    ),
)

TOKENS = Chapter(
    slug="tokens",
    title=Text("Survoler les jetons", "Flying over tokens"),
    about=Text("Savoir ce qu’un jeton retourné change.", "Know what a turned token changes."),
    minutes=2,
    seat=LEARNER,
    steps=(*A_BIS, *SURPRISES),
)
